import type { PayloadRequest } from 'payload'
import {
  contactBudgets,
  contactProjectTypes,
  contactTimelines,
  serviceInterestOf,
  specifiedChoice,
} from '@/content/contact-options'
import { requestSubscription } from '@/features/newsletter/mutations'
import { sourceColumns } from '@/features/source/schema'
import { sendEvent } from '@/features/webhook/send-event'
import { asSite } from '@/lib/db/local-api'
import { inTransaction, postgresOf, transactionOf } from '@/lib/db/transaction'
import { findStoredAnswer, type Repeatable, storeAnswer } from '@/lib/http/idempotency'
import { sendJob } from '@/lib/jobs/send'
import { countAttempt } from '@/lib/rate-limit/limiter'
import { inquiryLimits } from './limits'
import type { Inquiry } from './schema'

/** Stores an inquiry once per `repeat` and queues its mails. @returns 'repeated' for the same one, 'other' for the key of another */
export async function receiveInquiry(
  actor: PayloadRequest,
  inquiry: Pick<Inquiry, 'name' | 'email' | 'message'> & Partial<Inquiry>,
  repeat?: Repeatable,
): Promise<'stored' | 'repeated' | 'other'> {
  const { name, email, company, message, project, budget, timeline, newsletter } = inquiry
  const { pool } = postgresOf(actor.payload)
  const acknowledged = await countAttempt(pool, inquiryLimits.contactMail, email.toLowerCase())
  return inTransaction(actor, async (req) => {
    const db = await transactionOf(req)
    const before = repeat && (await findStoredAnswer(db, repeat))
    if (before) return before === 'other' ? 'other' : 'repeated'
    const { id } = await req.payload.create({
      collection: 'inquiries',
      data: {
        name,
        email,
        message,
        company: company ?? null,
        chosenProject: project ?? null,
        chosenBudget: budget ?? null,
        chosenTimeline: timeline ?? null,
        projectType: specifiedChoice(contactProjectTypes, project),
        budgetRange: specifiedChoice(contactBudgets, budget),
        timeline: specifiedChoice(contactTimelines, timeline),
        serviceInterest: serviceInterestOf(project),
        status: 'new',
        ...sourceColumns(inquiry),
      },
      ...asSite(req),
    })
    await sendJob(req, 'inquiry-mail', { inquiryId: id, audience: 'team' })
    await sendEvent(req, 'inquiry.created', () => ({
      id,
      name,
      email,
      message,
      company: company ?? null,
      projectType: project ?? null,
      budgetRange: budget ?? null,
      timeline: timeline ?? null,
      ...sourceColumns(inquiry),
    }))
    if (acknowledged.allowed) await sendJob(req, 'inquiry-mail', { inquiryId: id, audience: 'sender' })
    if (newsletter) await requestSubscription(req, email, inquiry)
    if (repeat) await storeAnswer(db, repeat, { status: 201, body: '' })
    return 'stored'
  })
}
