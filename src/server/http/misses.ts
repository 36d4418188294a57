import type { IncomingMessage, ServerResponse } from 'node:http'
import { processState } from '../../lib/process-state.ts'
import { isDataRequest } from '../../patches/next/requests/names.ts'
import { isApi, type Refusal, sendRefusal } from './refusals.ts'

/** The application's part: it knows networks and counts in the database. */
interface MissLimiter {
  networkOf(req: IncomingMessage): string
  /** Counts a miss for all servers; never throws. @returns how many seconds the network must wait, or 0 */
  count(req: IncomingMessage): Promise<number>
  /** Records a rejected request; never throws. */
  refused(req: IncomingMessage): void
}

const state = processState('misses', (): { limiter?: MissLimiter } => ({}))

export function setMissLimiter(limiter: MissLimiter): void {
  state.limiter = limiter
}

/** Addresses that were answered with a page stay open to all, also in the network of a scanner. */
const KNOWN_PATHS = 5000
const MAX_PATH_LENGTH = 500
const WAITING_NETWORKS = 10_000
/** Unknown addresses that one network may request at once: prefetching browsers request several. */
const AT_ONCE = 30

/** Drops the oldest entries above the limit. */
function trim(kept: Map<string, unknown> | Set<string>, most: number): void {
  for (const oldest of kept.keys()) {
    if (kept.size <= most) return
    kept.delete(oldest)
  }
}

const tooMany = (seconds: number): Refusal => ({
  status: 429,
  message: 'Too many requests. Please wait a moment and try again.',
  headers: { 'retry-after': seconds },
})

/** Rendered for each request and counted in `src/proxy.ts`; editors there by account. */
const COUNTED_BY_PROXY = /^\/(?:admin|super-admin|dashboard|preview|search|blog\/search)(?:\/|$)/

/** Missing pages, redirects and unreadable addresses, which cost Next work. Its own failures do not count. */
const isMiss = (status: number): boolean => status >= 300 && status < 500 && status !== 304 && status !== 429

/**
 * Limits the cost of requests from one network that the page memory cannot answer. Addresses without a page cost a database
 * query and a render; Next generates the data for client-side navigation. The database counts for all servers; blocked networks
 * are kept in memory.
 */
export function missGuard(now: () => number = () => performance.now()) {
  const known = new Set<string>()
  const waitsUntil = new Map<string, number>()
  const underWay = new Map<string, number>()

  function settle(req: IncomingMessage, status: number, path: string, network: string): void {
    const left = (underWay.get(network) ?? 1) - 1
    if (left > 0) underWay.set(network, left)
    else underWay.delete(network)
    if (status < 300) {
      known.add(path)
      trim(known, KNOWN_PATHS)
    }
    if (!isMiss(status) && !isDataRequest(req)) return
    if (status === 404) known.delete(path)
    void state.limiter?.count(req).then((seconds) => {
      if (seconds > 0) waitsUntil.set(network, now() + seconds * 1000)
      trim(waitsUntil, WAITING_NETWORKS)
    })
  }

  function waitOf(network: string): number {
    const left = (waitsUntil.get(network) ?? 0) - now()
    if (left > 0) return Math.ceil(left / 1000)
    waitsUntil.delete(network)
    return (underWay.get(network) ?? 0) >= AT_ONCE ? 1 : 0
  }

  /** Rejects a request of a blocked network; returns false if it may continue. */
  return (req: IncomingMessage, res: ServerResponse, asked = req.url ?? '', isReadable = true): boolean => {
    const path = asked.split('?', 1)[0]?.slice(0, MAX_PATH_LENGTH) ?? ''
    // Calls have their own limits, but unreadable ones never reach them.
    if (!state.limiter || (isReadable && (isApi(path) || COUNTED_BY_PROXY.test(path)))) return false
    const network = state.limiter.networkOf(req)
    const seconds = known.has(path) && !isDataRequest(req) ? 0 : waitOf(network)
    if (seconds > 0) {
      state.limiter.refused(req)
      sendRefusal(req, res, tooMany(seconds), path)
      return true
    }
    underWay.set(network, (underWay.get(network) ?? 0) + 1)
    res.once('close', () => settle(req, res.statusCode, path, network))
    return false
  }
}
