import { nextFree } from '@/features/booking/availability/next-free'
import { dayAvailability } from '@/features/booking/availability/queries'
import { bookedLengths, typeLengths } from '@/features/booking/call-type/queries'
import { availabilityQuerySchema, nextFreeQuerySchema } from '@/features/booking/schema'
import { parseInput } from '@/lib/http/parse'
import { problem } from '@/lib/http/problem'
import { anyone, get } from '../route'
import { unknownType } from './answers'

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

export const getNextFree = get('/next-free', anyone, async (req) => {
  const query = parseInput(nextFreeQuerySchema, Object.fromEntries(req.searchParams))
  if (!query.ok) return query.refusal
  const lengths = await typeLengths(req, query.value.type)
  if (!lengths) return unknownType(404)
  return Response.json(await nextFree(req, lengths, new Date()))
})
