import type { Endpoint, PayloadRequest } from 'payload'
import { countBookingChange } from '@/features/booking/limits'
import { type BookingKey, manageBooking } from '@/features/booking/manage/mutations'
import { type ManageAction, manageOwnSchema, manageRequestSchema } from '@/features/booking/schema'
import { changeNoticeHours } from '@/features/booking/settings/queries'
import { bookingView } from '@/features/booking/view'
import { parseBody } from '@/lib/http/parse'
import { type ApiError, problem } from '@/lib/http/problem'
import { post, signedInOnly } from '../route'
import { storedResponse, tooMany } from './answers'

/** Changes are limited, because each one sends mail. `unknown` is the error if there is no such booking. */
async function managed(req: PayloadRequest, key: BookingKey, action: ManageAction, unknown: ApiError) {
  if (action.action !== 'view') {
    const verdict = await countBookingChange(req)
    if (!verdict.allowed)
      return tooMany(
        verdict,
        'Too many calls were changed from your connection. Please try again later or write to us instead.',
      )
  }
  const outcome = await manageBooking(req, key, action, new Date())
  switch (outcome.kind) {
    case 'done':
      return Response.json({
        booking: bookingView(outcome.booking, await changeNoticeHours(req)),
        // Without a mailed link, the new one goes by mail only.
        ...(outcome.token && 'token' in key ? { token: outcome.token } : {}),
      })
    case 'unknown':
      return problem(404, unknown)
    case 'gone':
      return problem(410, outcome.error)
    case 'refused':
      return problem(400, outcome.error)
    case 'answer':
      return storedResponse(outcome.answer)
  }
}

/** POST /api/bookings/manage: view, cancel or reschedule by token. Payload looks in the collection first. */
export const postManageBooking: Omit<Endpoint, 'root'> = {
  path: '/manage',
  method: 'post',
  handler: async (req) => {
    const request = await parseBody(req, manageRequestSchema)
    if (!request.ok) return request.refusal
    const { token, ...action } = request.value
    return managed(req, { token }, action, {
      field: 'token',
      code: 'not_found',
      message:
        'This link is not valid, or a newer email has replaced it. Please use the link in the latest email.',
    })
  },
}

export const postManageOwnBooking = post(
  '/my-bookings/manage',
  signedInOnly,
  manageOwnSchema,
  (req, { bookingId, ...action }, user) =>
    managed(req, { id: bookingId, ownerEmail: user.email.toLowerCase() }, action, {
      field: 'bookingId',
      code: 'not_found',
      message: 'This is not one of your calls. Reload the page to see which ones you have.',
    }),
)
