import type { IncomingMessage, ServerResponse } from 'node:http'

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
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse
  const end = res.end.bind(res) as () => ServerResponse
  res.writeHead = (...args: unknown[]) => {
    if (args[0] !== 404) return writeHead(...args)
    for (const name of res.getHeaderNames())
      if (/^(content-|cache-control|etag|link|transfer-encoding|x-nextjs)/.test(name)) res.removeHeader(name)
    res.setHeader('Location', location)
    res.setHeader('Cache-Control', 'no-cache')
    res.setHeader('Content-Length', 0)
    // What the framework still writes was to be the page of a miss.
    res.write = () => true
    res.end = () => res
    writeHead(308)
    end()
    return res
  }
}
