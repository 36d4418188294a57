import { type SendRefusal, sendIssue } from '@/features/newsletter/issue/mutations'
import { sendTime } from '@/features/newsletter/issue/rules'
import { sendSchema } from '@/features/newsletter/issue/schema'
import { problem } from '@/lib/http/problem'
import { adminOnly, post } from '../route'
import { noSuchArticle } from './refusals'

const conflicts: Record<Exclude<SendRefusal, 'unknown'>, string> = {
  not_public:
    'The article is not public then. Publish it first, or plan both: the newsletter not before the article.',
  no_subscribers: 'There are no confirmed subscribers yet.',
  taken: 'This article was sent already, or is about to be. Reload the page to see it.',
}

/** POST /api/newsletter-send {article, subject, intro?, when}: 201 {issue}, 400, 404, 409. */
export const postSendIssue = post('/newsletter-send', adminOnly, sendSchema, async (req, input) => {
  const request = input
  let at: Date | null = null
  if (request.when === 'later') {
    const { timezone } = await req.payload.findGlobal({ slug: 'calendar-settings', depth: 0, req })
    const time = sendTime(request, timezone, new Date())
    if (!time.ok) return problem(400, { message: time.problem, code: 'invalid', field: 'time' })
    at = time.at
  }
  const outcome = await sendIssue(req, request, at)
  if (outcome === 'unknown') return noSuchArticle()
  if (typeof outcome === 'string')
    return problem(409, { message: conflicts[outcome], code: 'conflict', field: 'article' })
  const { id, status, sendAt } = outcome
  return Response.json({ issue: { id, status, sendAt } }, { status: 201 })
})
