import { settleStuckJob } from '@/features/outbox/mutations'
import { stuckJobSchema } from '@/features/outbox/schema'
import { sendTestMailNow } from '@/features/outbox/test-mail'
import { post, refuse, superAdminOnly, tooMany } from '../route'

export const postStuckJobs = post('/stuck-jobs', superAdminOnly, stuckJobSchema, async (req, input) => {
  if (await settleStuckJob(req, input)) return Response.json({ success: true })
  return refuse(
    404,
    'This is no longer waiting: it was sent or discarded, or it is being tried right now.',
    'id',
  )
})

export const postTestMail = post('/test-mail', superAdminOnly, async (req, user) => {
  const outcome = await sendTestMailNow(req.payload, user)
  if ('to' in outcome) return Response.json(outcome)
  if ('refused' in outcome)
    return refuse(409, `The mail server did not accept the test email. It answered: ${outcome.refused}`)
  const message = 'You have sent many test emails in the last hour. Please wait a while and try again.'
  return tooMany(message, outcome)
})
