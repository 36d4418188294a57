import { env } from '@/env'
import * as calls from '@/features/blog/calls'
import { countReader } from '@/features/blog/readers/mutations'
import { blockHtml, referenceProblems } from '@/features/blog/writing/queries'
import { uniqueSlug } from '@/features/slug/unique-slug'
import { clientAddress } from '@/lib/http/client-address'
import { clientNetwork } from '@/lib/http/client-network'
import { answer, nothing } from '@/lib/http/reply'
import { endpoint, pathId, refuse } from '../route'

export const postCheckReferences = endpoint(calls.checkReferences, async (req, input) =>
  answer(200, { problems: await referenceProblems(req, input.references) }),
)

export const postDrawBlock = endpoint(calls.drawBlock, async (req, { blockType, fields }) =>
  answer(200, { html: await blockHtml(req, { ...fields, blockType }) }),
)

export const postGenerateSlug = endpoint(calls.generateSlug, async (req, input) => {
  const slug = await uniqueSlug(req, 'blogs', input.title)
  return slug
    ? answer(200, { slug })
    : refuse(400, 'The title has no Latin letters for an address. Please write a slug.', 'title')
})

const ROBOT = /bot|crawl|spider|slurp|preview|monitor|curl|wget|python|java\//i

export const postView = endpoint(
  calls.countReader,
  async (req) => {
    const blogId = pathId(req)
    if (blogId && ROBOT.test(req.headers.get('user-agent')?.slice(0, 500) ?? '')) return nothing()
    const read =
      blogId &&
      (await countReader(req.payload, {
        blogId,
        network: clientNetwork(clientAddress(req.headers)),
        now: new Date(),
        secret: env.PAYLOAD_SECRET,
      }))
    return read ? answer(200, { viewCount: read.viewCount }) : refuse(404, 'There is no such article.')
  },
  'blogs',
)
