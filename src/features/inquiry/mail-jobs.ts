import type { Payload } from 'payload'
import { projectTypeLabel } from '@/content/project-type-label'
import { inquiryNotice, inquiryReceived } from '@/emails/inquiry/inquiry-messages'
import { chosenOf } from '@/features/inquiry/chosen'
import { subjectPage } from '@/features/queue/subject-page'
import { siteBrand } from '@/features/site/brand'
import { noticeAddress } from '@/features/site/notice-address'
import { uncachedFigures } from '@/features/site/uncached-figures'
import type { Jobs } from '@/lib/jobs/queues'
import { siteMailer } from '@/lib/mail/mailer'

export async function sendInquiryMail(payload: Payload, { inquiryId, audience }: Jobs['inquiry-mail']) {
  const stored = await payload.findByID({
    collection: 'inquiries',
    id: inquiryId,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
  })
  if (!stored) return
  const [brand, figures] = await Promise.all([siteBrand(payload), uncachedFigures(payload)])
  const { projectType, budgetRange, timeline } = chosenOf(stored)
  const inquiry = {
    ...stored,
    projectType: projectType ? projectTypeLabel(projectType, figures) : null,
    budgetRange,
    timeline,
  }
  const adminUrl = brand.siteUrl + subjectPage({ kind: 'inquiry', id: inquiry.id })
  const team = (await noticeAddress(payload)) ?? brand.contactEmail
  const message =
    audience === 'sender'
      ? { to: inquiry.email, replyTo: brand.contactEmail, ...inquiryReceived(brand, inquiry) }
      : { to: team, replyTo: inquiry.email, ...inquiryNotice(brand, inquiry, adminUrl) }
  await siteMailer().send({ id: `inquiry-${inquiry.id}-${audience}`, ...message })
}
