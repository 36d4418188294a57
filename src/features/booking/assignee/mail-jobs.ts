import { eq } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { callsReturned } from '@/emails/booking/super-admin-mails'
import { alertedAddress } from '@/features/security/alerts/raise-alert'
import { siteBrand } from '@/features/site/brand'
import { databaseOf } from '@/lib/db/transaction'
import type { Jobs } from '@/lib/jobs/queues'
import { siteMailer } from '@/lib/mail/mailer'
import { users } from '@/payload-generated-schema'

/** Mails a super admin about calls that have no one now. Safe to repeat, because the message keeps its id. */
export async function sendCallsReturned(payload: Payload, job: Jobs['calls-returned']): Promise<void> {
  const to = await alertedAddress(payload, job.userId)
  if (!to) return
  const { fullName, email } = users
  const [former] = await databaseOf(payload)
    .select({ fullName, email })
    .from(users)
    .where(eq(users.id, job.formerId))
  const brand = await siteBrand(payload)
  await siteMailer().send({
    id: `calls-returned-${job.id}-${job.userId}`,
    to,
    ...callsReturned(brand, {
      calls: job.calls,
      toHandOver: job.toHandOver ?? 0,
      name: former?.fullName?.trim() || former?.email || 'A former colleague',
      url: `${brand.siteUrl}/super-admin/bookings?view=${job.toHandOver ? 'handover' : 'all&assignee=unassigned'}`,
    }),
  })
}
