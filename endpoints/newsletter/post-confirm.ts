import { confirmSubscriber } from '@/features/newsletter/mutations'
import { newsletterTokenSchema } from '@/features/newsletter/schema'
import { problem } from '@/lib/http/problem'
import { anyone, post } from '../route'

/** POST /api/newsletter/confirm {token}: 200, 404 for an invalid link. */
export const postConfirmNewsletter = post(
  '/newsletter/confirm',
  anyone,
  newsletterTokenSchema,
  async (req, input) => {
    if (await confirmSubscriber(req.payload, input.token, new Date()))
      return Response.json({ status: 'confirmed' })
    return problem(404, {
      message: 'This link is no longer valid. Please subscribe again.',
      code: 'not_found',
    })
  },
)
