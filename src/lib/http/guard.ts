import type { Payload } from 'payload'
import { log, requestIds } from '@/lib/log'
import { countClient } from '@/lib/rate-limit/count-client'
import { limitHeaders } from '@/lib/rate-limit/headers'
import { countAttempt, type LimitVerdict, limits } from '@/lib/rate-limit/limiter'
import { oneErrorShape } from '@/patches/payload/errors/one-error-shape'
import { postgresOf } from '../db/transaction'
import { boundedBody } from './body-limit'
import { clientAddress, REQUEST_ID_HEADER } from './client-address'
import { type ApiError, foreignOrigin, problem, unavailable } from './problem'
import { queryRefusal } from './query-limit'
import { asksForGet, comesFromElsewhere, hasMethodOverride, isMutating, isReadable } from './request-marks'

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

export type Notice = 'foreign_origin' | 'limit_reached' | 'denied' | 'invalid_input'

/** The caller and their rights. */
export interface Admission {
  editor: string | undefined
  /** If the caller sent an API key, its id, or undefined for a wrong one. */
  key?: { id: string | undefined }
  /** The refusal for a caller without permission. The body is not read. */
  refuse: () => Promise<Response | undefined>
}

interface GuardOptions {
  /** The process's Payload, whose database counts the requests. */
  payload: () => Promise<Payload>
  admit: (request: Request) => Promise<Admission>
  /** `fields` are the names of the rejected fields. */
  onNotice: (notice: Notice, request: Request, fields?: readonly string[]) => void
}

const readOften = new Set(['/api/health', '/api/health/live', '/api/health/ready', '/api/session'])
/** Our own pages request these without a query, so a request with one is counted. */
const isPlainRead = ({ method, url }: Request) =>
  (method === 'GET' || method === 'HEAD') && new URL(url).search === ''
/** Monitors and every page request these; they must not use up a visitor's share. */
const isUncounted = (request: Request) => isPlainRead(request) && readOften.has(new URL(request.url).pathname)
/** A page shows several pictures. A visitor who reads ten pages a minute would look like an attack. */
const isPicture = (request: Request) =>
  isPlainRead(request) && new URL(request.url).pathname.startsWith('/api/media/file/')

const anonymous: Admission = { editor: undefined, refuse: async () => undefined }

const wrongOverride = () =>
  problem(400, { message: 'Only a POST of the CMS can stand for a GET.', code: 'invalid' })

/** Refusals that do not depend on the caller. */
function refusalAtSight(request: Request, { onNotice }: GuardOptions): Response | undefined {
  if (!isReadable(request)) return problem(400, { message: 'This is no valid address.', code: 'invalid' })
  if (hasMethodOverride(request) && !asksForGet(request)) return wrongOverride()
  if (!isMutating(request) || !comesFromElsewhere(request)) return undefined
  onNotice('foreign_origin', request)
  return foreignOrigin()
}

/** If the database cannot be reached, reads go on uncounted. If such a read then fails, the answer is 503. */
const missing = new WeakSet<Request>()

async function orNothing<Result>(request: Request, ask: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (isMutating(request)) throw error
    log.warn({ err: error }, 'limits cannot be asked')
    missing.add(request)
    return undefined
  }
}

/** A key in the request: wrong ones count everywhere. */
const hasCredentials = (request: Request): boolean => request.headers.has('authorization')

/** Keys are counted by themselves, editors by account, all others by network. */
async function count(
  request: Request,
  { editor, key }: Admission,
  { payload }: GuardOptions,
): Promise<LimitVerdict | undefined> {
  if (!hasCredentials(request) && (isUncounted(request) || isPicture(request))) return undefined
  const { pool } = postgresOf(await payload())
  if (key?.id) return countAttempt(pool, limits.key, key.id)
  if (editor) return countAttempt(pool, limits.editor, editor)
  return countClient(pool, limits.api, { address: clientAddress(request.headers) })
}

const tooMany = () =>
  problem(429, { message: 'Too many requests. Please wait a moment and try again.', code: 'rate_limited' })

/** Reports refused answers: missing permission, and which fields of a form were wrong. */
async function noticeRefusal(
  response: Response,
  request: Request,
  { onNotice }: GuardOptions,
): Promise<void> {
  const denied = response.status === 401 || response.status === 403
  const invalid = response.status === 400 && isMutating(request)
  if (!denied && !invalid) return
  const { errors = [] } = (await response.clone().json()) as { errors?: Partial<ApiError>[] }
  if (denied && errors.some(({ code }) => code === 'unauthenticated' || code === 'forbidden')) {
    onNotice('denied', request)
  }
  const fields = errors.flatMap(({ field }) => (field ? [field] : []))
  if (invalid && fields.length > 0) onNotice('invalid_input', request, [...new Set(fields)])
}

/** The request for the handler, within the limits of its caller. */
async function bounded(
  request: Request,
  isEditor: boolean,
): Promise<{ request: Request } | { refusal: Response }> {
  const { pathname, search } = new URL(request.url)
  const query = queryRefusal(search.slice(1), isEditor)
  if (query) return { refusal: query }
  // Payload copies parts of a JSON body into the query, past its limits. Only the CMS sends queries in bodies.
  if (hasMethodOverride(request) && !isEditor) return { refusal: wrongOverride() }
  const body = await boundedBody(request, {
    isEditor,
    takesPicture: /^\/api\/(media|team\/pictures)(\/|$)/.test(pathname),
  })
  if (!body.ok) return { refusal: body.refusal }
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')
  const asked = hasMethodOverride(request) && isForm ? body.body : undefined
  const inBody = asked && queryRefusal(asked.toString('utf8'), isEditor)
  return inBody ? { refusal: inBody } : { request: body.request }
}

async function answer<Context>(
  handler: Handler<Context>,
  request: Request,
  context: Context,
  options: GuardOptions,
): Promise<Response> {
  try {
    const atSight = refusalAtSight(request, options)
    if (atSight) return atSight
    const isOpen = isUncounted(request) && !hasCredentials(request)
    const admission = isOpen ? anonymous : await orNothing(request, () => options.admit(request))
    const admitted = admission ?? anonymous
    const verdict = await orNothing(request, () => count(request, admitted, options))
    if (verdict && !verdict.allowed) {
      options.onNotice('limit_reached', request)
      return withLimit(tooMany(), verdict)
    }
    const response = await answerWithin(handler, request, context, admitted)
    if (response.status === 500 && missing.has(request)) return unavailable()
    await noticeRefusal(response, request, options)
    return withLimit(response, verdict)
  } catch (error) {
    log.error({ err: error }, 'request failed')
    return unavailable()
  }
}

async function answerWithin<Context>(
  handler: Handler<Context>,
  request: Request,
  context: Context,
  { editor, key, refuse }: Admission,
): Promise<Response> {
  const refused = isMutating(request) || key ? await refuse() : undefined
  if (refused) return refused
  const within = await bounded(request, editor !== undefined)
  if ('refusal' in within) return within.refusal
  return oneErrorShape(await handler(within.request, context))
}

/** The answer with the client's remaining share. A call with its own limit has already set its headers. */
function withLimit(response: Response, verdict: LimitVerdict | undefined): Response {
  if (!verdict) return response
  const limited = new Response(response.body, response)
  for (const [name, value] of Object.entries(limitHeaders(verdict))) limited.headers.append(name, value)
  return limited
}

/** Puts a guard in front of a handler: request id, origin, size, limit, and the one error shape. */
export function withGuard<Context>(handler: Handler<Context>, options: GuardOptions): Handler<Context> {
  return (request, context) =>
    requestIds.run(request.headers.get(REQUEST_ID_HEADER) ?? crypto.randomUUID(), async () => {
      const started = performance.now()
      const given = await answer(handler, request, context, options)
      const response = new Response(given.body, given)
      const { headers, status } = response
      if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
      headers.set('x-content-type-options', 'nosniff')
      const { pathname: path } = new URL(request.url)
      log.debug({ method: request.method, path, status, ms: Math.round(performance.now() - started) }, 'api')
      return response
    })
}
