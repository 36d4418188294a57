import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** How long new connections are still taken: clients and proxies learn from `Connection: close` that it ends. */
const LISTEN_MS = 500
/** Connections that become idle while the server closes. */
const IDLE_CHECK_MS = 100
/** How long a request under way may take. */
const ANSWER_MS = 8000

export interface Drain {
  /** Whether this answer is the last of its connection; asked when its head is written, which must say so. */
  isLast(res: ServerResponse): boolean
  /** Answers what has been received, and closes. */
  stop(): Promise<void>
}

/** Tells clients to go before the server closes, and bounds how long that takes; Node does the rest. */
export function drainable(server: Server, answer: RequestListener): Drain {
  const newest = new WeakMap<Socket, ServerResponse>()
  let stopping = false
  server.on('request', (req, res) => {
    newest.set(req.socket, res)
    // What was sent together with this one is read first: else an answer at once would be taken for the last.
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
