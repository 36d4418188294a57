import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { CLIENT_ADDRESS_HEADER, REQUEST_ID_HEADER } from '../../lib/http/client-address.ts'
import { log } from '../../lib/log.ts'

/** Gives a request its id and its client's address, in headers that nobody outside may set. */
export function identify(req: IncomingMessage): string {
  const requestId = randomUUID()
  const address = req.socket.remoteAddress ?? 'unknown'
  // One client is one address, whether the socket is dual-stack or not.
  req.headers[CLIENT_ADDRESS_HEADER] = address.replace(/^::ffff:/, '')
  req.headers[REQUEST_ID_HEADER] = requestId
  return requestId
}

/** A query can hold the token of a mailed link, which belongs into no log. */
export const withoutQuery = (address: string | undefined) => address?.split('?', 1)[0]?.slice(0, 500)

/** Logs a request for a page that is not there, once it is answered. */
export function logMiss(req: IncomingMessage, res: ServerResponse, requestId: string): void {
  res.once('finish', () => {
    if (res.statusCode !== 404 || req.url?.startsWith('/api/')) return
    log.warn(
      { requestId, path: withoutQuery(req.url), referrer: withoutQuery(req.headers.referer) },
      'page not found',
    )
  })
}
