import { env } from '@/env'
import { afterOwnChanges } from '@/lib/cache/content-changes'
import { log, requestIds } from '@/lib/log'
import { payloadInstance } from '@/lib/payload'
import { countAttempt, limits } from '@/lib/rate-limit/limiter'
import { postgresOf } from '../db/transaction'
import { allowedOrigins } from './allowed-origins'
import { boundedBody } from './body-limit'
import { clientAddress, REQUEST_ID_HEADER } from './client-address'
import { oneErrorShape } from './one-error-shape'
import { problem } from './problem'

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/** What the door noticed about a request; told to whoever keeps such things. */
export type Notice = 'unmarked_mutation' | 'foreign_origin' | 'limit_reached'
export type Notify = (notice: Notice, request: Request) => void

const mutating = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
/** Asked by monitors and by each page; neither may use up a visitor's share. */
const uncounted = new Set(['/api/health', '/api/session'])
/** A page shows several; a reader of ten pages a minute would be taken for an attack. */
const isPicture = (method: string, path: string) => method === 'GET' && path.startsWith('/api/media/file/')
const origins = new Set(allowedOrigins(env))

function foreignOrigin({ headers }: Request): boolean {
  const origin = headers.get('origin')
  if (origin) return !origins.has(origin)
  return headers.get('sec-fetch-site') === 'cross-site'
}

/** Payload takes the wished method from a header; then the checks below would look at another method. */
const hasMethodOverride = ({ headers }: Request) =>
  headers.has('x-payload-http-method-override') || headers.has('x-http-method-override')

/** As the specification has it: such a request is noted and goes on. */
function isMarked({ headers }: Request): boolean {
  const type = headers.get('content-type') ?? ''
  return (
    headers.get('x-requested-with') === 'XMLHttpRequest' &&
    /^(application\/json|multipart\/form-data|application\/x-www-form-urlencoded)/.test(type)
  )
}

function isReadable({ url }: Request): boolean {
  try {
    decodeURIComponent(new URL(url).pathname)
    return true
  } catch {
    return false
  }
}

async function refusal(request: Request, notify: Notify): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  if (!isReadable(request)) return problem(400, { message: 'This is no valid address.', code: 'invalid' })
  if (mutating.has(request.method)) {
    if (foreignOrigin(request)) {
      notify('foreign_origin', request)
      return problem(403, {
        message: 'This request came from another site and was refused.',
        code: 'forbidden_origin',
      })
    }
    if (!hasMethodOverride(request) && !isMarked(request)) notify('unmarked_mutation', request)
  }
  if (uncounted.has(pathname) || isPicture(request.method, pathname)) return undefined
  const payload = await payloadInstance()
  const verdict = await countAttempt(
    postgresOf(payload).pool,
    limits.api,
    clientAddress(request.headers, env.TRUSTED_PROXY_HOPS),
  )
  if (verdict.allowed) return undefined
  notify('limit_reached', request)
  return problem(
    429,
    { message: 'Too many requests. Please wait a moment and try again.', code: 'rate_limited' },
    {},
    { 'retry-after': String(verdict.retryAfterSeconds) },
  )
}

async function answer<Context>(
  handler: Handler<Context>,
  request: Request,
  context: Context,
  notify: Notify,
): Promise<Response> {
  try {
    const refused = await refusal(request, notify)
    if (refused) return refused
    const bounded = await boundedBody(request)
    if (!bounded.ok) return bounded.refusal
    return await afterOwnChanges(
      async () => oneErrorShape(await handler(bounded.request, context)),
      ({ ok }) => ok,
    )
  } catch (error) {
    // Payload reads such a body before it minds errors.
    if (hasMethodOverride(request) && error instanceof SyntaxError)
      return problem(400, { message: 'The request is not valid JSON.', code: 'invalid' })
    log.error({ err: error }, 'request failed')
    return problem(503, {
      message: 'The service is not available right now. Please try again shortly.',
      code: 'unavailable',
    })
  }
}

/** Puts every API request through the same door: request id, origin, limit, and the one error shape. */
export function guarded<Context>(handler: Handler<Context>, notify: Notify): Handler<Context> {
  return (request, context) =>
    requestIds.run(request.headers.get(REQUEST_ID_HEADER) ?? crypto.randomUUID(), async () => {
      const started = performance.now()
      const response = await answer(handler, request, context, notify)
      const headers = new Headers(response.headers)
      if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
      headers.set('x-content-type-options', 'nosniff')
      log.debug(
        {
          method: request.method,
          path: new URL(request.url).pathname,
          status: response.status,
          ms: Math.round(performance.now() - started),
        },
        'api',
      )
      return new Response(response.body, {
        status: response.status,
        statusText: response.statusText,
        headers,
      })
    })
}
