import { env } from '@/env'
import { countReader } from '@/features/blog/readers/mutations'
import { clientAddress } from '@/lib/http/client-address'
import { clientNetwork } from '@/lib/http/client-network'
import { problem } from '@/lib/http/problem'
import { isUuid } from '@/lib/validation/uuid'
import { anyone, post } from '../route'

const ROBOT = /bot|crawl|spider|slurp|preview|monitor|curl|wget|python|java\//i

/** POST /api/blogs/:id/view: counts each reader once. 200 {viewCount}, 404. */
export const postView = post('/:id/view', anyone, async (req) => {
  const blogId = String(req.routeParams?.id ?? '')
  const unknown = () => problem(404, { message: 'There is no such article.', code: 'not_found' })
  if (!isUuid(blogId)) return unknown()
  if (ROBOT.test(req.headers.get('user-agent')?.slice(0, 500) ?? ''))
    return new Response(null, { status: 204 })
  const read = await countReader(req.payload, {
    blogId,
    network: clientNetwork(clientAddress(req.headers)),
    now: new Date(),
    secret: env.PAYLOAD_SECRET,
  })
  return read ? Response.json({ viewCount: read.viewCount }) : unknown()
})
