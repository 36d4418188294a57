// Mixed abuse of one server, in a separate process. Arguments: url, number of requests. When all requests have ended, it prints
// their results. These are simple requests, as scanners and floods send them.
import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { connect } from 'node:net'

const [base, count] = process.argv.slice(2)
const { hostname, port } = new URL(base)
const AT_ONCE = 48
const TIMEOUT_MS = 15_000
const SLOW_MS = 3000

const some = (list) => list[Math.floor(Math.random() * list.length)]
const text = (bytes = 6) => randomBytes(bytes).toString('hex')
/** An attacker with a whole network of addresses. */
const address = () => `2001:db8:${text(2)}:${text(2)}::${text(2)}`

/** One request with a body. @returns the status, or the error */
function http(method, path, { headers = {}, body } = {}) {
  return new Promise((done) => {
    const asked = request(
      { hostname, port, method, path, agent: false, headers: { 'x-forwarded-for': address(), ...headers } },
      (answer) => {
        answer.resume()
        answer.once('close', () => done(String(answer.statusCode)))
      },
    )
    asked.setTimeout(TIMEOUT_MS, () => asked.destroy())
    asked.once('error', (error) => done(error.code ?? 'ended'))
    asked.end(body)
  })
}

/** Raw bytes; the connection is closed after `ms`. @returns the first line of the answer */
function raw(bytes, ms = TIMEOUT_MS) {
  return new Promise((done) => {
    const socket = connect(Number(port), hostname)
    let received = ''
    socket.on('data', (chunk) => {
      received += String(chunk).slice(0, 100)
    })
    socket.on('error', () => undefined)
    const giveUp = setTimeout(() => socket.destroy(), ms)
    socket.once('close', () => {
      clearTimeout(giveUp)
      done(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1] ?? 'no answer')
    })
    socket.write(bytes)
  })
}

const json = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
const manyKeys = (keys) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: keys }, (_, key) => [`k${key}`, key])))
const deep = '['.repeat(5000) + ']'.repeat(5000)
const huge = Buffer.alloc(2 * 1024 * 1024, 'x')

const kinds = {
  'odd paths': () =>
    http(
      'GET',
      some([
        `/${text()}/../pricing`,
        `//pricing`,
        '/%70ricing',
        '/blog/%00',
        `/${text()}`,
        `/pricing?${text()}=${text()}`,
        `/${'a'.repeat(6000)}`,
        '/.env',
        '/wp-login.php',
        '/%ff%fe',
        '/admin/../../etc/passwd',
      ]),
    ),
  'huge bodies': () => http('POST', '/api/contact', { headers: json, body: huge }),
  'bad JSON': () =>
    http('POST', some(['/api/contact', '/api/create-booking', '/api/users/login']), {
      headers: json,
      body: some(['{"name":', deep, '\0', '{"__proto__":{"a":1}}', '[]', 'null']),
    }),
  upgrades: () =>
    raw(
      `GET ${some(['/', '/_next/webpack-hmr', '/api/health'])} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
      SLOW_MS,
    ),
  'slow senders': () =>
    raw(
      some([
        'GET / HTTP/1.1\r\nHost: x\r\nX-A: ',
        'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"a"',
      ]),
      SLOW_MS,
    ),
  'many keys': () =>
    http('POST', some(['/api/contact', '/api/blogs', '/api/users/login']), {
      headers: json,
      body: manyKeys(4000),
    }),
  'wrong sessions': () =>
    http('GET', some(['/api/session', '/api/users/me', '/admin', '/dashboard', '/api/bookings']), {
      headers: { cookie: `payload-token=${text(60)}; __Host-payload-token=${text(60)}` },
    }),
  'many conditions': () =>
    http(
      'GET',
      `/api/faqs?${Array.from({ length: 100 }, (_, n) => `where[or][${n}][question][like]=${text(2)}`).join('&')}`,
    ),
  searches: () => http('GET', `${some(['/blog/search', '/search'])}?q=${text()}`),
  'guessed passwords': () =>
    http('POST', '/api/users/login', {
      headers: json,
      body: JSON.stringify({ email: `${text()}@example.com`, password: text() }),
    }),
  'broken forms': () =>
    http('POST', '/api/media', {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n',
    }),
  'broken requests': () =>
    raw(
      some([
        randomBytes(200),
        'GET / HTTP/1.1\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n',
        'GET / HTTP/9.9\r\n\r\n',
        `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(40_000)}\r\n\r\n`,
      ]),
      SLOW_MS,
    ),
}

const names = Object.keys(kinds)
const ends = {}
let sent = 0
async function attack() {
  while (sent < Number(count)) {
    const name = names[sent++ % names.length]
    const end = await kinds[name]()
    ends[name] ??= {}
    ends[name][end] = (ends[name][end] ?? 0) + 1
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, attack))
process.stdout.write(JSON.stringify(ends))
