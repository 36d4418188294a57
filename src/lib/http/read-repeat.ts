import { isIdempotencyKey, type Repeatable, repeatable } from './idempotency'
import { problem } from './problem'
import type { Refused } from './reply'

/** The request's Idempotency-Key for a feature, or the answer to an invalid one. */
export function readRepeat(
  headers: Pick<Headers, 'get'>,
  scope: string,
  request: unknown,
): { ok: true; repeat: Repeatable | undefined } | { ok: false; refusal: Refused } {
  const key = headers.get('idempotency-key')
  if (key === null) return { ok: true, repeat: undefined }
  if (isIdempotencyKey(key)) return { ok: true, repeat: repeatable(scope, key, request) }
  const refusal = problem(400, {
    field: 'Idempotency-Key',
    code: 'invalid',
    message: 'The Idempotency-Key must be 1 to 255 printable characters.',
  })
  return { ok: false, refusal }
}

/** The answer to a key that an earlier, different request used. */
export const keyReused = (): Refused =>
  problem(422, {
    field: 'Idempotency-Key',
    code: 'key_reused',
    message: 'This Idempotency-Key was used before with another request.',
  })
