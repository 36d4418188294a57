import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { REQUEST_ID_HEADER } from '../../lib/http/client-address.ts'
import { closedPolicy, securityHeaders } from './answer-head.ts'

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** The unfinished answer of a socket. Node keeps it there for its own handler of these errors. */
type Answering = Socket & { _httpMessage?: { headersSent?: boolean } | null }

/**
 * Answers a request that Node's parser could not read, with the headers of every other answer, and closes the connection. Sends
 * nothing if an answer has begun.
 */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Answering): void {
  if (!socket.writable || error.code === 'ECONNRESET' || socket._httpMessage?.headersSent) {
    socket.destroy(error)
    return
  }
  const status = statuses[error.code ?? ''] ?? 400
  const body = `${STATUS_CODES[status]}\n`
  const headers = {
    ...securityHeaders,
    'Content-Security-Policy': closedPolicy,
    [REQUEST_ID_HEADER]: randomUUID(),
    'Content-Type': 'text/plain',
    'Content-Length': String(body.length),
    Connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
}
