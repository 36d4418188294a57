import type { Payload } from 'payload'
import { inquiryNotice, inquiryReceived } from '@/emails/inquiry/inquiry-messages'
import { env } from '@/env'
import { siteBrand } from '@/features/site/brand'
import type { Jobs } from '@/lib/jobs/queues'
import { siteMailer } from '@/lib/mail/mailer'

/** Tells the team of an inquiry, or its sender that it has arrived. One that was deleted meanwhile needs neither. */
export async function sendInquiryMail(
  payload: Payload,
  { inquiryId, audience }: Jobs['inquiry-mail'],
): Promise<void> {
  const inquiry = await payload.findByID({
    collection: 'inquiries',
    id: inquiryId,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
  })
  if (!inquiry) return
  const brand = await siteBrand(payload)
  const id = `inquiry-${inquiry.id}-${audience}`
  if (audience === 'sender') {
    await siteMailer().send({
      id,
      to: inquiry.email,
      replyTo: brand.contactEmail,
      ...inquiryReceived(brand, inquiry),
    })
    return
  }
  const adminUrl = `${env.SITE_URL}/admin/collections/inquiries/${inquiry.id}`
  await siteMailer().send({
    id,
    to: brand.contactEmail,
    replyTo: inquiry.email,
    ...inquiryNotice(brand, inquiry, adminUrl),
  })
}
