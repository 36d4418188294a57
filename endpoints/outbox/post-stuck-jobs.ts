import type { Endpoint } from 'payload'
import { settleStuckJob } from '@/features/outbox/mutations'
import { stuckJobSchema } from '@/features/outbox/schema'
import { parseBody } from '@/lib/http/parse'
import { problem } from '@/lib/http/problem'
import { superAdminOnly } from '../access/super-admin-only'

/** POST /api/stuck-jobs {action: send_again or drop, id}: 200 {success}, 404 if the job is not stuck. */
export const postStuckJobs: Endpoint = {
  path: '/stuck-jobs',
  method: 'post',
  handler: superAdminOnly(async (req) => {
    const input = await parseBody(req, stuckJobSchema)
    if (!input.ok) return input.refusal
    if (await settleStuckJob(req, input.value)) return Response.json({ success: true })
    return problem(404, {
      code: 'not_found',
      field: 'id',
      message: 'This is not waiting any more: it was sent, dropped or is being tried right now.',
    })
  }),
}
