import { searchOffice } from '@/features/office-search/queries'
import { officeSearchSchema } from '@/features/office-search/schema'
import { parseInput } from '@/lib/http/parse'
import { forbidden } from '@/lib/http/problem'
import { adminOnly, get } from '../route'

/** GET /api/office-search?q=: 200 {results}, a few of each kind that the caller may read. For the team. */
export const getOfficeSearch = get('/office-search', adminOnly, async (req) => {
  const asked = parseInput(officeSearchSchema, Object.fromEntries(req.searchParams))
  if (!asked.ok) return asked.refusal
  const results = await searchOffice(req, asked.value.q, new Date())
  return results ? Response.json({ results }) : forbidden()
})
