import type { Endpoint, PayloadRequest } from 'payload'
import { userOfKey } from '@/features/keys/queries'
import { keyOf, opens } from '@/features/keys/rules'
import { sentKey } from '@/features/keys/token'
import type { Contract } from '@/lib/http/contract'
import { forbidden, problem } from '@/lib/http/problem'
import type { Refused } from '@/lib/http/reply'

/** What Payload keeps about an endpoint of ours. */
export const contractOf = ({ custom }: Pick<Endpoint, 'custom'>): Contract | undefined => custom?.contract

export const wrongKey = (): Refused =>
  problem(401, { message: 'This API key is wrong, or has expired.', code: 'unauthenticated' })

/** The refusal for a key that may not make this call. Calls without a contract are never open to keys. */
export function keyRefusal(user: object | undefined, contract: Contract | undefined): Refused | undefined {
  const key = keyOf(user)
  if (!key) return wrongKey()
  if (contract && opens(key, contract)) return undefined
  return forbidden(
    contract?.scope
      ? `This API key does not have the scope ${contract.scope}.`
      : 'This call cannot be made with an API key.',
  )
}

/** The only place where an API key becomes the user of a request: a call whose contract has one of its scopes. */
export const byKey =
  (contract: Contract, handle: Endpoint['handler']): Endpoint['handler'] =>
  async (req: PayloadRequest) => {
    if (!sentKey(req.headers)) return handle(req)
    const user = await userOfKey(req.payload, req.headers)
    const refusal = keyRefusal(user, contract)
    if (refusal) return refusal
    req.user = user ?? null
    return handle(req)
  }
