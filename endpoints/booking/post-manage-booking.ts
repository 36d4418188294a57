import type { Endpoint } from 'payload'
import { manageBooking } from '@/features/booking/manage'
import { manageRequestSchema } from '@/features/booking/schema'
import { bookingView } from '@/features/booking/view'
import { parseBody } from '@/lib/http/parse'
import { problem } from '@/lib/http/problem'

/**
 * POST /api/bookings/manage: view, cancel or reschedule by the mailed token. Under the collection,
 * because Payload looks there first for whatever starts with its slug.
 */
export const postManageBooking: Omit<Endpoint, 'root'> = {
  path: '/manage',
  method: 'post',
  handler: async (req) => {
    const request = await parseBody(req, manageRequestSchema)
    if (!request.ok) return request.refusal
    const outcome = await manageBooking(req.payload, request.value, new Date())
    switch (outcome.kind) {
      case 'done':
        return Response.json({
          booking: bookingView(outcome.booking),
          ...(outcome.token ? { token: outcome.token } : {}),
        })
      case 'unknown':
        return problem(404, {
          field: 'token',
          code: 'not_found',
          message:
            'This link is not valid, or a newer mail has replaced it. Please use the link of the latest mail.',
        })
      case 'gone':
        return problem(410, outcome.error)
      case 'refused':
        return problem(400, outcome.error)
      case 'taken':
        return new Response(outcome.answer.body, {
          status: outcome.answer.status,
          headers: { 'content-type': 'application/json' },
        })
    }
  },
}
