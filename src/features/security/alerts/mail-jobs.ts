import type { Payload } from 'payload'
import { alertNotice } from '@/emails/security/alert-notice'
import { storedSettings } from '@/features/booking/settings/queries'
import { siteBrand } from '@/features/site/brand'
import type { Jobs } from '@/lib/jobs/queues'
import { siteMailer } from '@/lib/mail/mailer'
import { longDateInZone, timeInZone, zoneLabel } from '@/lib/time/format'
import { alertedAddress } from './raise-alert'

/** Mails a super admin about a critical event. Safe to repeat, because the message keeps its id. */
export async function sendAlertMail(payload: Payload, job: Jobs['security-alert']): Promise<void> {
  const to = await alertedAddress(payload, job.userId)
  if (!to) return
  const { timezone: zone } = await storedSettings(payload)
  const at = new Date(job.at)
  const brand = await siteBrand(payload)
  await siteMailer().send({
    id: `security-alert-${job.eventId}-${job.userId}`,
    to,
    ...alertNotice(brand, {
      message: job.message,
      category: job.category,
      at: `${longDateInZone(at, zone)}, ${timeInZone(at, zone)} ${zoneLabel(zone, at)}`,
      url: `${brand.siteUrl}/super-admin/security?severity=critical`,
    }),
  })
}
