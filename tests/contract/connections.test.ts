import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, describe, inject, it } from 'vitest'
import { fromThisFile } from '../support/ask'

const server = new URL(inject('server'))
const from = `X-Forwarded-For: ${fromThisFile['x-forwarded-for']}`
const sockets: Socket[] = []
afterAll(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

async function open(): Promise<{ socket: Socket; received: () => string; closed: Promise<unknown> }> {
  const socket = connect(Number(server.port), server.hostname)
  sockets.push(socket)
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  socket.on('error', () => undefined)
  const closed = once(socket, 'close')
  await once(socket, 'connect')
  return { socket, received: () => received, closed }
}

// Each waits for the server to end its connection, so all wait together.
describe.concurrent('a request to upgrade', () => {
  it.for(['/', '/pricing', '/api/health', '/_next/webpack-hmr', '/no-such-page', '/admin'])(
    'for %s is answered like any other, and its connection ends',
    async (path, { expect }) => {
      const { socket, received, closed } = await open()
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: ${server.host}\r\n${from}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      )
      await expect.poll(received, { timeout: 20_000 }).toMatch(/^HTTP\/1\.1 (200|30\d|404) /)
      await closed
    },
  )
})

describe.concurrent('a client that', () => {
  it('never ends its headers is cut off with 408', async ({ expect }) => {
    const { socket, received, closed } = await open()
    socket.write(`GET / HTTP/1.1\r\nHost: ${server.host}\r\n${from}\r\nX-Slow: `)
    await closed
    expect(received()).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('sends nothing more on a connection that it keeps open is cut off', async ({ expect }) => {
    const { socket, received, closed } = await open()
    socket.write(`GET /api/health HTTP/1.1\r\nHost: ${server.host}\r\n${from}\r\n\r\n`)
    const sent = performance.now()
    await closed
    expect(received()).toMatch(/^HTTP\/1\.1 200 /)
    // Later than announced: a request at the end of that time must not meet a connection that is just closed.
    const announced = Number(/\r\nKeep-Alive: timeout=(\d+)\r\n/i.exec(received())?.[1])
    expect(performance.now() - sent).toBeGreaterThan(announced * 1000 + 500)
  })

  it('asks to tunnel is refused', async () => {
    const { socket, closed } = await open()
    socket.write('CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n')
    await closed
  })
})
