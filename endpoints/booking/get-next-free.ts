import { nextFree } from '@/features/booking/availability/next-free'
import { typeLengths } from '@/features/booking/call-type/queries'
import { nextFreeQuerySchema } from '@/features/booking/schema'
import { parseInput } from '@/lib/http/parse'
import { anyone, get } from '../route'
import { unknownType } from './unknown-type'

/** GET /api/next-free?type=slug: the first free times of the next days. 404 for an unknown type. Public. */
export const getNextFree = get('/next-free', anyone, async (req) => {
  const query = parseInput(nextFreeQuerySchema, Object.fromEntries(req.searchParams))
  if (!query.ok) return query.refusal
  const lengths = await typeLengths(req, query.value.type)
  if (!lengths) return unknownType(404)
  return Response.json(await nextFree(req, lengths, new Date()))
})
