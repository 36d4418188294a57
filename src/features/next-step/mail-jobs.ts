import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { dueStepsMail } from '@/emails/queue/due-steps'
import { isNotSwitchedOff } from '@/features/account/switched-off/queries'
import { currentRules } from '@/features/booking/settings/queries'
import { siteBrand } from '@/features/site/brand'
import { databaseOf } from '@/lib/db/transaction'
import type { Jobs } from '@/lib/jobs/queues'
import { sendRecorded } from '@/lib/mail/sent-mails'
import { longDate } from '@/lib/time/format'
import { user_roles, users } from '@/payload-generated-schema'
import { dueStepsOf } from './queries'
import { dueLabels } from './rules'

const readers = (payload: Payload) =>
  databaseOf(payload)
    .selectDistinct({ id: users.id, email: users.email })
    .from(users)
    .innerJoin(user_roles, eq(user_roles.user, users.id))
    .where(
      and(
        inArray(user_roles.role, ['admin', 'super_admin']),
        isNotSwitchedOff(users.id),
        eq(users.dueMails, true),
      ),
    )

/** Mails each assignee what is due. Each gets one mail a day, also if the job runs again after a crash. */
export async function sendDueSteps(payload: Payload, { date, timezone }: Jobs['due-steps']): Promise<void> {
  // The business zone has changed, and 08:00 in it has a job of its own.
  if ((await currentRules(payload)).timezone !== timezone) return
  const brand = await siteBrand(payload)
  for (const { id: userId, email } of await readers(payload)) {
    const steps = await dueStepsOf(payload, userId, date)
    const now = steps.filter(({ group }) => group !== 'week').length
    if (now === 0) continue
    const message = dueStepsMail(brand, {
      now,
      steps: steps.map(({ group, dueOn, text, name }) => ({
        text,
        name,
        day: group === 'week' ? longDate(dueOn) : dueLabels[group],
      })),
      url: `${brand.siteUrl}/admin/queue?view=due&assignee=me`,
      settingUrl: `${brand.siteUrl}/dashboard#due-mails`,
    })
    await sendRecorded(
      payload,
      { id: `due-steps-${date}-${userId}`, to: email, ...message },
      {
        kind: 'due',
        audience: 'team',
        about: { table: 'users', id: userId },
        sequence: 0,
        keepRecipient: false,
      },
    )
  }
}
