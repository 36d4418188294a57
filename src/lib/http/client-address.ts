/** Set by our own server from the socket. A value of this name from outside is dropped. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'
export const REQUEST_ID_HEADER = 'x-request-id'

/**
 * The client's address: the socket's address, walked back through `trustedHops` entries of X-Forwarded-For from the right.
 * Entries further left are written by the client and not trusted.
 */
export function clientAddress(headers: Pick<Headers, 'get'>, trustedHops: number): string {
  const socket = headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown'
  if (trustedHops === 0) return socket
  const forwarded = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const chain = [...forwarded, socket]
  return chain[Math.max(0, chain.length - 1 - trustedHops)] ?? socket
}
