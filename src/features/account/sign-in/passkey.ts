import { eq } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { account_passkeys } from '@/lib/db/own-tables'
import { inTransaction, transactionOf } from '@/lib/db/transaction'
import { recordFailure } from '../failures'
import { countAuthAttempt, deviceOf, refundAuthAttempt } from '../limits'
import type { PasskeyProof } from '../passkey/schema'
import { verifyPasskey } from '../passkey/verify'
import { credentialsById, credentialsHold } from '../password/queries'
import { beginSession } from '../session/mutations'
import { recordSignIn } from './audit'
import type { SignInOutcome } from './mutations'

type Outcome = Extract<SignInOutcome, { kind: 'limited' | 'refused' | 'signed-in' }>

/** A sign-in with a passkey alone, which proves the device and the person. Every failure looks the same. */
export async function signInWithPasskey(req: PayloadRequest, proof: PasskeyProof): Promise<Outcome> {
  const verdict = await countAuthAttempt(req, 'sign-in')
  if (!verdict.allowed) return { kind: 'limited', verdict }
  const verified = await verifyPasskey(req, { purpose: 'sign-in' }, proof)
  if (!verified.ok) {
    const { userId, reason } = verified
    recordFailure(req, 'Sign-in with a passkey failed', { userId, reason })
    return { kind: 'refused' }
  }
  const { userId, passkeyId } = verified
  const session = await inTransaction(req, async (transaction) => {
    const credentials = await credentialsById(transaction, userId)
    if (!credentials || !(await credentialsHold(transaction, credentials))) return undefined
    const db = await transactionOf(transaction)
    if ((await db.$count(account_passkeys, eq(account_passkeys.id, passkeyId))) === 0) return undefined
    await recordSignIn(transaction, userId, deviceOf(req), true)
    return beginSession(transaction, userId, deviceOf(req), true)
  })
  if (!session) {
    recordFailure(req, 'Sign-in with a passkey that was removed meanwhile', { userId })
    return { kind: 'refused' }
  }
  await refundAuthAttempt(req, 'sign-in')
  return { kind: 'signed-in', userId, ...session }
}
