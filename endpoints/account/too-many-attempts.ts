import { problem } from '@/lib/http/problem'
import { limitHeaders } from '@/lib/rate-limit/headers'
import type { LimitVerdict } from '@/lib/rate-limit/limiter'

export const tooManyAttempts = (message: string, verdict: LimitVerdict): Response =>
  problem(429, { message, code: 'rate_limited' }, {}, limitHeaders(verdict))
