import { resumeIssue } from '@/features/newsletter/issue/mutations'
import { issueIdSchema } from '@/features/newsletter/issue/schema'
import { problem } from '@/lib/http/problem'
import { adminOnly, post } from '../route'

/** POST /api/newsletter-resume {id}: 200 {status: sending}, 404 if it was not stopped. */
export const postResumeIssue = post('/newsletter-resume', adminOnly, issueIdSchema, async (req, input) => {
  if (await resumeIssue(req, input.id)) return Response.json({ status: 'sending' })
  const message = 'This was not stopped, or goes on already.'
  return problem(404, { message, code: 'not_found', field: 'id' })
})
