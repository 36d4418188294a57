import type { Endpoint } from 'payload'
import {
  resumeIssue,
  type SendRefusal,
  sendIssue,
  sendTest,
  stopIssue,
} from '@/features/newsletter/issue/mutations'
import { previewIssue } from '@/features/newsletter/issue/queries'
import { sendTime } from '@/features/newsletter/issue/rules'
import { issueIdSchema, letterSchema, sendSchema } from '@/features/newsletter/issue/schema'
import { refuse, tooMany } from '../refuse'
import { adminOnly, post } from '../route'

const noSuchArticle = () => refuse(404, 'This article no longer exists.', 'article')

const conflicts: Record<Exclude<SendRefusal, 'unknown'>, string> = {
  not_public:
    'The article will not be public by then. Publish it first, or schedule it to be published before the newsletter.',
  no_subscribers: 'There are no confirmed subscribers yet.',
  taken: 'This article was sent already, or is about to be. Reload the page to see it.',
}

const postSendIssue = post('/newsletter-send', adminOnly, sendSchema, async (req, input) => {
  const request = input
  let at: Date | null = null
  if (request.when === 'later') {
    const { timezone } = await req.payload.findGlobal({ slug: 'calendar-settings', depth: 0, req })
    const time = sendTime(request, timezone, new Date())
    if (!time.ok) return refuse(400, time.problem, 'time')
    at = time.at
  }
  const outcome = await sendIssue(req, request, at)
  if (outcome === 'unknown') return noSuchArticle()
  if (typeof outcome === 'string') return refuse(409, conflicts[outcome], 'article')
  const { id, status, sendAt } = outcome
  return Response.json({ issue: { id, status, sendAt } }, { status: 201 })
})

const postTestIssue = post('/newsletter-test', adminOnly, letterSchema, async (req, input, user) => {
  const outcome = await sendTest(req, user.id, input)
  if (outcome === 'unknown') return noSuchArticle()
  if (outcome.allowed) return Response.json({ to: user.email }, { status: 202 })
  const message = 'You have had many test emails in the last hour. Please wait a while and try again.'
  return tooMany(message, outcome)
})

const postStopIssue = post('/newsletter-stop', adminOnly, issueIdSchema, async (req, input) => {
  const status = await stopIssue(req, input.id)
  if (status) return Response.json({ status })
  return refuse(404, 'There is nothing to stop: it was already sent or cancelled.', 'id')
})

const postResumeIssue = post('/newsletter-resume', adminOnly, issueIdSchema, async (req, input) => {
  if (await resumeIssue(req, input.id)) return Response.json({ status: 'sending' })
  return refuse(404, 'This was not stopped, or it is already being sent again.', 'id')
})

const postPreviewIssue = post('/newsletter-preview', adminOnly, letterSchema, async (req, input) => {
  const preview = await previewIssue(req, input)
  return preview ? Response.json(preview) : noSuchArticle()
})

export const newsletterIssueEndpoints: Endpoint[] = [
  postPreviewIssue,
  postTestIssue,
  postSendIssue,
  postStopIssue,
  postResumeIssue,
]
