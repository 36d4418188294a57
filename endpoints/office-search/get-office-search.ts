import { searchOffice } from '@/features/office-search/queries'
import { officeSearchSchema } from '@/features/office-search/schema'
import { forbidden } from '@/lib/http/problem'
import { adminOnly, get } from '../route'

export const getOfficeSearch = get('/office-search', adminOnly, officeSearchSchema, async (req, input) => {
  const results = await searchOffice(req, input.q, new Date())
  return results ? Response.json({ results }) : forbidden()
})
