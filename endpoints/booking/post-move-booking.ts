import { offeredCall } from '@/features/booking/call-type/queries'
import { moveBooking } from '@/features/booking/desk/move-booking'
import { moveBookingSchema } from '@/features/booking/desk/schema'
import { changeNoticeHours } from '@/features/booking/settings/queries'
import { bookingView } from '@/features/booking/view'
import { malformedVersion, staleWrite } from '@/lib/http/if-match'
import { problem } from '@/lib/http/problem'
import { callTakerOnly, post } from '../route'
import { storedResponse } from './booking-answer'
import { unknownType } from './unknown-type'

/** POST /api/move-booking with `If-Match`, for people who take calls: 200 {booking, updatedAt, calendarSequence, undoUntil}, 404, 409, 412. */
export const postMoveBooking = post('/move-booking', callTakerOnly, moveBookingSchema, async (req, input) => {
  const { type } = input
  const call = type ? await offeredCall(req, type) : undefined
  if (type && !call) return unknownType(400)
  const outcome = await moveBooking(req, input, call, new Date())
  switch (outcome.kind) {
    case 'moved': {
      const { updatedAt, calendarSequence, undoUntil } = outcome.booking
      const booking = bookingView(outcome.booking, await changeNoticeHours(req))
      return Response.json({ booking, updatedAt, calendarSequence, undoUntil: undoUntil ?? null })
    }
    case 'unknown':
      return problem(404, { field: 'id', code: 'not_found', message: 'This booking is no longer there.' })
    case 'stale':
      return problem(412, staleWrite)
    case 'malformed':
      return problem(400, malformedVersion)
    case 'closed':
      return problem(409, {
        field: 'id',
        code: 'conflict',
        message: 'Only pending and confirmed bookings can be moved. Set this one back to pending first.',
      })
    case 'refused':
      return problem(400, outcome.error)
    case 'answer':
      return storedResponse(outcome.answer)
  }
})
