import type { Payload } from 'payload'
import { env } from '@/env'
import { unfinishedLegalPages } from '@/features/legal/gaps'
import { query, sql } from '@/lib/db/query'
import type { SafetyState } from './rules'

async function withoutSecondFactor(payload: Payload): Promise<SafetyState['withoutSecondFactor']> {
  const [row] = await query<{ superAdmins: number; admins: number }>(
    payload,
    sql`SELECT count(*) FILTER (WHERE super_admin)::int AS "superAdmins", count(*) FILTER (WHERE NOT super_admin)::int AS admins
        FROM (SELECT r.user_id, bool_or(r.role = 'super_admin') AS super_admin FROM user_roles r
              WHERE r.role IN ('super_admin', 'admin')
                AND NOT EXISTS (SELECT 1 FROM switched_off_accounts o WHERE o.user_id = r.user_id)
                AND NOT EXISTS (SELECT 1 FROM account_credentials c
                                WHERE c.user_id = r.user_id AND c.totp_enabled_at IS NOT NULL)
              GROUP BY r.user_id) people`,
  )
  return row ?? { superAdmins: 0, admins: 0 }
}

/** The site's own security state. The caller adds the health report. */
export async function safetyState(
  payload: Payload,
  counts: Pick<SafetyState, 'deadLetters' | 'criticalEvents' | 'backup'>,
): Promise<SafetyState> {
  const [people, settings, pages] = await Promise.all([
    withoutSecondFactor(payload),
    payload.findGlobal({ slug: 'security-settings', depth: 0, overrideAccess: true }),
    unfinishedLegalPages(payload),
  ])
  return {
    ...counts,
    withoutSecondFactor: people,
    secondFactorRequired: Boolean(settings.requireTwoFactorForAdmins),
    smtpSet: env.SMTP_URL !== undefined,
    unfinishedLegalPages: pages.map(({ title }) => title),
    siteUrl: env.SITE_URL,
  }
}
