import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { acceptedEncoding } from '../http/encodings.ts'
import { DATA_REQUEST_HEADERS } from '../next-internals.ts'
import { scriptsLast } from './page-scripts.ts'

const SEARCH = /^\/(blog\/)?search(\?|$)/

/**
 * Sends a search page complete, with its script files last. Next renders it for each request, so the page cache handler, which
 * does this for all other public pages, never sees it.
 */
export function sendSearchWhole(req: IncomingMessage, res: ServerResponse): void {
  if (!SEARCH.test(req.url ?? '') || DATA_REQUEST_HEADERS.some((name) => req.headers[name])) return
  const encoding = acceptedEncoding(req.headers['accept-encoding'], ['gzip'])
  // Next would compress the page before it can be changed.
  delete req.headers['accept-encoding']
  if (encoding === 'gzip') res.setHeader('content-encoding', encoding)
  const parts: Uint8Array[] = []
  const keep = (part: unknown) => {
    if (typeof part === 'string') parts.push(Buffer.from(part))
    else if (part instanceof Uint8Array) parts.push(part)
    return true
  }
  const end = res.end.bind(res)
  res.flushHeaders = () => undefined
  res.write = keep
  res.end = (part?: unknown) => {
    keep(part)
    const html = Buffer.from(scriptsLast(Buffer.concat(parts).toString()))
    if (!res.headersSent) res.writeHead(res.statusCode)
    // Another answer may have replaced it.
    if (res.writableEnded) return res
    return end(encoding === 'gzip' ? gzipSync(html) : html)
  }
}
