import { sendTest } from '@/features/newsletter/issue/mutations'
import { letterSchema } from '@/features/newsletter/issue/schema'
import { problem } from '@/lib/http/problem'
import { limitHeaders } from '@/lib/rate-limit/headers'
import { adminOnly, post } from '../route'
import { noSuchArticle } from './refusals'

/** POST /api/newsletter-test {article, subject, intro?}: 202 {to}, the caller's address. 404, 429. */
export const postTestIssue = post('/newsletter-test', adminOnly, letterSchema, async (req, input, user) => {
  const outcome = await sendTest(req, user.id, input)
  if (outcome === 'unknown') return noSuchArticle()
  if (outcome.allowed) return Response.json({ to: user.email }, { status: 202 })
  const message = 'You have had many test emails in the last hour. Please wait a while and try again.'
  return problem(429, { message, code: 'rate_limited' }, {}, limitHeaders(outcome))
})
