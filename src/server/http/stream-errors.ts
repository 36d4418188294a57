import { causesOf, codesOf } from '../../lib/causes.ts'

const CODES = /^(ECONNRESET|ECONNABORTED|EPIPE|ABORT_ERR|ERR_STREAM_\w+|ERR_HTTP2_STREAM_\w+|UND_ERR_\w+)$/

/**
 * Returns true if an uncaught error only means that one stream ended too early: a client disconnected, or a request of this
 * server to itself was cut off. Nothing else is affected, so the process continues.
 */
export const isStreamError = (error: unknown): boolean =>
  codesOf(error).some((code) => CODES.test(code)) || causesOf(error).some(({ name }) => name === 'AbortError')
