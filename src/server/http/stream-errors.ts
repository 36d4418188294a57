const CODES = /^(ECONNRESET|ECONNABORTED|EPIPE|ABORT_ERR|ERR_STREAM_\w+|ERR_HTTP2_STREAM_\w+|UND_ERR_\w+)$/
const MAX_DEPTH = 5

/**
 * Returns true if an uncaught error only means that one stream ended too early: a client disconnected, or a request of this
 * server to itself was cut off. Nothing else is affected, so the process continues.
 */
export function isStreamError(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > MAX_DEPTH) return false
  if ('code' in error && typeof error.code === 'string' && CODES.test(error.code)) return true
  return error.name === 'AbortError' || isStreamError(error.cause, depth + 1)
}
