import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasOneHost, methodRefusal, sendRefusal, unreadable } from '../../../../src/server/http/refusals'

const server = createServer({ requireHostHeader: false }, (req, res) => {
  const refusal = hasOneHost(req) ? methodRefusal(req, req.url ?? '') : unreadable
  if (refusal) sendRefusal(req, res, refusal)
  else res.end('taken')
})
beforeAll(() => once(server.listen(0), 'listening'))
afterAll(() => server.close())

const NAME = '0'.repeat(42)

/** The answer to a request of these lines. */
async function answerTo(...lines: string[]): Promise<{ status: number; text: string }> {
  const address = server.address()
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0)
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`)
  await once(socket, 'close')
  return { status: Number(text.split(' ')[1]), text }
}
const statusOf = async (...lines: string[]) => (await answerTo(...lines)).status

describe('methods', () => {
  it.each([
    ['GET', '/', 200],
    ['HEAD', '/contact', 200],
    ['POST', '/', 405],
    ['OPTIONS', '/', 405],
    ['TRACE', '/contact', 405],
    ['POST', '/admin', 405],
    ['POST', '/api', 405],
    ['POST', '/api/', 405],
    ['POST', '/api?x=/y', 405],
    ['POST', '/apis/contact', 405],
    ['POST', '/api/contact', 200],
    ['OPTIONS', '/api/contact', 200],
    ['TRACE', '/api/contact', 405],
    ['QUERY', '/api/contact', 405],
  ])('%s %s: %i', async (method, path, status) => {
    expect(await statusOf(`${method} ${path} HTTP/1.1`, 'Host: x')).toBe(status)
  })

  it('names those that an address takes, and answers below /api in the shape of the API', async () => {
    const page = await answerTo('DELETE / HTTP/1.1', 'Host: x')
    expect(page.text).toMatch(/\r\nallow: GET, HEAD\r\n/i)
    const call = await answerTo('TRACE /api/faqs HTTP/1.1', 'Host: x')
    expect(JSON.parse(call.text.split('\r\n\r\n')[1] ?? '').errors[0].code).toBe('method_not_allowed')
  })
})

describe('a POST that names a server function', () => {
  it.each([
    ['/admin', NAME, 200],
    ['/admin?x=1', NAME, 200],
    ['/admin/collections/blogs', NAME, 200],
    ['/super-admin/security', NAME, 200],
    ['/contact', NAME, 405],
    ['/administration', NAME, 405],
    ['/x/admin', NAME, 405],
    ['/ADMIN', NAME, 405],
    ['/admin%2Fx', NAME, 405],
    ['/admin', NAME.slice(1), 405],
    ['/admin', `${NAME}0`, 405],
    ['/admin', 'x'.repeat(42), 405],
    ['/admin', `${NAME}, ${NAME}`, 405],
  ])('at %s as %s: %i', async (path, name, status) => {
    expect(await statusOf(`POST ${path} HTTP/1.1`, 'Host: x', `Next-Action: ${name}`)).toBe(status)
  })

  it('twice is none', async () => {
    const header = `Next-Action: ${NAME}`
    expect(await statusOf('POST /admin HTTP/1.1', 'Host: x', header, header)).toBe(405)
  })
})

describe('hosts', () => {
  it.each([
    [['Host: x'], '1.1', 200],
    [['Host: x', 'Host: x'], '1.1', 400],
    [['Host: x', 'hOST: y'], '1.1', 400],
    [['X-Host: x', 'Host: x', 'Hosts: y'], '1.1', 200],
    [[], '1.1', 400],
    [[], '1.0', 200],
    [['Host: x', 'Host: y'], '1.0', 400],
  ])('%j of HTTP/%s: %i', async (hosts, version, status) => {
    expect(await statusOf(`GET / HTTP/${version}`, ...hosts)).toBe(status)
  })
})
