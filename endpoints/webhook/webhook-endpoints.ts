import * as calls from '@/features/webhook/calls'
import { sendTest } from '@/features/webhook/deliver'
import { problemText } from '@/features/webhook/problems'
import { rotateSecret } from '@/features/webhook/secret'
import { answer } from '@/lib/http/reply'
import { endpoint, pathId, refuse, tooMany } from '../route'

const unknownWebhook = () => refuse(404, 'There is no such webhook.')

/** POST /api/webhooks/:id/rotate-secret: 200 {secret}, which is shown once and replaces the old one. 404. */
export const postRotateSecret = endpoint(
  calls.rotateSecret,
  async (req) => {
    const secret = await rotateSecret(req, pathId(req))
    return secret ? answer(200, { secret }) : unknownWebhook()
  },
  'webhooks',
)

export const postTestWebhook = endpoint(
  calls.testWebhook,
  async (req, _, { id: userId }) => {
    const outcome = await sendTest(req.payload, { webhookId: pathId(req), userId })
    if (outcome === 'unknown') return unknownWebhook()
    if ('allowed' in outcome)
      return tooMany('You have sent many tests in the last hour. Please wait a while and try again.', outcome)
    const { status, problem: reason, answer: said } = outcome
    if (reason === null) return answer(200, { status, answer: said })
    return refuse(409, [problemText(reason, status), said].filter(Boolean).join(' '))
  },
  'webhooks',
)
