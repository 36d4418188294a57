import type { IncomingMessage, ServerResponse } from 'node:http'
import { processState } from '../../lib/process-state.ts'
import { isDataRequest } from '../next-internals.ts'
import { isApi, type Refusal, refuse } from './refusals.ts'

/** What the application knows of whoever asks for pages that are not there. */
interface MissLimiter {
  networkOf(req: IncomingMessage): string
  /** Counts a miss for all servers; never throws. @returns for how many seconds the network has to wait, 0 for not at all */
  count(req: IncomingMessage): Promise<number>
  /** Takes note of a request that was refused; never throws. */
  refused(req: IncomingMessage): void
}

const state = processState('misses', (): { limiter?: MissLimiter } => ({}))

/** Called by the application, which has the database. */
export function setMissLimiter(limiter: MissLimiter): void {
  state.limiter = limiter
}

/** Addresses that were answered with a page are open to everybody, also beside a scanner in one network. */
const KNOWN_PATHS = 5000
const LONGEST_PATH = 500
const WAITING_NETWORKS = 10_000
/** Unknown addresses of one network that may be looked for at once: a browser that reads ahead asks for some. */
const AT_ONCE = 30

/** Forgets the oldest when there are too many. */
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

/** Rendered for each request, and counted in `src/proxy.ts`: an editor there by account. */
const COUNTED_BY_PROXY = /^\/(?:admin|super-admin|dashboard|preview|search|blog\/search)(?:\/|$)/

/** What the framework had to work for: missing pages, redirects, unreadable addresses. Its own failures do not count. */
const isMiss = (status: number): boolean => status >= 300 && status < 500 && status !== 304 && status !== 429

/**
 * Bounds what one network can cost by requests that the page memory cannot answer: addresses of no page are looked for in
 * the database and rendered, and data for steps from page to page is made by the framework.
 * They are counted in the database, for all servers; the networks that have to wait are kept in memory.
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

  /** For how many seconds a network has to wait. */
  function waitOf(network: string): number {
    const left = (waitsUntil.get(network) ?? 0) - now()
    if (left > 0) return Math.ceil(left / 1000)
    waitsUntil.delete(network)
    return (underWay.get(network) ?? 0) >= AT_ONCE ? 1 : 0
  }

  /** Refuses a request that the page memory could not answer; false when it may go on. */
  return (req: IncomingMessage, res: ServerResponse, asked = req.url ?? '', isReadable = true): boolean => {
    const path = asked.split('?', 1)[0]?.slice(0, LONGEST_PATH) ?? ''
    // Calls have limits of their own; those that cannot be read never reach them.
    if (!state.limiter || (isReadable && (isApi(path) || COUNTED_BY_PROXY.test(path)))) return false
    const network = state.limiter.networkOf(req)
    const seconds = known.has(path) && !isDataRequest(req) ? 0 : waitOf(network)
    if (seconds > 0) {
      state.limiter.refused(req)
      refuse(req, res, tooMany(seconds), path)
      return true
    }
    underWay.set(network, (underWay.get(network) ?? 0) + 1)
    res.once('close', () => settle(req, res.statusCode, path, network))
    return false
  }
}
