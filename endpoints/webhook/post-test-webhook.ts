import { problemText } from '@/features/webhook/problems'
import { sendTest } from '@/features/webhook/send-test'
import { problem } from '@/lib/http/problem'
import { limitHeaders } from '@/lib/rate-limit/headers'
import { post, superAdminOnly } from '../route'
import { unknownWebhook } from './unknown-webhook'

/** POST /api/webhooks/:id/test: 200 {status, answer} if the receiver takes it; 409 with its answer if not; 404; 429. */
export const postTestWebhook = post('/:id/test', superAdminOnly, async (req, { id: userId }) => {
  const outcome = await sendTest(req.payload, { webhookId: String(req.routeParams?.id ?? ''), userId })
  if (outcome === 'unknown') return unknownWebhook()
  if ('allowed' in outcome) {
    const message = 'You have sent many tests in the last hour. Please wait a while and try again.'
    return problem(429, { message, code: 'rate_limited' }, {}, limitHeaders(outcome))
  }
  const { status, problem: reason, answer } = outcome
  if (reason === null) return Response.json({ status, answer })
  const message = [problemText(reason, status), answer].filter(Boolean).join(' ')
  return problem(409, { message, code: 'conflict' })
})
