import { stopIssue } from '@/features/newsletter/issue/mutations'
import { issueIdSchema } from '@/features/newsletter/issue/schema'
import { problem } from '@/lib/http/problem'
import { adminOnly, post } from '../route'

/** POST /api/newsletter-stop {id}: 200 {status: called_off or stopped}, 404 if it is over. */
export const postStopIssue = post('/newsletter-stop', adminOnly, issueIdSchema, async (req, input) => {
  const status = await stopIssue(req, input.id)
  if (status) return Response.json({ status })
  const message = 'There is nothing to stop: it is sent, or was called off.'
  return problem(404, { message, code: 'not_found', field: 'id' })
})
