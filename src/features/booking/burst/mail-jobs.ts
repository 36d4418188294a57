import type { Payload } from 'payload'
import { bookingBurst } from '@/emails/booking/super-admin-mails'
import { mailSuperAdmin } from '@/features/security/alerts/raise-alert'
import type { Jobs } from '@/lib/jobs/queues'

/** Mails a super admin about a burst. */
export const sendBurstAlert = (payload: Payload, job: Jobs['booking-burst']): Promise<void> =>
  mailSuperAdmin(payload, job.userId, `booking-burst-${job.burst}`, (brand, timezone) =>
    bookingBurst(brand, {
      bookings: job.bookings,
      at: new Date(job.at),
      timezone,
      url: `${brand.siteUrl}/super-admin/overview`,
    }),
  )
