import type { IncomingMessage, ServerResponse } from 'node:http'
import { processState } from '../../lib/process-state.ts'
import { DATA_REQUEST_HEADERS, DATA_REQUEST_PARAMETER } from '../next-internals.ts'

/** Takes note of a request that was answered with a public page; never throws. */
type VisitRecorder = (req: IncomingMessage) => void

const state = processState('visits', (): { record?: VisitRecorder } => ({}))

/** Called by the application, which keeps the count. */
export function setVisitRecorder(record: VisitRecorder): void {
  state.record = record
}

/** Of the team, of signed-in people, and of programs. */
const NOT_PUBLIC =
  /^\/(_next|api|admin|super-admin|dashboard|auth|access-denied|preview|unavailable)(\/|\?|$)/
/** Feeds, lists for robots, icons. */
const FILE = /\.[a-z0-9]+(\?|$)/i

/** Whether a browser asks for a public page to show it: no file, no data, nothing in advance. */
export function asksForPage({ method, url = '', headers }: IncomingMessage): boolean {
  if (method !== 'GET' || NOT_PUBLIC.test(url) || FILE.test(url)) return false
  // Browsers name the purpose; the header of old ones says at least that they take pages.
  const destination = headers['sec-fetch-dest']
  if (destination === undefined ? !headers.accept?.includes('text/html') : destination !== 'document')
    return false
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz']
  if (String(purpose ?? '').includes('prefetch')) return false
  return !DATA_REQUEST_HEADERS.some((name) => headers[name]) && !url.includes(`${DATA_REQUEST_PARAMETER}=`)
}

/** Whether a page was shown: sent, or still good from the last visit. */
function showsPage(res: ServerResponse): boolean {
  if (res.statusCode === 304) return true
  return res.statusCode === 200 && String(res.getHeader('content-type') ?? '').startsWith('text/html')
}

/** Counts whoever was just answered with a public page. */
export function countPage(req: IncomingMessage): void {
  if (state.record && asksForPage(req)) state.record(req)
}

/** Counts whoever asks when the answer turns out to be a public page. It changes nothing of the answer. */
export function countVisit(req: IncomingMessage, res: ServerResponse): void {
  if (!state.record || !asksForPage(req)) return
  res.once('finish', () => {
    if (showsPage(res)) state.record?.(req)
  })
}
