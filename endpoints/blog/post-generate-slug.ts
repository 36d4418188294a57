import type { Endpoint } from 'payload'
import * as z from 'zod/mini'
import { uniqueSlug } from '@/features/slug/unique-slug'
import { parseBody } from '@/lib/http/parse'
import { requiredLine } from '@/lib/validation/text-fields'
import { adminOnly } from '../access/admin-only'

const schema = z.object({
  title: requiredLine({
    label: 'Title',
    required: 'Title is required',
    max: 200,
    tooLong: 'Title must be at most 200 characters',
  }),
})

/** POST /api/generate-blog-slug {title}: 200 {slug}, unused so far. For admins: 401, 403. */
export const postGenerateSlug: Endpoint = {
  path: '/generate-blog-slug',
  method: 'post',
  handler: adminOnly(async (req) => {
    const input = await parseBody(req, schema)
    if (!input.ok) return input.refusal
    return Response.json({ slug: await uniqueSlug(req, 'blogs', input.value.title) })
  }),
}
