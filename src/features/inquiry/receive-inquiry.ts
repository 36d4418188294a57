import type { Payload } from 'payload'
import { defaultServiceInterest, serviceInterestByProjectType } from '@/content/contact-options'
import { requestSubscription } from '@/features/newsletter/request-subscription'
import { inTransaction } from '@/lib/db/transaction'
import { sendJob } from '@/lib/jobs/send'
import type { Inquiry } from './schema'

/** Stores an inquiry as new; its mails, and the newsletter if wished for, leave through the outbox. @returns its id */
export function receiveInquiry(payload: Payload, inquiry: Inquiry): Promise<string> {
  const { name, email, company, message, project, budget, timeline, newsletter } = inquiry
  return inTransaction(payload, async (req) => {
    const { id } = await payload.create({
      collection: 'inquiries',
      data: {
        name,
        email,
        message,
        company: company ?? null,
        projectType: project ?? null,
        budgetRange: budget ?? null,
        timeline: timeline ?? null,
        serviceInterest: project ? serviceInterestByProjectType[project] : defaultServiceInterest,
        status: 'new',
      },
      depth: 0,
      overrideAccess: true,
      req,
    })
    for (const audience of ['team', 'sender'] as const)
      await sendJob(req, 'inquiry-mail', { inquiryId: id, audience })
    if (newsletter) await requestSubscription(req, email)
    return id
  })
}
