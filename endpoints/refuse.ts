import { codeForStatus, problem } from '@/lib/http/problem'
import { limitHeaders } from '@/lib/rate-limit/headers'
import type { LimitVerdict } from '@/lib/rate-limit/limiter'

/** A refusal with the usual code of its status. `field` names the wrong input, `extra` is added next to the error. */
export const refuse = (status: number, message: string, field?: string, extra: object = {}): Response =>
  problem(status, { message, code: codeForStatus(status), ...(field ? { field } : {}) }, extra)

/** 429 with the state of the limit. */
export const tooMany = (message: string, verdict: LimitVerdict): Response =>
  problem(429, { message, code: 'rate_limited' }, {}, limitHeaders(verdict))
