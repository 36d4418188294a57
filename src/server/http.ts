import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createProbe } from 'node:net'
import { join } from 'node:path'
import type { Env } from '../env.ts'
import { CLIENT_ADDRESS_HEADER, REQUEST_ID_HEADER } from '../lib/http/client-address.ts'
import { log } from '../lib/log.ts'
import { errorPage } from './error-page.ts'
import { movedTo, redirectMiss } from './moved-addresses.ts'
import { pageMemory } from './page-memory.ts'
import { applicationReady, isStarting } from './ready.ts'
import { requestTarget } from './request-target.ts'
import { secure } from './security-headers.ts'
import { staticFiles } from './static-files.ts'
import { onStop } from './stop.ts'

interface Site {
  root: string
  dev: boolean
  env: Env
}

/** What to tell the person when the port cannot be had; undefined when it is free. */
export function portProblem(port: number): Promise<string | undefined> {
  return new Promise((done) => {
    const probe = createProbe()
    probe.once('error', (error: NodeJS.ErrnoException) =>
      done(
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken by another program. Stop that, or choose another: PORT=${port + 1} npm start`
          : `Port ${port} cannot be used: ${error.message}`,
      ),
    )
    probe.listen(port, () => probe.close(() => done(undefined)))
  })
}

/** Overwrites what nobody outside may set. */
function identify(req: IncomingMessage): string {
  const requestId = randomUUID()
  const address = req.socket.remoteAddress ?? 'unknown'
  // One client is one address, whether the socket is dual-stack or not.
  req.headers[CLIENT_ADDRESS_HEADER] = address.replace(/^::ffff:/, '')
  req.headers[REQUEST_ID_HEADER] = requestId
  return requestId
}

/** A query can hold the token of a mailed link, which belongs into no log. */
const withoutQuery = (address: string | undefined) => address?.split('?', 1)[0]?.slice(0, 500)

function logMiss(req: IncomingMessage, res: ServerResponse, requestId: string): void {
  res.once('finish', () => {
    if (res.statusCode !== 404 || req.url?.startsWith('/api/')) return
    log.warn(
      { requestId, path: withoutQuery(req.url), referrer: withoutQuery(req.headers.referer) },
      'page not found',
    )
  })
}

/** Stops taking connections and waits until the requests under way are answered. */
function closeServer(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done())
    server.closeIdleConnections()
    // A connection that is kept alive but never used again would hold the stop for ever.
    setTimeout(() => server.closeAllConnections(), 5000).unref()
  })
}

/**
 * Ends where the framework has loaded the application. It only reports a file that it cannot load, and
 * passes over one that is not there; then nobody would ever be ready.
 */
async function applicationLoaded(root: string): Promise<void> {
  // Can be imported only after the framework.
  const { ensureInstrumentationRegistered } = await import(
    'next/dist/server/lib/router-utils/instrumentation-globals.external.js'
  )
  await ensureInstrumentationRegistered(root, '.next')
  if (!isStarting()) throw new Error('The build is not whole. Delete the folder .next and start again.')
}

/**
 * Starts the framework with the application, then listens.
 * @returns the port, which is a free one when the settings say 0.
 */
export async function serve({ root, dev, env }: Site): Promise<{ port: number }> {
  const { default: next } = await import('next')
  const app = next({ dev, dir: root, quiet: !dev, port: env.PORT, hostname: 'localhost' })
  onStop('framework', () => app.close())
  await app.prepare()
  await Promise.all([dev || applicationLoaded(root), applicationReady()])
  const handle = app.getRequestHandler()
  const serveStatic = dev ? () => false : staticFiles(join(root, '.next/static'), '/_next/static')
  let listening = env.PORT
  const pages = pageMemory({ port: () => listening, secret: randomUUID() })
  const replaceFailures = errorPage(root)
  const server = createServer((req, res) => {
    const requestId = identify(req)
    const target = requestTarget(req.url)
    req.url = target ?? '/'
    secure(res, { path: req.url ?? '', forMemory: pages.isFill(req), dev })
    res.setHeader(REQUEST_ID_HEADER, requestId)
    if (target === undefined) {
      res.writeHead(400, { 'content-type': 'text/plain', connection: 'close' }).end('Bad request\n')
      return
    }
    if (serveStatic(req, res) || (!dev && pages.serve(req, res))) return
    logMiss(req, res, requestId)
    replaceFailures(req, res)
    const failed = (error: unknown) => {
      log.error({ err: error, requestId, path: withoutQuery(req.url) }, 'request failed')
      if (!res.headersSent) res.writeHead(500)
      res.end()
    }
    const moved = movedTo(req)
    if (!moved) {
      handle(req, res).catch(failed)
      return
    }
    moved
      .then((target) => target && redirectMiss(res, target))
      // The redirects cannot be read: then neither can the page, which says so itself.
      .catch((error: unknown) => log.warn({ err: error, requestId }, 'redirects cannot be read'))
      .then(() => handle(req, res))
      .catch(failed)
  })
  await new Promise<void>((done, failed) => server.once('error', failed).listen(env.PORT, done))
  onStop('web server', () => closeServer(server))
  const address = server.address()
  if (address && typeof address === 'object') listening = address.port
  return { port: listening }
}
