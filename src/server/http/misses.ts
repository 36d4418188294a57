import type { IncomingMessage, ServerResponse } from 'node:http'
import { tooManyPage } from '../../lib/http/too-many-page.ts'
import { processState } from '../../lib/process-state.ts'

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

function refuse(req: IncomingMessage, res: ServerResponse, seconds: number): void {
  const body = Buffer.from(tooManyPage)
  res.setHeader('content-type', 'text/html; charset=utf-8')
  res.setHeader('cache-control', 'no-store')
  res.setHeader('retry-after', seconds)
  res.writeHead(429, { 'content-length': body.length })
  res.end(req.method === 'HEAD' ? undefined : body)
}

/**
 * Bounds what one network can cost by asking for addresses of no page: each is looked for in the database, and rendered.
 * Misses are counted in the database, for all servers; who has to wait is known in memory.
 */
export function missGuard(now: () => number = () => performance.now()) {
  const known = new Set<string>()
  const waitsUntil = new Map<string, number>()
  const underWay = new Map<string, number>()

  function settle(req: IncomingMessage, status: number, path: string, network: string): void {
    const left = (underWay.get(network) ?? 1) - 1
    if (left > 0) underWay.set(network, left)
    else underWay.delete(network)
    if (status < 400) {
      known.add(path)
      trim(known, KNOWN_PATHS)
    }
    if (status !== 404) return
    known.delete(path)
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

  /** Refuses a request that the page memory could not answer; false when the framework may. */
  return (req: IncomingMessage, res: ServerResponse): boolean => {
    const path = req.url?.split('?', 1)[0]?.slice(0, LONGEST_PATH) ?? ''
    if (!state.limiter || path.startsWith('/api/')) return false
    const network = state.limiter.networkOf(req)
    const seconds = known.has(path) ? 0 : waitOf(network)
    if (seconds > 0) {
      state.limiter.refused(req)
      refuse(req, res, seconds)
      return true
    }
    underWay.set(network, (underWay.get(network) ?? 0) + 1)
    res.once('close', () => settle(req, res.statusCode, path, network))
    return false
  }
}
