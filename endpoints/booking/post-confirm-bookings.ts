import type { Endpoint } from 'payload'
import { confirmBookings } from '@/features/booking/desk/confirm-bookings'
import { confirmBookingsSchema } from '@/features/booking/desk/schema'
import { parseBody } from '@/lib/http/parse'
import { callTakerOnly } from '../access/call-taker-only'

/** POST /api/confirm-bookings: up to 200 requests, for people who take calls. 200 {results: [{id, result}]}. */
export const postConfirmBookings: Endpoint = {
  path: '/confirm-bookings',
  method: 'post',
  handler: callTakerOnly(async (req) => {
    const request = await parseBody(req, confirmBookingsSchema)
    if (!request.ok) return request.refusal
    return Response.json({ results: await confirmBookings(req, request.value, new Date()) })
  }),
}
