import type { PayloadRequest } from 'payload'
import type { ChangeOutcome } from '@/features/booking/change/mutations'
import type { NotSeen } from '@/features/booking/desk/seen-booking'
import type { Placement } from '@/features/booking/host/placement'
import { shownBooking } from '@/features/booking/queries'
import type { BookingOutcome } from '@/features/booking/transaction'
import type { StoredAnswer } from '@/lib/http/idempotency'
import { malformedVersion, staleWrite } from '@/lib/http/if-match'
import { forbidden, problem } from '@/lib/http/problem'
import { keyReused } from '@/lib/http/read-repeat'
import { answer, type Refused, refused } from '@/lib/http/reply'
import { refuse } from '../route'

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
  refuse(status, 'This type of call cannot be booked. Please reload the page and choose again.', 'type')

const UNKNOWN_HOST = 'This person cannot be chosen for this call. Please reload the page and choose again.'

/** A call and who could take it, or why it cannot be booked. */
export function withPlacement<Call extends { placement: Placement }>(
  call: Call | undefined,
  choose: (offered: Placement) => Placement | undefined,
  status: 400 | 404,
) {
  const placement = call && choose(call.placement)
  if (call && placement) return { ok: true, value: { ...call, placement } } as const
  return { ok: false, refusal: call ? refuse(status, UNKNOWN_HOST, 'with') : unknownType(status) } as const
}

const CLOSED = 'Only pending and confirmed bookings can be moved. Set this one back to pending first.'

/** A booking that cannot be moved. `field` is the one that the call has for it. */
export const closedBooking = (field: string): Refused => refuse(409, CLOSED, field)

export const notThere = (): Refused => refuse(404, 'This booking no longer exists.', 'id')

/** Of a call that the team moves or hands over. */
export async function movedAnswer(req: PayloadRequest, outcome: ChangeOutcome | NotSeen) {
  switch (outcome.kind) {
    case 'done': {
      const { updatedAt, calendarSequence } = outcome.booking
      const booking = await shownBooking(req, outcome.booking)
      const undoUntil = outcome.undoUntil?.toISOString() ?? null
      return answer(200, { booking, updatedAt, calendarSequence, undoUntil })
    }
    case 'unknown':
      return notThere()
    case 'stale':
      return problem(412, staleWrite)
    case 'malformed':
      return problem(400, malformedVersion)
    case 'closed':
      return closedBooking('id')
    case 'refused':
      return problem(400, outcome.error)
    case 'answer':
      return storedResponse(outcome.answer)
    default:
      return forbidden()
  }
}
