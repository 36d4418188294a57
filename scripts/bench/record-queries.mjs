// Loaded into a measured server before its own code. Writes the SQL of each request to RECORD_PATH into the file RECORD_FILE,
// one line of JSON each.
import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import pg from 'pg'

const { RECORD_FILE = '', RECORD_PATH = '' } = process.env
const requests = new AsyncLocalStorage()
const connections = new WeakMap()
let asked = 0
let connected = 0

subscribe('http.server.request.start', ({ request }) => {
  requests.enterWith(request.url === RECORD_PATH && request.method === 'POST' ? ++asked : undefined)
  // The answer begins when the body has arrived, which is an event of the socket.
  const inRequest = AsyncLocalStorage.snapshot()
  const emit = request.emit.bind(request)
  request.emit = (...event) => inRequest(emit, ...event)
})

const { query } = pg.Client.prototype
pg.Client.prototype.query = function record(...args) {
  const request = requests.getStore()
  const [first, given] = args
  if (request === undefined || typeof first?.submit === 'function') return query.apply(this, args)
  if (!connections.has(this)) connections.set(this, ++connected)
  const text = typeof first === 'string' ? first : first.text
  const values = Array.isArray(given) ? given : (first.values ?? [])
  const write = (answer) => {
    // Drizzle requests rows as lists, other code as objects.
    const rows = (answer?.rows ?? []).map((row) => (Array.isArray(row) ? row : Object.values(row)))
    const line = { request, connection: connections.get(this), text, values, rows }
    appendFileSync(RECORD_FILE, `${JSON.stringify(line)}\n`)
  }
  const last = args.at(-1)
  if (typeof last === 'function') {
    args[args.length - 1] = (problem, answer) => {
      if (!problem) write(answer)
      last(problem, answer)
    }
    return query.apply(this, args)
  }
  const answer = query.apply(this, args)
  answer.then(write, () => {})
  return answer
}
