import type { Endpoint, PayloadRequest } from 'payload'
import { env } from '@/env'
import { receiveInquiry } from '@/features/inquiry/receive-inquiry'
import { inquirySchema } from '@/features/inquiry/schema'
import { postgresOf } from '@/lib/db/transaction'
import { clientAddress } from '@/lib/http/client-address'
import { parseInput, readJson } from '@/lib/http/parse'
import { problem } from '@/lib/http/problem'
import { countAttempt, limits } from '@/lib/rate-limit/limiter'
import { isRobot } from '@/lib/validation/honeypot'

const received = () => Response.json({ message: "We'll get back to you within 24 hours." }, { status: 201 })

/** The form's limit and the server's, both counted with every message (docs/decisions/0020). */
async function limitRefusal(req: PayloadRequest): Promise<Response | undefined> {
  const { pool } = postgresOf(req.payload)
  const visitor = clientAddress(req.headers, env.TRUSTED_PROXY_HOPS)
  const form = await countAttempt(pool, limits.contactForm, visitor)
  const server = await countAttempt(pool, limits.contact, visitor)
  if (form.allowed && server.allowed) return undefined
  const wait = Math.max(...[form, server].map((verdict) => (verdict.allowed ? 0 : verdict.retryAfterSeconds)))
  // Whoever is blocked for a day must not be told to come back in five minutes.
  const blocked = wait > limits.contact.windowSeconds
  const message =
    form.allowed || blocked
      ? 'Too many messages came from your connection. Please try again later or write us an email.'
      : 'Please wait 5 minutes before submitting another message.'
  return problem(429, { message, code: 'rate_limited' }, {}, { 'retry-after': String(wait) })
}

/** POST /api/contact: stores a visitor's message. 201; 400 with the fields; 429. */
export const postContact: Endpoint = {
  path: '/contact',
  method: 'post',
  handler: async (req) => {
    const body = await readJson(req)
    if (!body.ok) return body.refusal
    if (isRobot(body.value)) return received()
    const inquiry = parseInput(inquirySchema, body.value)
    if (!inquiry.ok) return inquiry.refusal
    const refusal = await limitRefusal(req)
    if (refusal) return refusal
    await receiveInquiry(req.payload, inquiry.value)
    return received()
  },
}
