import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { CLIENT_ADDRESS_HEADER, REQUEST_ID_HEADER } from '../../lib/http/client-address.ts'
import { log } from '../../lib/log.ts'

/** Sets the request's id and client address, in headers that cannot be set from outside. */
export function identify(req: IncomingMessage): string {
  const requestId = randomUUID()
  const address = req.socket.remoteAddress ?? 'unknown'
  // One form of an address, whether the socket is dual-stack or not.
  req.headers[CLIENT_ADDRESS_HEADER] = address.replace(/^::ffff:/, '')
  req.headers[REQUEST_ID_HEADER] = requestId
  return requestId
}

/** A query can hold the token of a mailed link, which does not belong in a log. */
export const withoutQuery = (address: string | undefined) => address?.split('?', 1)[0]?.slice(0, 500)

/** Logs a request for a missing page after its answer. */
export function logMiss(req: IncomingMessage, res: ServerResponse, requestId: string): void {
  res.once('finish', () => {
    if (res.statusCode !== 404 || req.url?.startsWith('/api/')) return
    log.warn(
      { requestId, path: withoutQuery(req.url), referrer: withoutQuery(req.headers.referer) },
      'page not found',
    )
  })
}
