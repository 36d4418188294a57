// Loaded into a production server under test, before its own code. It lets a test move the server's clock or
// throw outside of a request, reports its memory after a collection of garbage and which packages it has loaded, counts the requests that the page memory sends to its own server, and writes down at its
// end which numbered requests have reached it.
import { subscribe } from 'node:diagnostics_channel'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { Server } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const port = Number(process.env.PROBE_PORT)
const realNow = Date.now
let offset = 0
const RealDate = Date
const realElapsed = performance.now.bind(performance)

function moveClock(ms) {
  offset += ms
  performance.now = () => realElapsed() + offset
  globalThis.Date = class extends RealDate {
    constructor(...args) {
      if (args.length === 0) super(realNow() + offset)
      else super(...args)
    }
    static now() {
      return realNow() + offset
    }
  }
}

const fills = new Map()
const running = new Set()
let atOnce = 0
const isFill = (request) => request.getHeader('x-page-fill') !== undefined

subscribe('http.client.request.start', ({ request }) => {
  if (!isFill(request)) return
  fills.set(request.path, (fills.get(request.path) ?? 0) + 1)
  running.add(request)
  const isOver = () => running.delete(request)
  request.once('response', (response) => response.once('end', isOver))
  request.once('close', isOver)
  // The next one may start before the end of the previous one has been reported.
  setImmediate(() => {
    atOnce = Math.max(atOnce, running.size)
  })
})

const record = process.env.PROBE_RECORD
if (record) {
  const numbers = []
  subscribe('http.server.request.start', ({ request, socket }) => {
    // Bytes after the end of the connection are not a request to this server.
    if (request.headers['x-number'] && !socket.writableEnded)
      numbers.push(Number(request.headers['x-number']))
  })
  process.on('exit', () => writeFileSync(record, JSON.stringify(numbers)))
}

/** The packages of a scope that the server has loaded. */
const loaded = (scope) =>
  Object.keys(createRequire(import.meta.url).cache).filter((file) => file.includes(`/node_modules/${scope}/`))

/** Where the process listens, but for this probe. */
const listening = () =>
  process
    ._getActiveHandles()
    .flatMap((handle) => (handle instanceof Server && handle.listening ? [handle.address()] : []))
    .filter((address) => typeof address === 'object' && address?.port !== port)

function memoryAfterCollection() {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage()
}

if (port) {
  createServer((req, res) => {
    const url = new URL(req.url, 'http://probe')
    if (url.pathname === '/memory') {
      res.end(JSON.stringify(memoryAfterCollection()))
      return
    }
    if (url.pathname === '/ports') {
      res.end(JSON.stringify(listening()))
      return
    }
    if (url.pathname === '/loaded') {
      res.end(JSON.stringify(loaded(url.searchParams.get('scope'))))
      return
    }
    if (req.method === 'POST' && url.pathname === '/crash') {
      const code = url.searchParams.get('code')
      setImmediate(() => {
        throw Object.assign(new Error('thrown by the probe'), code ? { code } : {})
      })
    } else if (req.method === 'POST') moveClock(Number(url.searchParams.get('ms')))
    res.end(JSON.stringify({ fills: Object.fromEntries(fills), running: running.size, atOnce }))
  })
    .listen(port, '127.0.0.1')
    .unref()
}
