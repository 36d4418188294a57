import type { IncomingMessage } from 'node:http'

/** The headers of Node as what reads addresses takes them. */
export const headersOf = ({ headers }: IncomingMessage): Pick<Headers, 'get'> => ({
  get: (name) => [headers[name] ?? null].flat().join(',') || null,
})
