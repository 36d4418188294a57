import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** How long new connections are still accepted. Clients and proxies learn from `Connection: close` that the server stops. */
const LISTEN_MS = 500
/** For connections that become idle while the server closes. */
const IDLE_CHECK_MS = 100
/** How long a running request may take. */
const ANSWER_MS = 8000

export interface Drain {
  /** Returns true if this answer is the last of its connection. Called when its head is written. */
  isLast(res: ServerResponse): boolean
  /** Answers all received requests, and closes. */
  stop(): Promise<void>
}

/** Asks clients to leave before the server closes, and limits how long that takes. Node does the rest. */
export function drainable(server: Server, answer: RequestListener): Drain {
  const newest = new WeakMap<Socket, ServerResponse>()
  let stopping = false
  server.on('request', (req, res) => {
    newest.set(req.socket, res)
    // First reads requests that arrived together with this one; otherwise its answer would be taken for the last.
    if (stopping) setImmediate(answer, req, res)
    else answer(req, res)
  })
  return {
    isLast: (res) => stopping && newest.get(res.req.socket) === res,
    async stop() {
      stopping = true
      await pause(LISTEN_MS)
      const closed = new Promise<void>((done) => server.close(() => done()))
      const ending = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
      const late = setTimeout(() => server.closeAllConnections(), ANSWER_MS)
      await closed
      clearInterval(ending)
      clearTimeout(late)
    },
  }
}
