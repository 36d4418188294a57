import type { Endpoint } from 'payload'
import { manageBooking } from '@/features/booking/manage/mutations'
import { manageRequestSchema } from '@/features/booking/schema'
import { parseBody } from '@/lib/http/parse'
import { changeRefusal } from './change-limit'
import { manageAnswer } from './manage-answer'

/** POST /api/bookings/manage: view, cancel or reschedule by token. Payload looks in the collection first. */
export const postManageBooking: Omit<Endpoint, 'root'> = {
  path: '/manage',
  method: 'post',
  handler: async (req) => {
    const request = await parseBody(req, manageRequestSchema)
    if (!request.ok) return request.refusal
    const { token, ...action } = request.value
    const refusal = await changeRefusal(req, action.action)
    if (refusal) return refusal
    return manageAnswer(req, await manageBooking(req, { token }, action, new Date()), {
      field: 'token',
      code: 'not_found',
      message:
        'This link is not valid, or a newer email has replaced it. Please use the link in the latest email.',
    })
  },
}
