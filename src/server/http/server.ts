import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Env } from '../../env.ts'
import { REQUEST_ID_HEADER } from '../../lib/http/client-address.ts'
import { clientFinder } from '../../lib/http/trusted-proxies.ts'
import { log } from '../../lib/log.ts'
import { instrumentationRegistered, listenToRejections } from '../../patches/next/start/private-names.ts'
import { takeSettingsOfBuild } from '../../patches/next/start/settings-of-build.ts'
import type { RequestFigures } from '../metrics/requests.ts'
import { errorPage } from '../pages/error-page.ts'
import { pageMemory } from '../pages/page-memory.ts'
import { BUILD } from '../process/build.ts'
import { applicationReady, isStarting } from '../process/ready.ts'
import { onStop } from '../process/stop.ts'
import { afterBody } from './after-body.ts'
import { answerHead } from './answer-head.ts'
import { canonicalTarget, requestTarget } from './canonical-target.ts'
import { drainable } from './drain.ts'
import { identify, logMiss, withoutQuery } from './identify.ts'
import { missGuard } from './misses.ts'
import { refuseUnreadable } from './parser-refusal.ts'
import { redirectFor } from './redirect-lookup.ts'
import { hasOneHost, methodRefusal, sendRefusal, unreadable } from './refusals.ts'
import { staticFiles } from './static-files.ts'
import { countPage, countVisit } from './visits.ts'

interface Site {
  root: string
  dev: boolean
  env: Env
}

type Handle = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/** Clients that send more slowly, or nothing, are disconnected. */
const times = {
  headersTimeout: 10_000,
  /** Including the body; an upload on a slow line takes minutes. */
  requestTimeout: 180_000,
  /** Announced to clients in whole seconds, as 5: a request sent at the end of that time is still answered, not reset. */
  keepAliveTimeout: 5999,
  connectionsCheckingInterval: 2000,
}
const SILENT_MS = 120_000

/** Loaded only if figures are enabled. */
async function figuresFor({
  METRICS_PORT: port,
  METRICS_HOST: host,
}: Env): Promise<RequestFigures | undefined> {
  if (port === undefined) return undefined
  const { serveMetrics } = await import('../metrics/serve.ts')
  return serveMetrics({ port, host })
}

/** The address under which this process reaches itself. */
const ownHost = ({ LISTEN_HOST: host }: Env) =>
  host === undefined || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host

/** The first request makes Next accept WebSockets; Payload connects to one. */
async function listenForChanges(url: string): Promise<void> {
  await Promise.all([fetch(`${url}/robots.txt`), applicationReady()])
}

/** Resolves when Next has loaded the application. Without this check the server would wait forever. */
async function applicationLoaded(root: string): Promise<void> {
  await instrumentationRegistered(root, BUILD)
  if (!isStarting()) throw new Error('The build is not whole. Delete the folder .next and start again.')
}

/** Starts Next, which starts the application. */
async function startFramework({ root, dev, env }: Site): Promise<Handle> {
  if (!dev) takeSettingsOfBuild(root)
  listenToRejections((reason) => log.error({ err: reason }, 'unhandled rejection'))
  const { default: next } = await import('next')
  const app = next({ dev, dir: root, quiet: !dev, port: env.PORT, hostname: 'localhost' })
  onStop('framework', () => app.close())
  await app.prepare()
  if (!dev) await Promise.all([applicationLoaded(root), applicationReady()])
  return app.getRequestHandler()
}

/**
 * Starts Next with the application, then listens. In development it listens first, because Payload connects to this server at
 * start to receive code changes.
 * @returns the port, which is a free one if the settings say 0.
 */
export async function serve(site: Site): Promise<{ port: number }> {
  const { root, dev, env } = site
  const figures = await figuresFor(env)
  const handle = await startFramework(site)
  const serveStatic = dev ? () => false : staticFiles(join(root, BUILD, 'static'), '/_next/static')
  let listening = env.PORT
  const pages = pageMemory({ host: ownHost(env), port: () => listening, secret: randomUUID() })
  const replaceFailures = errorPage(join(root, BUILD))
  const isOneMissTooMany = missGuard()
  const clientOf = clientFinder(env)

  async function answerFromFramework(
    req: IncomingMessage,
    res: ServerResponse,
    redirectMisses: (location: string) => void,
    requestId: string,
  ): Promise<void> {
    try {
      const redirect = redirectFor(req)
      // If the redirects cannot be read, the page cannot either, and reports it itself.
      const location = await redirect?.catch((error: unknown) => {
        log.warn({ err: error, requestId }, 'redirects cannot be read')
        return undefined
      })
      if (location) redirectMisses(location)
      await handle(req, res)
    } catch (error) {
      log.error({ err: error, requestId, path: withoutQuery(req.url) }, 'request failed')
      if (!res.headersSent) res.writeHead(500)
      res.end()
    }
  }

  function answer(req: IncomingMessage, res: ServerResponse): void {
    const requestId = identify(req, clientOf)
    const asked = requestTarget(req.url)
    const canonical = asked === undefined ? undefined : canonicalTarget(asked)
    req.url = canonical?.target ?? '/'
    if (!pages.isFill(req)) figures?.observe(req, res)
    const isReadable = canonical !== undefined && hasOneHost(req)
    const isLast = () => drain.isLast(res)
    const ownHeaders = () => [REQUEST_ID_HEADER, requestId, ...(isLast() ? ['connection', 'close'] : [])]
    if (isReadable && !canonical.moved && !dev) {
      if (pages.serve(req, res, ownHeaders)) {
        figures?.countPage(req.url, true)
        countPage(req)
        return
      }
    }
    const head = answerHead(req, res, { requestId, forMemory: pages.isFill(req), dev, isLast })
    if (!isReadable) {
      res.setHeader('connection', 'close')
      if (!isOneMissTooMany(req, res, asked, false)) sendRefusal(req, res, unreadable, asked)
      return
    }
    // The development server has its own calls.
    const wrongMethod = dev ? undefined : methodRefusal(req, req.url)
    if (wrongMethod) {
      sendRefusal(req, res, wrongMethod)
      return
    }
    if (canonical.moved) {
      res.writeHead(308, { location: canonical.target, 'cache-control': 'no-cache' }).end()
      return
    }
    if (serveStatic(req, res)) return
    countVisit(req, res)
    if (!pages.isFill(req)) figures?.countPage(req.url, false)
    if (!pages.isFill(req) && isOneMissTooMany(req, res)) return
    logMiss(req, res, requestId)
    replaceFailures(req, head)
    const redirectMisses = (location: string) =>
      head.replace(404, { status: 308, headers: { Location: location, 'Cache-Control': 'no-cache' } })
    void answerFromFramework(req, res, redirectMisses, requestId)
  }

  // A request to upgrade is answered like any other: the site has no other protocol. The development server has one.
  const server = createServer({
    ...times,
    // `answer` rejects these, with our headers.
    requireHostHeader: false,
    shouldUpgradeCallback: () => dev,
  })
  const drain = drainable(server, afterBody(answer))
  server.setTimeout(SILENT_MS)
  server.on('clientError', refuseUnreadable)
  // Only one Expect header value is supported. Without this, Node answers other values itself, without our headers.
  server.on('checkExpectation', (req, res) => {
    const requestId = identify(req, clientOf)
    answerHead(req, res, { requestId, forMemory: false, dev, isLast: () => drain.isLast(res) })
    res.writeHead(417, { 'content-length': 0 }).end()
  })
  await new Promise<void>((done, failed) =>
    server.once('error', failed).listen(env.PORT, env.LISTEN_HOST, done),
  )
  onStop('web server', drain.stop)
  const address = server.address()
  if (address && typeof address === 'object') listening = address.port
  if (dev) await listenForChanges(`http://${ownHost(env)}:${listening}`)
  return { port: listening }
}
