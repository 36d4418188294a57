import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as afterReading, setTimeout as pause } from 'node:timers/promises'

const TURN_MS = 50
/** The server closes after this many turns without a new connection: 300 ms, or longer if the loop is busy. */
const QUIET_TURNS = 6
/** How long it waits for that. Then it holds answers back, so that clients wait for them and open no new connections. */
const LISTEN_MS = 10_000
const HOLD_TURNS = 20
/** How long a connection is kept that no one uses: a second, longer than docker/Caddyfile keeps one. */
const IDLE_TURNS = 20
/** How long a running request may take. */
const ANSWER_MS = 8000

export interface Drain {
  /** Returns true if this answer is the last of its connection. Called when its head is written. */
  isLast(res: ServerResponse): boolean
  /** Answers all received requests, and closes. */
  stop(): Promise<void>
}

interface Connection {
  newest?: ServerResponse
  running: number
  /** Bytes received until the last answer ended. More bytes mean that another request has begun. */
  answeredBytes: number
  idleTurns: number
}

/** Asks clients to leave before the server closes, and limits how long that takes. */
export function drainable(server: Server, answer: RequestListener, listenMs = LISTEN_MS): Drain {
  const connections = new Map<Socket, Connection>()
  const held: [IncomingMessage, ServerResponse][] = []
  let stopping = false
  let holding = false
  let connected = false

  server.on('connection', (socket) => {
    connected = true
    connections.set(socket, { running: 0, answeredBytes: 0, idleTurns: 0 })
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', (req, res) => {
    const connection = connections.get(req.socket)
    if (connection) {
      connection.newest = res
      connection.running++
      res.once('close', () => {
        connection.running--
        connection.answeredBytes = req.socket.bytesRead
      })
    }
    // First reads requests that arrived together with this one; otherwise its answer would be taken for the last.
    if (holding) held.push([req, res])
    else if (stopping) setImmediate(answer, req, res)
    else answer(req, res)
  })

  /** Waits until the loop has read what has arrived. A close would reset what is not read yet. */
  async function turn(): Promise<void> {
    await pause(TURN_MS)
    await afterReading()
    for (const [{ bytesRead }, connection] of connections) {
      const isIdle = connection.running === 0 && bytesRead === connection.answeredBytes
      connection.idleTurns = isIdle ? connection.idleTurns + 1 : 0
    }
  }

  /** Waits until no one connects any more. Returns false if it is late before that. */
  async function quiet(isLate: () => boolean): Promise<boolean> {
    for (let turns = 0; turns < QUIET_TURNS; turns = connected ? 0 : turns + 1) {
      if (isLate()) return false
      connected = false
      await turn()
    }
    return true
  }

  return {
    // If the body of a refused request is still arriving, the close would reset the connection, and the answer be lost.
    isLast: ({ req }) => stopping && req.complete && connections.get(req.socket)?.newest?.req === req,
    async stop() {
      stopping = true
      const began = performance.now()
      if (!(await quiet(() => performance.now() - began > listenMs))) {
        holding = true
        let turns = 0
        await quiet(() => ++turns > HOLD_TURNS)
      }
      // Not the close of the HTTP server: it also ends connections that it has accepted and not read yet.
      const closed = new Promise<void>((done) => NetServer.prototype.close.call(server, () => done()))
      holding = false
      for (const [req, res] of held) setImmediate(answer, req, res)
      const late = setTimeout(() => server.closeAllConnections(), ANSWER_MS)
      while (connections.size > 0) {
        for (const [socket, { idleTurns }] of connections) if (idleTurns >= IDLE_TURNS) socket.destroy()
        await turn()
      }
      await closed
      clearTimeout(late)
    },
  }
}
