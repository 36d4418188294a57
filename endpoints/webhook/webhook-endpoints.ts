import { sendTest } from '@/features/webhook/deliver'
import { problemText } from '@/features/webhook/problems'
import { rotateSecret } from '@/features/webhook/secret'
import { recentlyAuthenticated } from '../access/recently-authenticated'
import { pathId, post, refuse, superAdminOnly, tooMany } from '../route'

const unknownWebhook = (): Response => refuse(404, 'There is no such webhook.')

/** POST /api/webhooks/:id/rotate-secret: 200 {secret}, which is shown once and replaces the old one. 404. */
export const postRotateSecret = post(
  '/:id/rotate-secret',
  recentlyAuthenticated(superAdminOnly),
  async (req) => {
    const secret = await rotateSecret(req, pathId(req))
    return secret ? Response.json({ secret }) : unknownWebhook()
  },
)

export const postTestWebhook = post('/:id/test', superAdminOnly, async (req, { id: userId }) => {
  const outcome = await sendTest(req.payload, { webhookId: pathId(req), userId })
  if (outcome === 'unknown') return unknownWebhook()
  if ('allowed' in outcome)
    return tooMany('You have sent many tests in the last hour. Please wait a while and try again.', outcome)
  const { status, problem: reason, answer } = outcome
  if (reason === null) return Response.json({ status, answer })
  return refuse(409, [problemText(reason, status), answer].filter(Boolean).join(' '))
})
