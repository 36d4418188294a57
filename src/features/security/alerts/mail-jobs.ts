import type { Payload } from 'payload'
import { alertNotice } from '@/emails/security/alert-notice'
import type { Jobs } from '@/lib/jobs/queues'
import { longDateInZone, timeInZone, zoneLabel } from '@/lib/time/format'
import { mailSuperAdmin } from './raise-alert'

/** Mails a super admin about a critical event. */
export const sendAlertMail = (payload: Payload, job: Jobs['security-alert']): Promise<void> =>
  mailSuperAdmin(payload, job.userId, `security-alert-${job.eventId}`, (brand, zone) => {
    const at = new Date(job.at)
    return alertNotice(brand, {
      message: job.message,
      category: job.category,
      at: `${longDateInZone(at, zone)}, ${timeInZone(at, zone)} ${zoneLabel(zone, at)}`,
      url: `${brand.siteUrl}/super-admin/security?severity=critical`,
    })
  })
