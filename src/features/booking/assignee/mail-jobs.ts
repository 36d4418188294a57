import { eq } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { callsReturned } from '@/emails/booking/super-admin-mails'
import { mailSuperAdmin } from '@/features/security/alerts/raise-alert'
import { databaseOf } from '@/lib/db/transaction'
import type { Jobs } from '@/lib/jobs/queues'
import { users } from '@/payload-generated-schema'

/** Mails a super admin about calls that have no one now. */
export const sendCallsReturned = (payload: Payload, job: Jobs['calls-returned']): Promise<void> =>
  mailSuperAdmin(payload, job.userId, `calls-returned-${job.id}`, async (brand) => {
    const { fullName, email } = users
    const [former] = await databaseOf(payload)
      .select({ fullName, email })
      .from(users)
      .where(eq(users.id, job.formerId))
    return callsReturned(brand, {
      calls: job.calls,
      toHandOver: job.toHandOver ?? 0,
      name: former?.fullName?.trim() || former?.email || 'A former colleague',
      url: `${brand.siteUrl}/super-admin/bookings?view=${job.toHandOver ? 'handover' : 'all&assignee=unassigned'}`,
    })
  })
