import * as calls from '@/features/office-search/calls'
import { searchOffice } from '@/features/office-search/queries'
import { forbidden } from '@/lib/http/problem'
import { answer } from '@/lib/http/reply'
import { endpoint } from '../route'

export const getOfficeSearch = endpoint(calls.searchOffice, async (req, input) => {
  const results = await searchOffice(req, input.q, new Date())
  return results ? answer(200, { results }) : forbidden()
})
