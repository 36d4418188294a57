import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { type Drain, drainable } from '../../../../src/server/http/drain'

interface Running {
  drain: Drain
  port: number
  /** How many requests were handed to the handler. */
  handled: () => number
  isListening: () => boolean
}

/** A server that says `Connection: close` where the drain asks for it. */
async function running(handle: (answer: () => void) => void, listenMs?: number): Promise<Running> {
  let handled = 0
  const server = createServer()
  const drain = drainable(
    server,
    (_req, res) => {
      handled++
      handle(() => {
        if (drain.isLast(res)) res.setHeader('connection', 'close')
        res.end('done')
      })
    },
    listenMs,
  )
  server.listen(0)
  await once(server, 'listening')
  const address = server.address()
  return {
    drain,
    port: address && typeof address === 'object' ? address.port : 0,
    handled: () => handled,
    isListening: () => server.listening,
  }
}

interface Client {
  socket: Socket
  received: () => string
  closed: Promise<unknown>
}

async function connected(port: number): Promise<Client> {
  // Keeps its own half open, as a client does that has not noticed the end yet.
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  await once(socket, 'connect')
  return { socket, received: () => received, closed: once(socket, 'close') }
}

const question = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'
const answers = ({ received }: Client) => received().match(/HTTP\/1\.1 200/g)?.length ?? 0

it('answers what is under way, what arrives on open connections and on new ones, then stops listening', async () => {
  const waiting: (() => void)[] = []
  const { drain, port } = await running((answer) => {
    if (waiting.length === 0) waiting.push(answer)
    else answer()
  })
  const [underWay, later] = [await connected(port), await connected(port)]
  underWay.socket.write(question)
  await expect.poll(() => waiting.length).toBe(1)
  later.socket.write(question)
  await expect.poll(() => answers(later)).toBe(1)

  const stopped = drain.stop()
  const fresh = await connected(port)
  for (const { socket } of [later, fresh]) socket.write(question)
  for (const client of [later, fresh]) {
    await once(client.socket, 'end')
    expect(client.received()).toContain('connection: close')
    client.socket.end()
  }
  expect([answers(later), answers(fresh)]).toEqual([2, 1])
  await expect
    .poll(
      () =>
        connected(port).then(
          ({ socket }) => socket.destroy() && 'taken',
          (error) => error.code,
        ),
      // Each connection makes the server listen longer.
      { interval: 1000 },
    )
    .toBe('ECONNREFUSED')
  waiting[0]?.()
  await once(underWay.socket, 'end')
  underWay.socket.end()
  expect(answers(underWay)).toBe(1)
  await stopped
})

it('answers both of two requests that were sent at once, and says only with the second that it ends', async () => {
  const waiting: (() => void)[] = []
  const { drain, port } = await running((answer) => waiting.push(answer))
  const client = await connected(port)
  client.socket.write(question + question)
  await expect.poll(() => waiting.length).toBe(2)
  const stopped = drain.stop()
  for (const answer of waiting) answer()
  await once(client.socket, 'end')
  client.socket.end()
  expect(answers(client)).toBe(2)
  expect(client.received().match(/connection: close/g)).toHaveLength(1)
  await stopped
})

it('ends idle connections, also one whose answer was begun before', async () => {
  const waiting: (() => void)[] = []
  const { drain, port, handled } = await running((answer) => waiting.push(answer))
  const [idle, late] = [await connected(port), await connected(port)]
  for (const { socket } of [idle, late]) socket.write(question)
  await expect.poll(() => waiting.length).toBe(2)
  waiting[0]?.()
  await expect.poll(() => answers(idle)).toBe(1)
  const ends = [idle, late].map(({ socket }) => once(socket, 'end'))
  const stopped = drain.stop()
  await ends[0]
  waiting[1]?.()
  await ends[1]
  for (const { socket } of [idle, late]) socket.destroy()
  expect(answers(late)).toBe(1)
  await stopped
  expect(handled()).toBe(2)
})

it('answers a connection whose request comes after the server has closed, and ends one that never carries any', async () => {
  const { drain, port, isListening } = await running((answer) => answer())
  const stopped = drain.stop()
  const clients = [await connected(port), await connected(port)]
  const ends = clients.map(({ socket }) => once(socket, 'end'))
  await expect.poll(isListening, { interval: 5 }).toBe(false)
  clients[0]?.socket.write(question)
  await Promise.all(ends)
  expect(clients.map(answers)).toEqual([1, 0])
  for (const { socket } of clients) socket.end()
  await stopped
})

it('holds answers back when clients never leave, and answers all of them', async () => {
  const { drain, port } = await running((answer) => answer(), 0)
  const stopped = drain.stop()
  let count = 0
  for (;;) {
    const client = await connected(port).catch(() => undefined)
    if (!client) break
    client.socket.write(question)
    await once(client.socket, 'end')
    expect(answers(client)).toBe(1)
    client.socket.end()
    count++
  }
  // The held one keeps its client from coming back.
  expect(count).toBe(1)
  await stopped
})

it('keeps a connection whose request is still arriving when it is answered', async () => {
  const { drain, port } = await running((answer) => answer())
  const client = await connected(port)
  const stopped = drain.stop()
  client.socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\n')
  await expect.poll(() => answers(client)).toBe(1)
  expect(client.received()).not.toContain('connection: close')
  client.socket.write(`body${question}`)
  await once(client.socket, 'end')
  expect(answers(client)).toBe(2)
  expect(client.received()).toContain('connection: close')
  client.socket.end()
  await stopped
})
