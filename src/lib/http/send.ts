import { type Refusal, readErrors, readRetryAfter } from './send-answer'

const TIMEOUT_MS = 20_000

/** Takes what the caller needs out of an answer's JSON; undefined when it is not there. */
type Reader<Value> = (body: unknown) => Value | undefined

/** The server said no (4xx). `extra` is what the caller's `readRefusal` found beside the errors. */
interface Refused<Extra = null> {
  ok: false
  reason: 'refused'
  status: number
  errors: readonly Refusal[]
  retryAfterSeconds: number | null
  extra: Extra | null
}

/** The server could not answer (5xx), or with nothing that this page understands. */
interface Unavailable {
  ok: false
  reason: 'unavailable'
  status: number
  errors: readonly Refusal[]
  retryAfterSeconds: number | null
}

/** `unreachable`: this device has a connection, the site does not answer. */
export type LineProblem = 'offline' | 'unreachable'

/** Why a request came to nothing, as far as the browser knows. */
export const lineProblem = (): LineProblem => (navigator.onLine === false ? 'offline' : 'unreachable')

/** No answer came: the line is down, it took too long, or the caller stopped waiting. */
interface Unanswered {
  ok: false
  reason: LineProblem | 'timeout' | 'aborted'
}

export type Failure<Extra = null> = Refused<Extra> | Unavailable | Unanswered
export type Answer<Data = null, Extra = null> = { ok: true; data: Data } | Failure<Extra>

interface RequestOptions {
  /** POST unless said otherwise. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON. */
  body?: unknown
  idempotencyKey?: string
  /** The `updatedAt` that the person has seen: the server refuses (412, `stale`) when there is a newer one. */
  ifMatch?: string | undefined
  /** How long to wait for the whole answer. */
  timeoutMs?: number
  signal?: AbortSignal
}

export interface ReadingOptions<Data, Extra = null> extends RequestOptions {
  read: Reader<Data>
  readRefusal?: Reader<Extra>
}

function requestInit({ method = 'POST', body, idempotencyKey, ifMatch }: RequestOptions): RequestInit {
  return {
    method,
    cache: 'no-store',
    headers: {
      Accept: 'application/json',
      ...(method === 'GET'
        ? {}
        : { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' }),
      ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
      ...(ifMatch ? { 'If-Match': `"${ifMatch}"` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }
}

/** The JSON of an answer; undefined for what is none. */
async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function answerOf(response: Response, body: unknown, options: Partial<ReadingOptions<unknown, unknown>>) {
  const { ok, status, headers } = response
  const failure = {
    ok: false,
    status,
    errors: readErrors(body),
    retryAfterSeconds: readRetryAfter(headers.get('Retry-After'), Date.now()),
  } as const
  if (ok) {
    // A network that answers for us (a hotel's sign-in page) sends no JSON: nothing has arrived.
    const data = body === undefined ? undefined : options.read ? options.read(body) : null
    return data === undefined ? ({ ...failure, reason: 'unavailable' } as const) : ({ ok, data } as const)
  }
  if (status >= 500) return { ...failure, reason: 'unavailable' } as const
  return { ...failure, reason: 'refused', extra: options.readRefusal?.(body) ?? null } as const
}

/**
 * Sends a request of this site's own pages and waits for its whole answer. Never throws: what can go wrong is a
 * value with a reason. Browser side.
 */
export function send<Data, Extra = null>(
  path: string,
  options: ReadingOptions<Data, Extra>,
): Promise<Answer<Data, Extra>>
export function send(path: string, options?: RequestOptions): Promise<Answer>
export async function send(
  path: string,
  options: Partial<ReadingOptions<unknown, unknown>> = {},
): Promise<Answer<unknown, unknown>> {
  const { signal, timeoutMs = TIMEOUT_MS } = options
  const stop = new AbortController()
  let late = false
  const abort = () => stop.abort()
  const timer = setTimeout(() => {
    late = true
    abort()
  }, timeoutMs)
  signal?.addEventListener('abort', abort)
  if (signal?.aborted) abort()
  try {
    const response = await fetch(path, { ...requestInit(options), signal: stop.signal })
    return answerOf(response, await jsonOf(response), options)
  } catch {
    if (signal?.aborted) return { ok: false, reason: 'aborted' }
    return { ok: false, reason: late ? 'timeout' : lineProblem() }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}
