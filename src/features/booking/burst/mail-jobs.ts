import type { Payload } from 'payload'
import { bookingBurst } from '@/emails/booking/super-admin-mails'
import { alertedAddress } from '@/features/security/alerts/raise-alert'
import { siteBrand } from '@/features/site/brand'
import type { Jobs } from '@/lib/jobs/queues'
import { siteMailer } from '@/lib/mail/mailer'
import { currentRules } from '../settings/queries'

/** Mails a super admin about a burst. Safe to repeat, because the message keeps its id. */
export async function sendBurstAlert(payload: Payload, job: Jobs['booking-burst']): Promise<void> {
  const to = await alertedAddress(payload, job.userId)
  if (!to) return
  const brand = await siteBrand(payload)
  const { timezone } = await currentRules(payload)
  await siteMailer().send({
    id: `booking-burst-${job.burst}-${job.userId}`,
    to,
    ...bookingBurst(brand, {
      bookings: job.bookings,
      at: new Date(job.at),
      timezone,
      url: `${brand.siteUrl}/super-admin/overview`,
    }),
  })
}
