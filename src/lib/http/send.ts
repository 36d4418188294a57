import { type Refusal, readErrors, readRetryAfter } from './send-answer'

const TIMEOUT_MS = 20_000

/** Returns what the caller needs of an answer's JSON; undefined if it is missing. */
type Reader<Value> = (body: unknown) => Value | undefined

/** The server refused (4xx). `extra` is the result of the caller's `readRefusal`. */
interface Refused<Extra = null> {
  ok: false
  reason: 'refused'
  status: number
  errors: readonly Refusal[]
  retryAfterSeconds: number | null
  extra: Extra | null
}

/** The server failed (5xx), or sent an answer that this page does not understand. */
type Unavailable = Omit<Refused, 'reason' | 'extra'> & { reason: 'unavailable' }

/** `unreachable`: this device is online, but the site does not answer. */
export type LineProblem = 'offline' | 'unreachable'

/** Why a request failed, as far as the browser knows. */
export const lineProblem = (): LineProblem => (navigator.onLine === false ? 'offline' : 'unreachable')

/** No answer: no connection, a timeout, or the caller stopped waiting. */
interface Unanswered {
  ok: false
  reason: LineProblem | 'timeout' | 'aborted'
}

export type Failure<Extra = null> = Refused<Extra> | Unavailable | Unanswered
export type Answer<Data = null, Extra = null> = { ok: true; data: Data } | Failure<Extra>

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  idempotencyKey?: string
  /** The `updatedAt` that the person has seen. The server rejects the request (412, `stale`) if there is a newer one. */
  ifMatch?: string | undefined
  /** How long to wait for the whole answer. */
  timeoutMs?: number
  signal?: AbortSignal | undefined
}

export interface ReadingOptions<Data, Extra = null> extends RequestOptions {
  read: Reader<Data>
  readRefusal?: Reader<Extra>
}

function requestInit({ method = 'POST', body, idempotencyKey, ifMatch }: RequestOptions): RequestInit {
  // The browser adds the type of a form, with its boundary.
  const isForm = body instanceof FormData
  return {
    method,
    cache: 'no-store',
    headers: {
      Accept: 'application/json',
      ...(method === 'GET'
        ? {}
        : {
            ...(isForm ? {} : { 'Content-Type': 'application/json' }),
            'X-Requested-With': 'XMLHttpRequest',
          }),
      ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
      ...(ifMatch ? { 'If-Match': `"${ifMatch}"` } : {}),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  }
}

/** The JSON of an answer; undefined if it is not JSON. */
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
    // A network that answers for us, such as a hotel's sign-in page, sends no JSON: the request did not arrive.
    const data = body === undefined ? undefined : options.read ? options.read(body) : null
    return data === undefined ? ({ ...failure, reason: 'unavailable' } as const) : ({ ok, data } as const)
  }
  if (status >= 500) return { ...failure, reason: 'unavailable' } as const
  return { ...failure, reason: 'refused', extra: options.readRefusal?.(body) ?? null } as const
}

/**
 * Sends a request from a page of this site and waits for the whole answer. Never throws: a failure is a value with a reason.
 * Browser only.
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
