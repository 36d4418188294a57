import { and, eq, inArray, not } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { env } from '@/env'
import { isNotSwitchedOff } from '@/features/account/switched-off/queries'
import { hasSecondFactor } from '@/features/account/two-factor/queries'
import { unfinishedLegalPages } from '@/features/legal/gaps'
import { countKeptMails } from '@/features/outbox/kept-mails'
import { boolOr } from '@/lib/db/expressions'
import { databaseOf } from '@/lib/db/transaction'
import { user_roles } from '@/payload-generated-schema'
import { countAlerts } from '../events/queries'
import { recommendations, type SafetyState, type SecurityState, securityTask } from './rules'

async function withoutSecondFactor(payload: Payload): Promise<SafetyState['withoutSecondFactor']> {
  const { user, role } = user_roles
  const db = databaseOf(payload)
  const people = await db
    .select({ isSuper: boolOr(eq(role, 'super_admin')) })
    .from(user_roles)
    .where(and(inArray(role, ['super_admin', 'admin']), isNotSwitchedOff(user), not(hasSecondFactor(user))))
    .groupBy(user)
  const superAdmins = people.filter(({ isSuper }) => isSuper).length
  return { superAdmins, admins: people.length - superAdmins }
}

export async function safetyState(
  payload: Payload,
  counts: Pick<SafetyState, 'deadLetters' | 'criticalEvents' | 'highEvents' | 'backup'>,
): Promise<SafetyState> {
  const [people, settings, pages, keptMails] = await Promise.all([
    withoutSecondFactor(payload),
    payload.findGlobal({ slug: 'security-settings', depth: 0, overrideAccess: true }),
    unfinishedLegalPages(payload),
    countKeptMails(payload),
  ])
  return {
    ...counts,
    withoutSecondFactor: people,
    secondFactorRequired: Boolean(settings.requireTwoFactorForAdmins),
    keptMails,
    smtpSet: env.SMTP_URL !== undefined,
    unfinishedLegalPages: pages.map(({ title }) => title),
    siteUrl: env.SITE_URL,
  }
}

/** For the status of Security. Callers must check for a super admin. */
export async function securityState(payload: Payload, now: Date): Promise<SecurityState> {
  const alerts = await countAlerts(payload, now)
  const counts = { deadLetters: 0, backup: 'ok', criticalEvents: 0, highEvents: 0 } as const
  return { ...alerts, task: securityTask(recommendations(await safetyState(payload, counts))) }
}
