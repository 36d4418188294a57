import { rotateSecret } from '@/features/webhook/secret'
import { recentlyAuthenticated } from '../access/recently-authenticated'
import { post, superAdminOnly } from '../route'
import { unknownWebhook } from './unknown-webhook'

/** POST /api/webhooks/:id/rotate-secret: 200 {secret}, which is shown once and replaces the old one. 404. */
export const postRotateSecret = post(
  '/:id/rotate-secret',
  recentlyAuthenticated(superAdminOnly),
  async (req) => {
    const secret = await rotateSecret(req, String(req.routeParams?.id ?? ''))
    return secret ? Response.json({ secret }) : unknownWebhook()
  },
)
