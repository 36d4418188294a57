import type { PayloadRequest } from 'payload'
import { inTransaction, transactionOf } from '@/lib/db/transaction'
import type { AnswersOf, Contract } from '@/lib/http/contract'
import { findStoredAnswer, storeAnswer } from '@/lib/http/idempotency'
import { keyReused, readRepeat } from '@/lib/http/read-repeat'
import { type Refused, type Reply, refused } from '@/lib/http/reply'

type Replied<C extends Contract> = Reply<AnswersOf<C>> | Refused

/** Does the work of a write once for each Idempotency-Key of a caller, in one transaction with the stored answer. */
export async function once<C extends Contract>(
  contract: C,
  actor: PayloadRequest,
  input: unknown,
  work: (req: PayloadRequest) => Promise<Replied<C>>,
): Promise<Replied<C>> {
  const repeated = readRepeat(actor.headers, `${contract.at}:${actor.user?.id}`, input)
  if (!repeated.ok) return repeated.refusal
  const { repeat } = repeated
  if (!repeat) return inTransaction(actor, work)
  return inTransaction(actor, async (req) => {
    const db = await transactionOf(req)
    const stored = await findStoredAnswer(db, repeat)
    if (stored === 'other') return keyReused()
    const headers = { 'content-type': 'application/json' }
    if (stored) return refused(new Response(stored.body, { status: stored.status, headers }))
    const response = await work(req)
    if (response.ok)
      await storeAnswer(db, repeat, { status: response.status, body: await response.clone().text() })
    return response
  })
}
