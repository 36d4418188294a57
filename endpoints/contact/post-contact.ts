import type { PayloadRequest } from 'payload'
import { currentOptions } from '@/features/form-options/stored'
import { sendInquiry } from '@/features/inquiry/calls'
import { inquiryLimits } from '@/features/inquiry/limits'
import { receiveInquiry } from '@/features/inquiry/mutations'
import { waitBeforeNext } from '@/features/inquiry/rules'
import { inquirySchemaFor } from '@/features/inquiry/schema'
import { recordLimit } from '@/features/security/record-limit'
import { postgresOf } from '@/lib/db/transaction'
import { clientAddress } from '@/lib/http/client-address'
import { parseInput, readJson } from '@/lib/http/parse'
import { keyReused, readRepeat } from '@/lib/http/read-repeat'
import { answer, type Refused } from '@/lib/http/reply'
import { countClient, refundClient } from '@/lib/rate-limit/count-client'
import { strictest } from '@/lib/rate-limit/limiter'
import { isRobot } from '@/lib/validation/honeypot'
import { readingItself, tooMany } from '../route'

const received = () => answer(201, { message: "We'll get back to you within 24 hours." })

const visitorOf = ({ headers }: PayloadRequest) => ({ address: clientAddress(headers) })

/** Both limits count every message (docs/decisions/0029). */
async function limitRefusal(req: PayloadRequest): Promise<Refused | undefined> {
  const { pool } = postgresOf(req.payload)
  const visitor = visitorOf(req)
  const form = await countClient(pool, inquiryLimits.contactForm, visitor)
  const server = await countClient(pool, inquiryLimits.contact, visitor)
  const verdict = strictest(form, server)
  if (verdict.allowed) return undefined
  recordLimit(req, 'Too many messages from one network')
  // A sender who is blocked for a day gets no shorter time.
  const blocked = verdict.retryAfterSeconds > inquiryLimits.contact.windowSeconds
  const message =
    form.allowed || blocked
      ? 'Too many messages came from your connection. Please try again later or write us an email.'
      : waitBeforeNext(null)
  return tooMany(message, verdict)
}

/** Uncounts a request that stored no new message. */
async function forgive(req: PayloadRequest): Promise<void> {
  const { pool } = postgresOf(req.payload)
  await refundClient(pool, inquiryLimits.contactForm, visitorOf(req))
  await refundClient(pool, inquiryLimits.contact, visitorOf(req))
}

export const postContact = readingItself(sendInquiry, async (req) => {
  const body = await readJson(req)
  if (!body.ok) return body.refusal
  if (isRobot(body.value)) return received()
  const inquiry = parseInput(inquirySchemaFor(await currentOptions(req.payload)), body.value)
  if (!inquiry.ok) return inquiry.refusal
  const repeated = readRepeat(req.headers, 'contact', inquiry.value)
  if (!repeated.ok) return repeated.refusal
  const refusal = await limitRefusal(req)
  if (refusal) return refusal
  const outcome = await receiveInquiry(req, inquiry.value, repeated.repeat)
  if (outcome !== 'stored') await forgive(req)
  return outcome === 'other' ? keyReused() : received()
})
