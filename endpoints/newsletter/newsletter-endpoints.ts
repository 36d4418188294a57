import type { PayloadRequest } from 'payload'
import { subscribersCsv } from '@/features/newsletter/export'
import { newsletterLimits } from '@/features/newsletter/limits'
import { confirmSubscriber, requestSubscription, unsubscribe } from '@/features/newsletter/mutations'
import { newsletterTokenSchema, subscriptionSchema } from '@/features/newsletter/schema'
import { recordExport } from '@/features/security/record-export'
import { recordLimit } from '@/features/security/record-limit'
import { asCaller } from '@/lib/db/local-api'
import { postgresOf } from '@/lib/db/transaction'
import { clientAddress } from '@/lib/http/client-address'
import { parseBody, parseInput, readJson } from '@/lib/http/parse'
import { countClient } from '@/lib/rate-limit/count-client'
import { isRobot } from '@/lib/validation/honeypot'
import { recentlyAuthenticated } from '../access/recently-authenticated'
import { refuse, tooMany } from '../refuse'
import { adminOnly, anyone, get, post } from '../route'

const accepted = () =>
  Response.json(
    { message: 'Please confirm your subscription with the link we have just sent you.' },
    { status: 202 },
  )

export const postNewsletter = post('/newsletter', anyone, async (req) => {
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
})

export const postConfirmNewsletter = post(
  '/newsletter/confirm',
  anyone,
  newsletterTokenSchema,
  async (req, input) => {
    if (await confirmSubscriber(req.payload, input.token, new Date()))
      return Response.json({ status: 'confirmed' })
    return refuse(404, 'This link is no longer valid. Please subscribe again.')
  },
)

/** Mail programs post a form to the address in the header (RFC 8058). Our page sends JSON. */
const tokenOf = (req: PayloadRequest) => {
  const inAddress = req.searchParams?.get('token')
  return inAddress
    ? parseInput(newsletterTokenSchema, { token: inAddress })
    : parseBody(req, newsletterTokenSchema)
}

export const postUnsubscribe = post('/newsletter/unsubscribe', anyone, async (req) => {
  const input = await tokenOf(req)
  if (!input.ok) return input.refusal
  if (await unsubscribe(req.payload, input.value.token, new Date()))
    return Response.json({ status: 'unsubscribed' })
  return refuse(404, 'This link is not known.')
})

export const getSubscribersExport = get('/export', recentlyAuthenticated(adminOnly), async (req, user) => {
  const { docs } = await req.payload.find({
    collection: 'subscribers',
    pagination: false,
    sort: 'createdAt',
    user,
    ...asCaller(req),
  })
  await recordExport(req, 'subscribers', { rows: docs.length })
  return new Response(subscribersCsv(docs), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="subscribers-${new Date().toISOString().slice(0, 10)}.csv"`,
    },
  })
})
