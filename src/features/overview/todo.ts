import type { PayloadRequest } from 'payload'
import { hasSecondFactor } from '@/features/account/two-factor/queries'
import type { BackupState } from '@/features/backup/rules'
import { BLOCKS_TIME_SQL } from '@/features/booking/status'
import { unfinishedLegalPages } from '@/features/legal/gaps'
import { countDue } from '@/features/next-step/queries'
import { lastTestMail } from '@/features/outbox/test-mail'
import { requireSuperAdmin } from '@/features/role/queries'
import { queryIn, sql } from '@/lib/db/query'
import type { SystemParts } from './system-state'
import { type SetupStep, stepsLeft, type Waiting, type WaitingRows } from './todo-rules'

/** Calls and requests that wait. @throws Forbidden for callers who are not super admins */
export async function waitingRows(req: PayloadRequest): Promise<WaitingRows> {
  await requireSuperAdmin(req)
  const [row] = await queryIn<Omit<WaitingRows, 'steps'> & Record<string, unknown>>(
    req,
    sql`SELECT
      (SELECT count(*) FROM bookings WHERE held_until IS NULL AND status = 'pending' AND ends_at > now())::int AS "toConfirm",
      (SELECT count(*) FROM bookings
        WHERE held_until IS NULL AND ${sql.raw(BLOCKS_TIME_SQL)} AND ends_at <= now())::int AS outcome,
      (SELECT count(*) FROM inquiries WHERE status = 'new')::int AS inquiries,
      (SELECT count(*) FROM client_registrations WHERE status = 'new')::int AS registrations,
      (SELECT count(*) FROM _blogs_v WHERE latest AND version_status = 'draft' AND version_deleted_at IS NULL)::int AS drafts,
      (SELECT count(*) FROM publication_schedule)::int AS plans`,
  )
  if (!row) throw new Error('PostgreSQL has counted nothing')
  const due = await countDue(req, { now: new Date() })
  return { ...row, steps: due ? due.overdue + due.today : 0 }
}

export const waiting = async (req: PayloadRequest, failedJobs: number): Promise<Waiting> => {
  const [rows, pages] = await Promise.all([waitingRows(req), unfinishedLegalPages(req.payload)])
  return { ...rows, failedJobs, legalPages: pages.length }
}

/** The setup of the site and of the caller's own account. @throws Forbidden for callers who are not super admins */
export async function setupSteps(
  req: PayloadRequest,
  { backup, google }: { backup: BackupState; google: SystemParts['calendar'] },
): Promise<SetupStep[]> {
  await requireSuperAdmin(req)
  const global = { depth: 0, overrideAccess: true } as const
  const [calendar, site, testMail, [row]] = await Promise.all([
    req.payload.findGlobal({ slug: 'calendar-settings', ...global }),
    req.payload.findGlobal({ slug: 'site-settings', ...global }),
    lastTestMail(req.payload),
    queryIn<{ secondFactor: boolean; hoursSaved: boolean }>(
      req,
      sql`SELECT
        ${hasSecondFactor(sql`${req.user?.id ?? null}::uuid`)} AS "secondFactor",
        EXISTS (SELECT 1 FROM security_audit_log
          WHERE table_name = 'calendar_settings' AND user_id IS NOT NULL) AS "hoursSaved"`,
    ),
  ])
  return stepsLeft({
    noticeAddress: calendar.adminEmail,
    companyName: site.company?.legalName,
    ...{ secondFactor: row?.secondFactor ?? false, hoursSaved: row?.hoursSaved ?? false },
    meetingChosen: calendar.meetingKind !== 'google_meet' || google !== 'off',
    ...{ testMail: testMail !== null, backup },
  })
}
