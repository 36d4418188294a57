import { settleStuckJob } from '@/features/outbox/mutations'
import { stuckJobSchema } from '@/features/outbox/schema'
import { problem } from '@/lib/http/problem'
import { post, superAdminOnly } from '../route'

/** POST /api/stuck-jobs {action: send_again or drop, id}: 200 {success}, 404 if the job is not stuck. */
export const postStuckJobs = post('/stuck-jobs', superAdminOnly, stuckJobSchema, async (req, input) => {
  if (await settleStuckJob(req, input)) return Response.json({ success: true })
  return problem(404, {
    code: 'not_found',
    field: 'id',
    message: 'This is not waiting any more: it was sent, dropped or is being tried right now.',
  })
})
