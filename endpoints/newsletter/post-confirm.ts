import type { Endpoint } from 'payload'
import { confirmSubscriber } from '@/features/newsletter/mutations'
import { newsletterTokenSchema } from '@/features/newsletter/schema'
import { parseBody } from '@/lib/http/parse'
import { problem } from '@/lib/http/problem'

/** POST /api/newsletter/confirm {token}: 200, 404 for an invalid link. */
export const postConfirmNewsletter: Endpoint = {
  path: '/newsletter/confirm',
  method: 'post',
  handler: async (req) => {
    const input = await parseBody(req, newsletterTokenSchema)
    if (!input.ok) return input.refusal
    if (await confirmSubscriber(req.payload, input.value.token, new Date()))
      return Response.json({ status: 'confirmed' })
    return problem(404, {
      message: 'This link is no longer valid. Please subscribe again.',
      code: 'not_found',
    })
  },
}
