import type { Endpoint } from 'payload'
import { stopIssue } from '@/features/newsletter/issue/mutations'
import { issueIdSchema } from '@/features/newsletter/issue/schema'
import { parseBody } from '@/lib/http/parse'
import { problem } from '@/lib/http/problem'
import { adminOnly } from '../access/admin-only'

/** POST /api/newsletter-stop {id}: 200 {status: called_off or stopped}, 404 if it is over. */
export const postStopIssue: Endpoint = {
  path: '/newsletter-stop',
  method: 'post',
  handler: adminOnly(async (req) => {
    const input = await parseBody(req, issueIdSchema)
    if (!input.ok) return input.refusal
    const status = await stopIssue(req, input.value.id)
    if (status) return Response.json({ status })
    const message = 'There is nothing to stop: it is sent, or was called off.'
    return problem(404, { message, code: 'not_found', field: 'id' })
  }),
}
