import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { afterBody } from '../../../../src/server/http/after-body'

const KEPT = 64 * 1024
const opened: { close(): unknown }[] = []
afterEach(() => {
  for (const each of opened.splice(0)) each.close()
})

/** A server that answers with what it read of the body, and a client of it. */
async function open(read: (req: IncomingMessage) => Promise<string>) {
  let handled = 0
  const server = createServer(
    afterBody(async (req, res) => {
      handled++
      res.end(await read(req))
    }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const socket: Socket = connect(address && typeof address === 'object' ? address.port : 0, '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  opened.push({ close: () => socket.destroy() }, server)
  return { socket, handled: () => handled, received: () => received }
}

const refuse = () => Promise.resolve('refused')
const head = (header: string, method = 'POST') => `${method} / HTTP/1.1\r\nHost: x\r\n${header}\r\n`

it.each([
  ['with a length', 'Content-Length: 10\r\n', ['01234', '56789']],
  ['in chunks', 'Transfer-Encoding: chunked\r\n', ['5\r\n01234\r\n', '5\r\n56789\r\n0\r\n\r\n']],
])('answers only when a body %s has arrived, even if nothing reads it', async (_kind, header, parts) => {
  const { socket, handled, received } = await open(refuse)
  for (const part of [head(header), ...parts]) {
    await pause(40)
    expect(handled()).toBe(0)
    socket.write(part)
  }
  await expect.poll(received).toMatch(/refused$/)
  // The connection is of use for the next request.
  socket.write(head('', 'GET'))
  await expect.poll(handled).toBe(2)
})

it.each([
  ['as a stream', (req: IncomingMessage) => text(req)],
  ['as a web stream, as Next does', (req: IncomingMessage) => text(Readable.toWeb(req) as ReadableStream)],
  [
    'by its events',
    async (req: IncomingMessage) => {
      let body = ''
      req.on('data', (chunk) => {
        body += chunk
      })
      await once(req, 'end')
      return body
    },
  ],
])('leaves the whole body to be read %s', async (_way, read) => {
  for (const size of [10, KEPT, 5 * KEPT]) {
    const { socket, received } = await open(read)
    const body = 'x'.repeat(size)
    socket.write(head(`Content-Length: ${size}\r\n`))
    socket.write(body)
    await expect.poll(() => received().split('\r\n\r\n')[1]?.length).toBe(size)
  }
})

it.each([
  ['without a body', head('', 'GET')],
  ['with an empty body', head('Content-Length: 0\r\n')],
  ['with an empty body in chunks', `${head('Transfer-Encoding: chunked\r\n')}0\r\n\r\n`],
  ['with a body that is larger than what is kept', head('Content-Length: 900000\r\n') + 'x'.repeat(KEPT)],
])('answers a request %s at once', async (_kind, request) => {
  const { socket, received } = await open(refuse)
  socket.write(request)
  await expect.poll(received).toMatch(/refused$/)
})

it('forgets a client that leaves before its body', async () => {
  const { socket, handled } = await open(refuse)
  socket.write(`${head('Content-Length: 10\r\n')}01234`)
  await pause(40)
  socket.destroy()
  await pause(40)
  expect(handled()).toBe(0)
})
