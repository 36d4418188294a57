import { problem } from '@/lib/http/problem'
import { limitHeaders } from '@/lib/rate-limit/headers'
import type { LimitVerdict } from '@/lib/rate-limit/limiter'

/** A refusal by a limit; the message is the specification's where it has one. */
export const tooManyAttempts = (message: string, verdict: LimitVerdict): Response =>
  problem(429, { message, code: 'rate_limited' }, {}, limitHeaders(verdict))
