import type { IncomingMessage } from 'node:http'

/** Set by our own server (identify.ts). A value of this name from outside is dropped. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'
export const REQUEST_ID_HEADER = 'x-request-id'

/** The client's address, behind the proxies that the settings trust. */
export const clientAddress = (headers: Pick<Headers, 'get'>): string =>
  headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown'

/** Node's headers in the form that `clientAddress` takes. */
export const headersOf = ({ headers }: IncomingMessage): Pick<Headers, 'get'> => ({
  get: (name) => [headers[name] ?? null].flat().join(',') || null,
})
