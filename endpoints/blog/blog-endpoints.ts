import * as z from 'zod/mini'
import { env } from '@/env'
import { countReader } from '@/features/blog/readers/mutations'
import { referenceProblems } from '@/features/blog/writing/queries'
import { referencesSchema } from '@/features/blog/writing/schema'
import { uniqueSlug } from '@/features/slug/unique-slug'
import { clientAddress } from '@/lib/http/client-address'
import { clientNetwork } from '@/lib/http/client-network'
import { requiredLine } from '@/lib/validation/text-fields'
import { adminOnly, anyone, pathId, post, refuse } from '../route'

export const postCheckReferences = post(
  '/check-references',
  adminOnly,
  referencesSchema,
  async (req, input) => Response.json({ problems: await referenceProblems(req, input.references) }),
)

const schema = z.object({
  title: requiredLine({
    label: 'Title',
    required: 'Title is required',
    max: 200,
    tooLong: 'Title must be at most 200 characters',
  }),
})

export const postGenerateSlug = post('/generate-blog-slug', adminOnly, schema, async (req, input) => {
  const slug = await uniqueSlug(req, 'blogs', input.title)
  return slug
    ? Response.json({ slug })
    : refuse(400, 'The title has no Latin letters for an address. Please write a slug.', 'title')
})

const ROBOT = /bot|crawl|spider|slurp|preview|monitor|curl|wget|python|java\//i

export const postView = post('/:id/view', anyone, async (req) => {
  const blogId = pathId(req)
  if (blogId && ROBOT.test(req.headers.get('user-agent')?.slice(0, 500) ?? ''))
    return new Response(null, { status: 204 })
  const read =
    blogId &&
    (await countReader(req.payload, {
      blogId,
      network: clientNetwork(clientAddress(req.headers)),
      now: new Date(),
      secret: env.PAYLOAD_SECRET,
    }))
  return read ? Response.json({ viewCount: read.viewCount }) : refuse(404, 'There is no such article.')
})
