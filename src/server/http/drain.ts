import type { RequestListener, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'

/** How long new connections are still taken: clients and proxies learn from `Connection: close` that it ends. */
const LISTEN_MS = 500
/** How long requests may wait for the moment in which nobody connects. */
const HOLD_MS = 1500
const QUIET_MS = 25
/** How long a connection that is kept open may still bring a request. */
const IDLE_MS = 1000
/** How long a client that was sent the end of its connection may take to end it too. */
const LINGER_MS = 1000
/** How long a request under way may take. */
const ANSWER_MS = 8000

interface Connection {
  /** Requests that are not answered yet. */
  open: number
  /** Of the newest request. */
  latest?: ServerResponse
  idleSince: number
  /** Set when the client was told that nothing more is answered here. */
  endedAt?: number
}

export interface Drain {
  isStopping(): boolean
  /** Whether this answer is the last of its connection; asked when its head is written, which must say so. */
  isLast(res: ServerResponse): boolean
  /** Answers what has been received, and closes. */
  stop(): Promise<void>
}

/** The connections of a server and the requests on them, known well enough to stop without cutting one off. */
export function drainable(server: Server, answer: RequestListener): Drain {
  const connections = new Map<Socket, Connection>()
  let accepted = 0
  let stopping = false
  /** Requests that wait until nothing listens any more. */
  let held: (() => void)[] | undefined

  server.on('connection', (socket) => {
    accepted++
    connections.set(socket, { open: 0, idleSince: performance.now() })
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', (req, res) => {
    const connection = connections.get(req.socket)
    // Nobody would see its answer, so it must not have an effect either: the client may send it again elsewhere.
    if (!connection || connection.endedAt !== undefined) return
    connection.open++
    connection.latest = res
    res.once('close', () => {
      connection.open--
      connection.idleSince = performance.now()
    })
    if (held) held.push(() => answer(req, res))
    // What was sent together with this one is read first: else an answer at once would be taken for the last.
    else if (stopping) setImmediate(answer, req, res)
    else answer(req, res)
  })

  /**
   * Closes the listening socket alone. The system resets the connections that it has accepted and we have not, so this
   * waits for a moment in which there are none: while no request is answered, clients wait and do not connect anew.
   */
  async function stopListening(): Promise<void> {
    held = []
    const deadline = performance.now() + HOLD_MS
    for (let seen = -1; seen !== accepted && performance.now() < deadline; ) {
      seen = accepted
      await pause(QUIET_MS)
      // Two turns: what has arrived during the pause is accepted in the first.
      await turn()
      await turn()
    }
    // `close` of the HTTP server would end idle connections at once, also one on which a request is arriving.
    const closed = new Promise<void>((done) => NetServer.prototype.close.call(server, () => done()))
    const waiting = held
    held = undefined
    for (const release of waiting) release()
    return closed
  }

  function endIdle(): void {
    const now = performance.now()
    for (const [socket, connection] of connections) {
      if (connection.endedAt !== undefined) {
        if (connection.open === 0 && now - connection.endedAt > LINGER_MS) socket.destroy()
      } else if (connection.open === 0 && now - connection.idleSince > IDLE_MS) {
        connection.endedAt = now
        // Only our half: what arrives now is read and dropped, because a reset could take an answer with it.
        socket.end()
      }
    }
  }

  return {
    isStopping: () => stopping,
    isLast(res) {
      const connection = stopping ? connections.get(res.req.socket) : undefined
      // One more request has been received behind this one, and is answered too.
      if (!connection || connection.latest !== res) return false
      connection.endedAt ??= performance.now()
      return true
    },
    async stop() {
      stopping = true
      const begun = performance.now()
      if (connections.size > 0) await pause(LISTEN_MS)
      for (const connection of connections.values())
        connection.idleSince = Math.max(connection.idleSince, begun)
      const closed = stopListening()
      const ending = setInterval(endIdle, IDLE_MS / 10)
      const late = setTimeout(() => {
        for (const socket of connections.keys()) socket.destroy()
      }, ANSWER_MS)
      await closed
      clearInterval(ending)
      clearTimeout(late)
    },
  }
}
