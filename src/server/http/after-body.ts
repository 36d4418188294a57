import type { IncomingMessage, RequestListener } from 'node:http'

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Calls `answer` when the body has arrived, or as much of it as a stream buffers (64 kB). Caddy stops reading a request when its
 * answer begins. If the rest of the body is still on its way then, Caddy closes the connection to this server, and the visitor
 * gets the head of a refusal without its text (decision 0175).
 */
export const afterBody =
  (answer: RequestListener): RequestListener =>
  (req, res) => {
    if (!hasBody(req)) {
      answer(req, res)
      return
    }
    const onData = () => {
      if (!req.complete && req.readableLength < req.readableHighWaterMark) return
      req.off('readable', onData)
      answer(req, res)
    }
    req.on('readable', onData)
  }
