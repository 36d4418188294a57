import * as z from 'zod/mini'
import { uniqueSlug } from '@/features/slug/unique-slug'
import { requiredLine } from '@/lib/validation/text-fields'
import { adminOnly, post } from '../route'

const schema = z.object({
  title: requiredLine({
    label: 'Title',
    required: 'Title is required',
    max: 200,
    tooLong: 'Title must be at most 200 characters',
  }),
})

/** POST /api/generate-blog-slug {title}: 200 {slug}, unused so far. For admins: 401, 403. */
export const postGenerateSlug = post('/generate-blog-slug', adminOnly, schema, async (req, input) =>
  Response.json({ slug: await uniqueSlug(req, 'blogs', input.title) }),
)
