import { problem } from '@/lib/http/problem'

/** A refusal by the auth limit; the message is the specification's. */
export const tooManyAttempts = (message: string, retryAfterSeconds: number): Response =>
  problem(429, { message, code: 'rate_limited' }, {}, { 'retry-after': String(retryAfterSeconds) })
