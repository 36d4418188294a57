import { newsletterLimits } from '@/features/newsletter/limits'
import { requestSubscription } from '@/features/newsletter/mutations'
import { subscriptionSchema } from '@/features/newsletter/schema'
import { recordLimit } from '@/features/security/record-limit'
import { postgresOf } from '@/lib/db/transaction'
import { clientAddress } from '@/lib/http/client-address'
import { parseInput, readJson } from '@/lib/http/parse'
import { problem } from '@/lib/http/problem'
import { countClient } from '@/lib/rate-limit/count-client'
import { limitHeaders } from '@/lib/rate-limit/headers'
import { isRobot } from '@/lib/validation/honeypot'
import { anyone, post } from '../route'

const accepted = () =>
  Response.json(
    { message: 'Please confirm your subscription with the link we have just sent you.' },
    { status: 202 },
  )

/** POST /api/newsletter {email}: 202 for every address, 400, 429. */
export const postNewsletter = post('/newsletter', anyone, async (req) => {
  const body = await readJson(req)
  if (!body.ok) return body.refusal
  if (isRobot(body.value)) return accepted()
  const input = parseInput(subscriptionSchema, body.value)
  if (!input.ok) return input.refusal
  const visitor = { address: clientAddress(req.headers) }
  const verdict = await countClient(postgresOf(req.payload).pool, newsletterLimits.newsletter, visitor)
  if (!verdict.allowed) {
    recordLimit(req, 'Too many subscriptions from one network')
    return problem(
      429,
      { message: 'Too many requests. Please wait a while and try again.', code: 'rate_limited' },
      {},
      limitHeaders(verdict),
    )
  }
  await requestSubscription(req, input.value.email, input.value)
  return accepted()
})
