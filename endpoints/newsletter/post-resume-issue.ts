import type { Endpoint } from 'payload'
import { resumeIssue } from '@/features/newsletter/issue/mutations'
import { issueIdSchema } from '@/features/newsletter/issue/schema'
import { parseBody } from '@/lib/http/parse'
import { problem } from '@/lib/http/problem'
import { adminOnly } from '../access/admin-only'

/** POST /api/newsletter-resume {id}: 200 {status: sending}, 404 if it was not stopped. */
export const postResumeIssue: Endpoint = {
  path: '/newsletter-resume',
  method: 'post',
  handler: adminOnly(async (req) => {
    const input = await parseBody(req, issueIdSchema)
    if (!input.ok) return input.refusal
    if (await resumeIssue(req, input.value.id)) return Response.json({ status: 'sending' })
    const message = 'This was not stopped, or goes on already.'
    return problem(404, { message, code: 'not_found', field: 'id' })
  }),
}
