import { cancelBurst } from '@/features/booking/burst/mutations'
import { cancelBurstSchema } from '@/features/booking/desk/schema'
import { post, superAdminOnly } from '../route'

export const postCancelBookingBurst = post(
  '/cancel-booking-burst',
  superAdminOnly,
  cancelBurstSchema,
  async (req, input) => Response.json(await cancelBurst(req, input.burst)),
)
