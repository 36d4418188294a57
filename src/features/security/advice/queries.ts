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
import type { SafetyState } from './rules'

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
