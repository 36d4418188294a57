import { type Answer, type ReadingOptions, send } from './send'

type Attempt = { body: string; key: string }

/** The last attempt of each path whose outcome is unknown. */
const openAttempts = new Map<string, Attempt>()

// crypto.randomUUID is missing on plain-http addresses other than localhost.
function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A limit refuses before the request is read, so it says nothing about an earlier attempt. */
const isFinal = (answer: Answer<unknown, unknown>) =>
  answer.ok || (answer.reason === 'refused' && answer.status !== 429)

/**
 * Sends with an Idempotency-Key. Without a final answer, the first attempt may have worked: the same body is sent with the same
 * key again, and the server does it only once.
 */
export async function sendOnce<Data, Extra = null>(
  path: string,
  options: ReadingOptions<Data, Extra>,
): Promise<Answer<Data, Extra>> {
  const body = JSON.stringify(options.body)
  const open = openAttempts.get(path)
  const attempt = open?.body === body ? open : { body, key: newKey() }
  openAttempts.set(path, attempt)
  const answer = await send(path, { ...options, idempotencyKey: attempt.key })
  if (isFinal(answer)) openAttempts.delete(path)
  return answer
}
