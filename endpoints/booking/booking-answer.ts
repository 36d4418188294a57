import type { BookingOutcome } from '@/features/booking/kernel'
import type { StoredAnswer } from '@/lib/http/idempotency'
import { problem } from '@/lib/http/problem'
import { keyReused } from '@/lib/http/read-repeat'

export const storedResponse = ({ status, body }: StoredAnswer): Response =>
  new Response(body, { status, headers: { 'content-type': 'application/json' } })

/** 201 or 409 as stored, 400 for invalid input, 422 for a reused key. */
export function bookingAnswer(outcome: BookingOutcome): Response {
  if (outcome.kind === 'refused') return problem(400, outcome.error)
  if (outcome.kind === 'answer') return storedResponse(outcome.answer)
  return keyReused()
}
