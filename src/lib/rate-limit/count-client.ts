import type { Pool } from 'pg'
import { clientNetwork, widerNetwork } from '../http/client-network'
import { countAttempt, type Limit, type LimitVerdict, refundAttempt, strictest } from './limiter'

/** How many networks inside a wider one may use up their share before all of it is limited. */
const WIDER_SHARE = 8

const wider = (limit: Limit): Limit => ({
  ...limit,
  name: `${limit.name}-wider`,
  points: limit.points * WIDER_SHARE,
})

interface Client {
  address: string
  scope?: string
}

const subject = (scope: string | undefined, network: string) => (scope ? `${scope}:${network}` : network)

/**
 * Counts one attempt of a client by its network and, for IPv6, by the wider network around it: changing the address within
 * either does not reset the count. Requests that the smaller one rejects are not counted in the wider one, so that one client cannot use
 * it up.
 */
export async function countClient(
  pool: Pool,
  limit: Limit,
  { address, scope }: Client,
): Promise<LimitVerdict> {
  const own = await countAttempt(pool, limit, subject(scope, clientNetwork(address)))
  const around = widerNetwork(address)
  if (!own.allowed || !around) return own
  return strictest(own, await countAttempt(pool, wider(limit), subject(scope, around)))
}

/** Takes back what `countClient` counted and allowed. */
export async function refundClient(pool: Pool, limit: Limit, { address, scope }: Client): Promise<void> {
  const around = widerNetwork(address)
  await refundAttempt(pool, limit, subject(scope, clientNetwork(address)))
  if (around) await refundAttempt(pool, wider(limit), subject(scope, around))
}
