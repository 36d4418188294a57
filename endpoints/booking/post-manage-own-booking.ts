import { manageBooking } from '@/features/booking/manage/mutations'
import { manageOwnSchema } from '@/features/booking/schema'
import { post, signedInOnly } from '../route'
import { changeRefusal } from './change-limit'
import { manageAnswer } from './manage-answer'

/**
 * POST /api/my-bookings/manage {bookingId, action, preferredDate?, preferredTime?, start?}: 200, 404, 409,
 * 410
 */
export const postManageOwnBooking = post(
  '/my-bookings/manage',
  signedInOnly,
  manageOwnSchema,
  async (req, input, user) => {
    const { bookingId, ...action } = input
    const refusal = await changeRefusal(req, action.action)
    if (refusal) return refusal
    const key = { id: bookingId, ownerEmail: user.email.toLowerCase() }
    const outcome = await manageBooking(req, key, action, new Date())
    // The new link goes by mail only.
    const shown = outcome.kind === 'done' ? { kind: outcome.kind, booking: outcome.booking } : outcome
    return manageAnswer(req, shown, {
      field: 'bookingId',
      code: 'not_found',
      message: 'This is not one of your calls. Reload the page to see which ones you have.',
    })
  },
)
