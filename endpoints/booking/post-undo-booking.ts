import { undoBookingSchema } from '@/features/booking/desk/schema'
import { undoChange } from '@/features/booking/desk/undo-change'
import { changeNoticeHours } from '@/features/booking/settings/queries'
import { bookingView } from '@/features/booking/view'
import { staleWrite } from '@/lib/http/if-match'
import { problem } from '@/lib/http/problem'
import { callTakerOnly, post } from '../route'

/** POST /api/undo-booking, for people who take calls: 200 {booking, updatedAt}, 404, 409 taken, 410 too late, 412. */
export const postUndoBooking = post('/undo-booking', callTakerOnly, undoBookingSchema, async (req, input) => {
  const outcome = await undoChange(req, input)
  switch (outcome.kind) {
    case 'undone': {
      const { updatedAt } = outcome.booking
      return Response.json({
        booking: bookingView(outcome.booking, await changeNoticeHours(req)),
        updatedAt,
      })
    }
    case 'unknown':
      return problem(404, { field: 'id', code: 'not_found', message: 'This booking is no longer there.' })
    case 'stale':
      return problem(412, staleWrite)
    case 'taken':
      return problem(409, { code: 'slot_taken', message: 'The earlier time was taken in the meantime.' })
    case 'over':
      return problem(410, {
        code: 'gone',
        message: 'The time to undo is over and the mail has left. Open the booking to change it again.',
      })
  }
})
