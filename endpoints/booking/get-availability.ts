import type { Endpoint } from 'payload'
import { dayAvailability } from '@/features/booking/availability/queries'
import { availabilityQuerySchema } from '@/features/booking/schema'
import { parseInput } from '@/lib/http/parse'

/** GET /api/availability?date=YYYY-MM-DD: the free slots of a day. Public. */
export const getAvailability: Endpoint = {
  path: '/availability',
  method: 'get',
  handler: async (req) => {
    const query = parseInput(availabilityQuerySchema, { date: req.searchParams.get('date') ?? undefined })
    if (!query.ok) return query.refusal
    return Response.json(await dayAvailability(req.payload, { date: query.value.date, now: new Date(), req }))
  },
}
