import type { Endpoint, PayloadRequest } from 'payload'
import { env } from '@/env'
import * as calls from '@/features/newsletter/calls'
import { subscribersCsv } from '@/features/newsletter/export'
import {
  resumeIssue,
  type SendRefusal,
  sendIssue,
  sendTest,
  stopIssue,
} from '@/features/newsletter/issue/mutations'
import { previewIssue } from '@/features/newsletter/issue/queries'
import { sendTime } from '@/features/newsletter/issue/rules'
import { newsletterLimits } from '@/features/newsletter/limits'
import { confirmSubscriber, requestSubscription, unsubscribe } from '@/features/newsletter/mutations'
import { newsletterTokenSchema, subscriptionSchema } from '@/features/newsletter/schema'
import { recordExport } from '@/features/security/record-export'
import { recordLimit } from '@/features/security/record-limit'
import { asCaller } from '@/lib/db/local-api'
import { postgresOf } from '@/lib/db/transaction'
import { clientAddress } from '@/lib/http/client-address'
import { parseBody, parseInput, readJson } from '@/lib/http/parse'
import { answer, file, redirect } from '@/lib/http/reply'
import { countClient } from '@/lib/rate-limit/count-client'
import { isRobot } from '@/lib/validation/honeypot'
import { endpoint, readingItself, refuse, tooMany } from '../route'

const noSuchArticle = () => refuse(404, 'This article no longer exists.', 'article')

const conflicts: Record<Exclude<SendRefusal, 'unknown'>, string> = {
  not_public:
    'The article will not be public by then. Publish it first, or schedule it to be published before the newsletter.',
  no_subscribers: 'There are no confirmed subscribers yet.',
  taken: 'This article was sent already, or is about to be. Reload the page to see it.',
}

const accepted = () =>
  answer(202, { message: 'Please confirm your subscription with the link we have just sent you.' })

/** Mail programs post a form to the address in the header (RFC 8058). Our page sends JSON. */
const tokenOf = (req: PayloadRequest) => {
  const inAddress = req.searchParams?.get('token')
  return inAddress
    ? parseInput(newsletterTokenSchema, { token: inAddress })
    : parseBody(req, newsletterTokenSchema)
}

export const getSubscribersExport = endpoint(
  calls.exportSubscribers,
  async (req, _, user) => {
    const { docs } = await req.payload.find({
      collection: 'subscribers',
      pagination: false,
      sort: 'createdAt',
      user,
      ...asCaller(req),
    })
    await recordExport(req, 'subscribers', { rows: docs.length })
    return file(subscribersCsv(docs), {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="subscribers-${new Date().toISOString().slice(0, 10)}.csv"`,
    })
  },
  'subscribers',
)

export const newsletterEndpoints: Endpoint[] = [
  readingItself(calls.subscribe, async (req) => {
    const body = await readJson(req)
    if (!body.ok) return body.refusal
    if (isRobot(body.value)) return accepted()
    const input = parseInput(subscriptionSchema, body.value)
    if (!input.ok) return input.refusal
    const visitor = { address: clientAddress(req.headers) }
    const verdict = await countClient(postgresOf(req.payload).pool, newsletterLimits.newsletter, visitor)
    if (!verdict.allowed) {
      recordLimit(req, 'Too many subscriptions from one network')
      return tooMany('Too many requests. Please wait a while and try again.', verdict)
    }
    await requestSubscription(req, input.value.email, input.value)
    return accepted()
  }),
  endpoint(calls.confirmSubscription, async (req, input) => {
    if (await confirmSubscriber(req.payload, input.token, new Date()))
      return answer(200, { status: 'confirmed' })
    return refuse(404, 'This link is no longer valid. Please subscribe again.')
  }),
  /** People also open the address of the header. The page asks first: a GET changes nothing. */
  readingItself(calls.openUnsubscribe, async ({ searchParams }) => {
    const token = encodeURIComponent(searchParams.get('token') ?? '')
    return redirect(`${env.SITE_URL}/newsletter/unsubscribe?token=${token}`)
  }),
  readingItself(calls.unsubscribe, async (req) => {
    const input = await tokenOf(req)
    if (!input.ok) return input.refusal
    if (await unsubscribe(req.payload, input.value.token, new Date()))
      return answer(200, { status: 'unsubscribed' })
    return refuse(404, 'This link is not known.')
  }),
  endpoint(calls.previewIssue, async (req, input) => {
    const preview = await previewIssue(req, input)
    return preview ? answer(200, preview) : noSuchArticle()
  }),
  endpoint(calls.testIssue, async (req, input, user) => {
    const outcome = await sendTest(req, user.id, input)
    if (outcome === 'unknown') return noSuchArticle()
    if (outcome.allowed) return answer(202, { to: user.email })
    const message = 'You have had many test emails in the last hour. Please wait a while and try again.'
    return tooMany(message, outcome)
  }),
  endpoint(calls.sendIssue, async (req, input) => {
    let at: Date | null = null
    if (input.when === 'later') {
      const { timezone } = await req.payload.findGlobal({ slug: 'calendar-settings', depth: 0, req })
      const time = sendTime(input, timezone, new Date())
      if (!time.ok) return refuse(400, time.problem, 'time')
      at = time.at
    }
    const outcome = await sendIssue(req, input, at)
    if (outcome === 'unknown') return noSuchArticle()
    if (typeof outcome === 'string') return refuse(409, conflicts[outcome], 'article')
    const { id, status, sendAt } = outcome
    return answer(201, { issue: { id, status, sendAt: sendAt ?? null } })
  }),
  endpoint(calls.stopIssue, async (req, input) => {
    const status = await stopIssue(req, input.id)
    if (status) return answer(200, { status })
    return refuse(404, 'There is nothing to stop: it was already sent or cancelled.', 'id')
  }),
  endpoint(calls.resumeIssue, async (req, input) => {
    if (await resumeIssue(req, input.id)) return answer(200, { status: 'sending' })
    return refuse(404, 'This was not stopped, or it is already being sent again.', 'id')
  }),
]
