import { sendTestMailNow } from '@/features/outbox/test-mail'
import { problem } from '@/lib/http/problem'
import { limitHeaders } from '@/lib/rate-limit/headers'
import { post, superAdminOnly } from '../route'

/** POST /api/test-mail: 200 {to, via, answer} after a mail to the caller; 409 with the mail server's reason; 429. */
export const postTestMail = post('/test-mail', superAdminOnly, async (req, user) => {
  const outcome = await sendTestMailNow(req.payload, user)
  if ('to' in outcome) return Response.json(outcome)
  if ('refused' in outcome) {
    const message = `The mail server did not take the test mail. It answered: ${outcome.refused}`
    return problem(409, { message, code: 'conflict' })
  }
  const message = 'You have sent many test mails in the last hour. Please wait a while and try again.'
  return problem(429, { message, code: 'rate_limited' }, {}, limitHeaders(outcome))
})
