import { changeBrand } from '@/features/brand/calls'
import { saveBrand } from '@/features/brand/mutations'
import { problem } from '@/lib/http/problem'
import { answer } from '@/lib/http/reply'
import { endpoint } from '../route'

export const postBrand = endpoint(changeBrand, async (req, input) => {
  const errors = await saveBrand(req, input)
  return errors ? problem(400, errors) : answer(200, { success: true })
})
