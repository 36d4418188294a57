import type { PayloadRequest } from 'payload'
import { unsubscribe } from '@/features/newsletter/mutations'
import { newsletterTokenSchema } from '@/features/newsletter/schema'
import { parseBody, parseInput } from '@/lib/http/parse'
import { problem } from '@/lib/http/problem'
import { anyone, post } from '../route'

/** Mail programs post a form to the address in the header (RFC 8058). Our page sends JSON. */
const tokenOf = (req: PayloadRequest) => {
  const inAddress = req.searchParams?.get('token')
  return inAddress
    ? parseInput(newsletterTokenSchema, { token: inAddress })
    : parseBody(req, newsletterTokenSchema)
}

/** POST /api/newsletter/unsubscribe {token}, or one-click with ?token=: 200, 404 for an unknown link. */
export const postUnsubscribe = post('/newsletter/unsubscribe', anyone, async (req) => {
  const input = await tokenOf(req)
  if (!input.ok) return input.refusal
  if (await unsubscribe(req.payload, input.value.token, new Date()))
    return Response.json({ status: 'unsubscribed' })
  return problem(404, { message: 'This link is not known.', code: 'not_found' })
})
