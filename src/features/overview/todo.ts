import { and, eq, gt, inArray, isNotNull, isNull, lte } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { hasSecondFactor } from '@/features/account/two-factor/queries'
import type { BackupState } from '@/features/backup/rules'
import { isToHandOver } from '@/features/booking/host/handed-over'
import { isWithoutLink } from '@/features/booking/meeting/without-link'
import { blockingStatuses } from '@/features/booking/status'
import { unfinishedLegalPages } from '@/features/legal/gaps'
import { countDue } from '@/features/next-step/queries'
import { lastTestMail } from '@/features/outbox/test-mail'
import { requireSuperAdmin } from '@/features/role/queries'
import { isSeededAddress } from '@/features/site/seeded-address'
import { allOf } from '@/lib/all-of'
import { NOW } from '@/lib/db/expressions'
import { publication_schedule } from '@/lib/db/own-tables'
import { transactionOf } from '@/lib/db/transaction'
import {
  _blogs_v,
  bookings,
  client_registrations,
  inquiries,
  security_audit_log,
  users,
} from '@/payload-generated-schema'
import type { SystemParts } from './system-state'
import { isMeetingChosen, type SetupStep, stepsLeft, type Waiting } from './todo-rules'

/** Calls and requests that wait. @throws Forbidden for callers who are not super admins */
export async function waitingRows(req: PayloadRequest) {
  await requireSuperAdmin(req)
  const db = await transactionOf(req)
  const { status, endsAt, heldUntil } = bookings
  const at = new Date().toISOString()
  const { latest, version_status, version_deletedAt } = _blogs_v
  const [counts, due] = await Promise.all([
    allOf({
      toConfirm: db.$count(bookings, and(isNull(heldUntil), eq(status, 'pending'), gt(endsAt, NOW))),
      handover: db.$count(bookings, isToHandOver(at)),
      outcome: db.$count(
        bookings,
        and(isNull(heldUntil), inArray(status, blockingStatuses), lte(endsAt, NOW)),
      ),
      withoutLink: db.$count(bookings, isWithoutLink()),
      inquiries: db.$count(inquiries, eq(inquiries.status, 'new')),
      registrations: db.$count(client_registrations, eq(client_registrations.status, 'new')),
      drafts: db.$count(
        _blogs_v,
        and(eq(latest, true), eq(version_status, 'draft'), isNull(version_deletedAt)),
      ),
      plans: db.$count(publication_schedule),
    }),
    countDue(req, { now: new Date() }),
  ])
  return { ...counts, steps: due ? due.overdue + due.today : 0 }
}

export async function waiting(req: PayloadRequest, failedJobs: number): Promise<Waiting> {
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
  const db = await transactionOf(req)
  const { tableName, userId } = security_audit_log
  const [calendar, site, testMail, own, changes] = await Promise.all([
    req.payload.findGlobal({ slug: 'calendar-settings', ...global }),
    req.payload.findGlobal({ slug: 'site-settings', ...global }),
    lastTestMail(req.payload, 'smtp'),
    db.$count(users, and(eq(users.id, req.user?.id ?? ''), hasSecondFactor(users.id))),
    db.$count(security_audit_log, and(eq(tableName, 'calendar_settings'), isNotNull(userId))),
  ])
  return stepsLeft({
    notices: Boolean(calendar.adminEmail) && !isSeededAddress(calendar.adminEmail),
    'second-factor': own > 0,
    company: Boolean(site.company?.legalName),
    hours: changes > 0,
    // Visitors learn how to join their call.
    meeting: isMeetingChosen(calendar.meetingKind, { hasGoogle: google !== 'off', isSaved: changes > 0 }),
    mail: testMail !== null,
    backup: backup === 'ok',
  })
}
