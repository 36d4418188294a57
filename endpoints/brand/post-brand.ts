import { changeBrand } from '@/features/brand/calls'
import { saveBrand } from '@/features/brand/mutations'
import { malformedVersion, seenVersion, staleWrite } from '@/lib/http/if-match'
import { problem } from '@/lib/http/problem'
import { answer } from '@/lib/http/reply'
import { endpoint } from '../route'

export const postBrand = endpoint(changeBrand, async (req, input) => {
  const seen = seenVersion(req.headers)
  if (seen === 'malformed') return problem(400, malformedVersion)
  const saved = await saveBrand(req, input, { seen })
  if (saved === 'stale') return problem(412, staleWrite)
  return Array.isArray(saved) ? problem(400, saved) : answer(200, { success: true, version: saved.version })
})
