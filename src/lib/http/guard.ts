import { env } from '@/env'
import { afterOwnChanges } from '@/lib/cache/content-changes'
import { log, requestIds } from '@/lib/log'
import { payloadInstance } from '@/lib/payload'
import { countAttempt, limits } from '@/lib/rate-limit/limiter'
import { postgresOf } from '../db/transaction'
import { allowedOrigins } from './allowed-origins'
import { clientAddress, REQUEST_ID_HEADER } from './client-address'
import { oneErrorShape } from './one-error-shape'
import { problem } from './problem'

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

const mutating = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
/** Asked by monitors and by each page; neither may use up a visitor's share. */
const uncounted = new Set(['/api/health', '/api/session'])
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
function noteUnmarkedMutation(request: Request): void {
  const marked = request.headers.get('x-requested-with') === 'XMLHttpRequest'
  const type = request.headers.get('content-type') ?? ''
  if (marked && /^(application\/json|multipart\/form-data|application\/x-www-form-urlencoded)/.test(type))
    return
  log.warn(
    { type: 'csrf_violation', path: new URL(request.url).pathname, method: request.method },
    'request without its marks',
  )
}

async function refusal(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  if (mutating.has(request.method)) {
    if (foreignOrigin(request)) {
      return problem(403, {
        message: 'This request came from another site and was refused.',
        code: 'forbidden_origin',
      })
    }
    if (!hasMethodOverride(request)) noteUnmarkedMutation(request)
  }
  if (uncounted.has(pathname)) return undefined
  const payload = await payloadInstance()
  const verdict = await countAttempt(
    postgresOf(payload).pool,
    limits.api,
    clientAddress(request.headers, env.TRUSTED_PROXY_HOPS),
  )
  if (verdict.allowed) return undefined
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
): Promise<Response> {
  try {
    const refused = await refusal(request)
    if (refused) return refused
    return await afterOwnChanges(
      async () => oneErrorShape(await handler(request, context)),
      ({ ok }) => ok,
    )
  } catch (error) {
    log.error({ err: error }, 'request failed')
    return problem(503, {
      message: 'The service is not available right now. Please try again shortly.',
      code: 'unavailable',
    })
  }
}

/** Puts every API request through the same door: request id, origin, limit, and the one error shape. */
export function guarded<Context>(handler: Handler<Context>): Handler<Context> {
  return (request, context) =>
    requestIds.run(request.headers.get(REQUEST_ID_HEADER) ?? crypto.randomUUID(), async () => {
      const started = performance.now()
      const response = await answer(handler, request, context)
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
