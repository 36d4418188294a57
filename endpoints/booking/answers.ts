import type { BookingOutcome } from '@/features/booking/transaction'
import type { StoredAnswer } from '@/lib/http/idempotency'
import { codeForStatus, problem } from '@/lib/http/problem'
import { keyReused } from '@/lib/http/read-repeat'
import { type Refused, refused } from '@/lib/http/reply'

/** An answer byte by byte as it was stored: a booking, or a refused time. */
export const storedResponse = ({ status, body }: StoredAnswer): Refused =>
  refused(new Response(body, { status, headers: { 'content-type': 'application/json' } }))

/** 201 or 409 as stored, 400 for invalid input, 422 for a reused key. */
export function bookingAnswer(outcome: BookingOutcome): Refused {
  if (outcome.kind === 'refused') return problem(400, outcome.error)
  if (outcome.kind === 'answer') return storedResponse(outcome.answer)
  return keyReused()
}

export const unknownType = (status: 400 | 404): Refused =>
  problem(status, {
    field: 'type',
    code: codeForStatus(status),
    message: 'This type of call cannot be booked. Please reload the page and choose again.',
  })
