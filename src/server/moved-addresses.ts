import type { IncomingMessage, ServerResponse } from 'node:http'
import { replaceAnswer } from './replace-answer.ts'

/** Asks where a path leads now; undefined at once where nothing is known of it. */
type FindMoved = (path: string) => Promise<string | undefined> | undefined

/** Hangs on the process: the framework's bundle and our server hold different copies of this module. */
const FIND = Symbol.for('quickwin.moved-addresses')
const shared = globalThis as { [FIND]?: FindMoved }

/** Called by the application, which knows the redirects. */
export function announceMoved(find: FindMoved): void {
  shared[FIND] = find
}

/** Where the page that a request asks for may have moved; undefined at once for nearly all. */
export function movedTo({ method, url = '', headers }: IncomingMessage): ReturnType<FindMoved> {
  if ((method !== 'GET' && method !== 'HEAD') || headers.rsc !== undefined || url.startsWith('/api/')) return
  return shared[FIND]?.(url.split('?', 1)[0] ?? '')
}

/** Answers with a redirect to `location` in place of 404; a page that stands at the old address goes before. */
export function redirectMiss(res: ServerResponse, location: string): void {
  replaceAnswer(res, 404, { status: 308, headers: { Location: location, 'Cache-Control': 'no-cache' } })
}
