import { confirmBookings } from '@/features/booking/desk/confirm-bookings'
import { confirmBookingsSchema } from '@/features/booking/desk/schema'
import { callTakerOnly, post } from '../route'

/** POST /api/confirm-bookings: up to 200 requests, for people who take calls. 200 {results: [{id, result}]}. */
export const postConfirmBookings = post(
  '/confirm-bookings',
  callTakerOnly,
  confirmBookingsSchema,
  async (req, input) => Response.json({ results: await confirmBookings(req, input, new Date()) }),
)
