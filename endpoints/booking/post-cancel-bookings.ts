import { cancelBookings } from '@/features/booking/desk/cancel-bookings'
import { cancelBookingsSchema } from '@/features/booking/desk/schema'
import { post, superAdminOnly } from '../route'

/** POST /api/cancel-bookings: up to 200 calls, for super admins. 200 {results: [{id, result}]}. */
export const postCancelBookings = post(
  '/cancel-bookings',
  superAdminOnly,
  cancelBookingsSchema,
  async (req, input) => Response.json({ results: await cancelBookings(req, input) }),
)
