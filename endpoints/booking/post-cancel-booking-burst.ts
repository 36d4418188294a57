import type { Endpoint } from 'payload'
import { cancelBurst } from '@/features/booking/burst/mutations'
import { cancelBurstSchema } from '@/features/booking/desk/schema'
import { parseBody } from '@/lib/http/parse'
import { superAdminOnly } from '../access/super-admin-only'

export const postCancelBookingBurst: Endpoint = {
  path: '/cancel-booking-burst',
  method: 'post',
  handler: superAdminOnly(async (req) => {
    const request = await parseBody(req, cancelBurstSchema)
    if (!request.ok) return request.refusal
    return Response.json(await cancelBurst(req, request.value.burst))
  }),
}
