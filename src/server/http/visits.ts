import type { IncomingMessage, ServerResponse } from 'node:http'
import { processState } from '../../lib/process-state.ts'

/** Records a request that was answered with a public page; never throws. */
type VisitRecorder = (req: IncomingMessage) => void

const state = processState('visits', (): { record?: VisitRecorder } => ({}))

export function setVisitRecorder(record: VisitRecorder): void {
  state.record = record
}

/** Pages for the team, for signed-in people and for programs. */
const NOT_PUBLIC =
  /^\/(_next|api|admin|super-admin|dashboard|auth|access-denied|preview|unavailable)(\/|\?|$)/
/** Feeds, lists for robots, icons. */
const FILE = /\.[a-z0-9]+(\?|$)/i

/** Returns true if a browser requests a public page to show it: not a file, data or prefetch. */
export function asksForPage({ method, url = '', headers }: IncomingMessage): boolean {
  if (method !== 'GET' || NOT_PUBLIC.test(url) || FILE.test(url)) return false
  // Browsers name the purpose. Old ones at least name HTML in the Accept header.
  const destination = headers['sec-fetch-dest']
  if (destination === undefined ? !headers.accept?.includes('text/html') : destination !== 'document')
    return false
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz']
  return !String(purpose ?? '').includes('prefetch')
}

/** Returns true if a page was shown: sent, or still valid from the last visit. */
function showsPage(res: ServerResponse): boolean {
  if (res.statusCode === 304) return true
  return res.statusCode === 200 && String(res.getHeader('content-type') ?? '').startsWith('text/html')
}

export function countPage(req: IncomingMessage): void {
  if (state.record && asksForPage(req)) state.record(req)
}

/** Counts the visitor if the answer is a public page. Does not change the answer. */
export function countVisit(req: IncomingMessage, res: ServerResponse): void {
  if (!state.record || !asksForPage(req)) return
  res.once('finish', () => {
    if (showsPage(res)) state.record?.(req)
  })
}
