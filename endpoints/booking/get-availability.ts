import { dayAvailability } from '@/features/booking/availability/queries'
import { bookedLengths, typeLengths } from '@/features/booking/call-type/queries'
import { availabilityQuerySchema } from '@/features/booking/schema'
import { parseInput } from '@/lib/http/parse'
import { problem } from '@/lib/http/problem'
import { anyone, get } from '../route'
import { unknownType } from './unknown-type'

/**
 * GET /api/availability?date=YYYY-MM-DD&type=slug: the free slots of a day. With `booking=id` those to move a call to. 404 for
 * an unknown type or booking. Public.
 */
export const getAvailability = get('/availability', anyone, async (req) => {
  const query = parseInput(availabilityQuerySchema, Object.fromEntries(req.searchParams))
  if (!query.ok) return query.refusal
  const { date, type, booking } = query.value
  const lengths = booking ? await bookedLengths(req, booking) : await typeLengths(req, type)
  if (lengths) return Response.json(await dayAvailability(req, { date, lengths, now: new Date() }))
  return booking
    ? problem(404, { field: 'booking', code: 'not_found', message: 'There is no such booking.' })
    : unknownType(404)
})
