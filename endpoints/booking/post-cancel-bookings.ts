import type { Endpoint } from 'payload'
import { cancelBookings } from '@/features/booking/desk/cancel-bookings'
import { cancelBookingsSchema } from '@/features/booking/desk/schema'
import { parseBody } from '@/lib/http/parse'
import { superAdminOnly } from '../access/super-admin-only'

/** POST /api/cancel-bookings: up to 200 calls, for super admins. 200 {results: [{id, result}]}. */
export const postCancelBookings: Endpoint = {
  path: '/cancel-bookings',
  method: 'post',
  handler: superAdminOnly(async (req) => {
    const request = await parseBody(req, cancelBookingsSchema)
    if (!request.ok) return request.refusal
    return Response.json({ results: await cancelBookings(req, request.value) })
  }),
}
