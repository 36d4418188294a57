type Attempt = { body: string; key: string }

let lastAttempt: Attempt | null = null

// crypto.randomUUID is missing on plain-http addresses other than localhost.
function freshKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The key for this body: kept while its outcome is unknown, so that a repeated send books once. */
export function idempotencyKeyFor(body: unknown): string {
  const text = JSON.stringify(body)
  if (lastAttempt?.body !== text) lastAttempt = { body: text, key: freshKey() }
  return lastAttempt.key
}

/** Forgets the key once the server has answered for good. */
export function settleIdempotencyKey() {
  lastAttempt = null
}
