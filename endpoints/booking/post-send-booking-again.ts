import type { Endpoint } from 'payload'
import { countSendingAgain } from '@/features/booking/limits'
import { sendBookingMailAgain } from '@/features/booking/mail/send-again'
import { sendAgainSchema } from '@/features/booking/schema'
import { parseBody } from '@/lib/http/parse'
import { problem } from '@/lib/http/problem'
import { limitHeaders } from '@/lib/rate-limit/headers'

const TOO_MANY = 'Too many emails were requested from your connection. Please try again later.'

/** POST /api/send-booking-again {bookingId, email}: 202 for known and unknown bookings, 400, 429. */
export const postSendBookingAgain: Endpoint = {
  path: '/send-booking-again',
  method: 'post',
  handler: async (req) => {
    const request = await parseBody(req, sendAgainSchema)
    if (!request.ok) return request.refusal
    const verdict = await countSendingAgain(req)
    if (!verdict.allowed)
      return problem(429, { message: TOO_MANY, code: 'rate_limited' }, {}, limitHeaders(verdict))
    await sendBookingMailAgain(req, request.value, new Date())
    return Response.json(
      { message: "If the booking is still to come, we've emailed it again." },
      { status: 202 },
    )
  },
}
