import type { BookingOutcome } from '@/features/booking/transaction'
import type { StoredAnswer } from '@/lib/http/idempotency'
import { codeForStatus, problem } from '@/lib/http/problem'
import { keyReused } from '@/lib/http/read-repeat'
import { limitHeaders } from '@/lib/rate-limit/headers'
import type { LimitVerdict } from '@/lib/rate-limit/limiter'

export const storedResponse = ({ status, body }: StoredAnswer): Response =>
  new Response(body, { status, headers: { 'content-type': 'application/json' } })

/** 201 or 409 as stored, 400 for invalid input, 422 for a reused key. */
export function bookingAnswer(outcome: BookingOutcome): Response {
  if (outcome.kind === 'refused') return problem(400, outcome.error)
  if (outcome.kind === 'answer') return storedResponse(outcome.answer)
  return keyReused()
}

export const unknownType = (status: 400 | 404): Response =>
  problem(status, {
    field: 'type',
    code: codeForStatus(status),
    message: 'This type of call cannot be booked. Please reload the page and choose again.',
  })

export const tooMany = (verdict: LimitVerdict, message: string): Response =>
  problem(429, { message, code: 'rate_limited' }, {}, limitHeaders(verdict))
