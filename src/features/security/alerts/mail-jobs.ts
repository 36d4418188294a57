import type { Payload } from 'payload'
import { alertNotice } from '@/emails/security/alert-notice'
import { siteBrand } from '@/features/site/brand'
import { query, sql } from '@/lib/db/query'
import type { Jobs } from '@/lib/jobs/queues'
import { siteMailer } from '@/lib/mail/mailer'
import { longDateInZone, timeInZone, zoneLabel } from '@/lib/time/zoned-text'

/** The address of an account that is a super admin's still. */
async function addressOf(payload: Payload, userId: string): Promise<string | undefined> {
  const [reader] = await query<{ email: string }>(
    payload,
    sql`SELECT u.email FROM users u JOIN user_roles r ON r.user_id = u.id AND r.role = 'super_admin'
        WHERE u.id = ${userId} AND NOT EXISTS (SELECT 1 FROM switched_off_accounts o WHERE o.user_id = u.id) LIMIT 1`,
  )
  return reader?.email
}

/** Tells a super admin of a critical event. Safe to repeat: the message keeps its id. */
export async function sendAlertMail(payload: Payload, job: Jobs['security-alert']): Promise<void> {
  const to = await addressOf(payload, job.userId)
  if (!to) return
  const { timezone: zone } = await payload.findGlobal({
    slug: 'calendar-settings',
    depth: 0,
    overrideAccess: true,
  })
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
