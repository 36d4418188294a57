import type { Payload, TypedUser } from 'payload'
import type { RenderedMessage } from '@/emails/message'
import { testMessage } from '@/emails/outbox/test-message'
import * as calls from '@/features/outbox/calls'
import { settleStuckJob } from '@/features/outbox/mutations'
import { sendTestMailNow } from '@/features/outbox/test-mail'
import { siteBrand } from '@/features/site/brand'
import { answer } from '@/lib/http/reply'
import { endpoint, refuse, tooMany } from '../route'

export const postStuckJobs = endpoint(calls.settleStuckJob, async (req, input) => {
  if (await settleStuckJob(req, input)) return answer(200, { success: true })
  return refuse(
    404,
    'This is no longer waiting: it was sent or discarded, or it is being tried right now.',
    'id',
  )
})

export async function answerOfTest(payload: Payload, user: TypedUser, message: RenderedMessage) {
  const outcome = await sendTestMailNow(payload, user, message)
  if ('to' in outcome) return answer(200, outcome)
  if ('refused' in outcome)
    return refuse(409, `The mail server did not accept the test email. It answered: ${outcome.refused}`)
  const problem = 'You have sent many test emails in the last hour. Please wait a while and try again.'
  return tooMany(problem, outcome)
}

export const postTestMail = endpoint(calls.sendTestMail, async ({ payload }, _, user) =>
  answerOfTest(payload, user, testMessage(await siteBrand(payload))),
)
