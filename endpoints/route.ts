import type { Endpoint, PayloadRequest, TypedUser } from 'payload'
import { type AnswersOf, type Contract, type Parsed, partsOf } from '@/lib/http/contract'
import { parseBody, parseInput } from '@/lib/http/parse'
import { codeForStatus, problem } from '@/lib/http/problem'
import type { Refused, Reply } from '@/lib/http/reply'
import { limitHeaders } from '@/lib/rate-limit/headers'
import type { LimitVerdict } from '@/lib/rate-limit/limiter'
import { isUuid } from '@/lib/validation/uuid'
import { accessOf, anyone, type Caller, type Handle } from './access/callers'
import { byKey } from './access/keys'
import { recentOnly } from './access/recently-authenticated'

export const refuse = (status: number, message: string, field?: string, extra: object = {}): Refused =>
  problem(status, { message, code: codeForStatus(status), ...(field ? { field } : {}) }, extra)

export const tooMany = (message: string, verdict: LimitVerdict): Refused =>
  problem(429, { message, code: 'rate_limited' }, {}, limitHeaders(verdict))

/** Without empty parameters, which forms send. */
const queryOf = ({ searchParams }: PayloadRequest) =>
  Object.fromEntries([...searchParams].filter(([, value]) => value !== ''))

/** The id in the path. Empty if it is none. */
export function pathId({ routeParams }: PayloadRequest): string {
  const id = routeParams?.id
  return isUuid(id) ? id : ''
}

export type ReplyTo<C extends Contract> = Promise<Reply<AnswersOf<C>>>

/** The input of a call, or the refusal that names each wrong field. */
async function readInput<C extends Contract>(contract: C, req: PayloadRequest) {
  const schema = await contract.input?.()
  if (!schema) throw new Error(`${contract.at} has no input`)
  return partsOf(contract).method === 'GET' ? parseInput(schema, queryOf(req)) : parseBody(req, schema)
}

/**
 * An endpoint that does what its contract says: checks the caller, then the input. `under` is the collection whose address it
 * has.
 */
export function endpoint<C extends Contract>(
  contract: C,
  handle: (req: PayloadRequest, input: Parsed<C>, user: Caller<C>) => ReplyTo<C>,
  under?: string,
): Endpoint {
  return readingItself(
    contract,
    async (req, user) => {
      if (!contract.input) return handle(req, undefined as Parsed<C>, user)
      const input = await readInput(contract, req)
      return input.ok ? handle(req, input.value as Parsed<C>, user) : input.refusal
    },
    under,
  )
}

/** The same for an endpoint that reads its input in another order. */
export function readingItself<C extends Contract>(
  contract: C,
  handle: (req: PayloadRequest, user: Caller<C>) => ReplyTo<C>,
  under?: string,
): Endpoint {
  const { method, path } = partsOf(contract)
  const { who, recent } = contract
  const work = handle as Handle<TypedUser | null>
  const open =
    who === 'public' || who === 'by secret' ? anyone(work) : accessOf[who](recent ? recentOnly(work) : work)
  const prefix = under ? `/api/${under}` : '/api'
  return {
    path: path.slice(prefix.length) || '/',
    method: method.toLowerCase() as Endpoint['method'],
    handler: byKey(contract, open),
    custom: { contract },
  }
}
