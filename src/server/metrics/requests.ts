import type { IncomingMessage, ServerResponse } from 'node:http'
import { Counter, Histogram, type Registry } from 'prom-client'

/** Few and fixed: a monitor keeps a series for each. */
type RequestKind = 'static' | 'picture' | 'api' | 'admin' | 'page'

function kindOf(path: string): RequestKind {
  if (/^\/_next\/static\//.test(path)) return 'static'
  if (/^\/api\/media\/file\//.test(path)) return 'picture'
  if (/^\/api(\/|\?|$)/.test(path)) return 'api'
  return /^\/(super-)?admin(\/|\?|$)/.test(path) ? 'admin' : 'page'
}

export interface RequestFigures {
  observe(req: IncomingMessage, res: ServerResponse): void
  /** Counts whether a page came from the page memory; other answers are not counted. */
  countPage(path: string, fromMemory: boolean): void
}

/** Counts requests and the duration of their answers, to the last byte. */
export function requestFigures(registry: Registry): RequestFigures {
  const registers = [registry]
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests by what was asked for and status; "aborted" where the client went away.',
    labelNames: ['kind', 'status'],
    registers,
  })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer.',
    labelNames: ['kind'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const pages = new Counter({
    name: 'page_memory_requests_total',
    help: 'Requests for pages: answered from the page memory (hit), or by the framework (miss).',
    labelNames: ['result'],
    registers,
  })
  return {
    observe(req, res) {
      const begun = performance.now()
      const kind = kindOf(req.url ?? '')
      res.once('close', () => {
        requests.inc({ kind, status: res.writableFinished ? String(res.statusCode) : 'aborted' })
        duration.observe({ kind }, (performance.now() - begun) / 1000)
      })
    },
    countPage(path, fromMemory) {
      if (kindOf(path) === 'page') pages.inc({ result: fromMemory ? 'hit' : 'miss' })
    },
  }
}
