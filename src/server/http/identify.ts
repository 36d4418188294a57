import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { CLIENT_ADDRESS_HEADER, REQUEST_ID_HEADER } from '../../lib/http/client-address.ts'
import { proxyDoubt } from '../../lib/http/trusted-proxies.ts'
import { log } from '../../lib/log.ts'

let isDoubtSaid = false

/** Once in the life of the process: strangers can write the header too. */
function sayDoubt(socket: string, client: string): void {
  const doubt = proxyDoubt(socket, client)
  if (!doubt || isDoubtSaid) return
  isDoubtSaid = true
  log.warn(doubt)
}

/** Sets the request's id and client address, in headers that cannot be set from outside. */
export function identify(
  req: IncomingMessage,
  clientOf: (socket: string, forwarded: string) => string = (socket) => socket,
): string {
  const requestId = randomUUID()
  // One form of an address, whether the socket is dual-stack or not.
  const socket = (req.socket.remoteAddress ?? 'unknown').replace(/^::ffff:/, '')
  const forwarded = [req.headers['x-forwarded-for'] ?? []].flat().join(',')
  const client = clientOf(socket, forwarded)
  if (forwarded && !isDoubtSaid) sayDoubt(socket, client)
  req.headers[CLIENT_ADDRESS_HEADER] = client
  req.headers[REQUEST_ID_HEADER] = requestId
  return requestId
}

/** A query can hold the token of a mailed link, which does not belong in a log. */
export const withoutQuery = (address: string | undefined) => address?.split('?', 1)[0]?.slice(0, 500)

export function logMiss(req: IncomingMessage, res: ServerResponse, requestId: string): void {
  res.once('finish', () => {
    if (res.statusCode !== 404 || req.url?.startsWith('/api/')) return
    log.warn(
      { requestId, path: withoutQuery(req.url), referrer: withoutQuery(req.headers.referer) },
      'page not found',
    )
  })
}
