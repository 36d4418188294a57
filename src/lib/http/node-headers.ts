import type { IncomingMessage } from 'node:http'

/** Node's headers in the form that `clientAddress` takes. */
export const headersOf = ({ headers }: IncomingMessage): Pick<Headers, 'get'> => ({
  get: (name) => [headers[name] ?? null].flat().join(',') || null,
})
