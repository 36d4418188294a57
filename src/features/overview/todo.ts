import { Forbidden, type PayloadRequest } from 'payload'
import type { BackupState } from '@/features/backup/rules'
import { BLOCKS_TIME_SQL } from '@/features/booking/status'
import { unfinishedLegalPages } from '@/features/legal/gaps'
import { queueAddress } from '@/features/queue/list-address'
import { isSuperAdmin } from '@/features/role/queries'
import { isSeededAddress } from '@/features/site/notice-address'
import { queryIn, sql } from '@/lib/db/query'

interface Stored {
  toConfirm: number
  outcome: number
  inquiries: number
  registrations: number
  drafts: number
  plans: number
}

/** What waits for somebody, by kind. */
export interface Waiting extends Stored {
  failedJobs: number
  legalPages: number
}

/** One thing to do, with the place to do it. */
export interface Todo {
  id: keyof Waiting
  count: number
  label: string
  action: string
  href: string
}

type Row = Stored & Record<string, unknown>

async function requireSuperAdmin(req: PayloadRequest): Promise<void> {
  if (!(await isSuperAdmin(req))) throw new Forbidden(req.t)
}

/** Calls and requests that wait. @throws Forbidden for callers who are not super admins */
export async function waitingRows(req: PayloadRequest): Promise<Stored> {
  await requireSuperAdmin(req)
  const [row] = await queryIn<Row>(
    req,
    sql`SELECT
      (SELECT count(*) FROM bookings WHERE held_until IS NULL AND status = 'pending' AND ends_at > now())::int AS "toConfirm",
      (SELECT count(*) FROM bookings
        WHERE held_until IS NULL AND ${sql.raw(BLOCKS_TIME_SQL)} AND ends_at <= now())::int AS outcome,
      (SELECT count(*) FROM inquiries WHERE status = 'new')::int AS inquiries,
      (SELECT count(*) FROM client_registrations WHERE status = 'new')::int AS registrations,
      (SELECT count(*) FROM _blogs_v WHERE latest AND version_status = 'draft')::int AS drafts,
      (SELECT count(*) FROM publication_schedule)::int AS plans`,
  )
  if (!row) throw new Error('PostgreSQL has counted nothing')
  return row
}

export const waiting = async (req: PayloadRequest, failedJobs: number): Promise<Waiting> => {
  const [rows, pages] = await Promise.all([waitingRows(req), unfinishedLegalPages(req.payload)])
  return { ...rows, failedJobs, legalPages: pages.length }
}

const kinds: readonly (Omit<Todo, 'count' | 'label'> & { one: string; many: string })[] = [
  {
    id: 'toConfirm',
    one: 'booking to confirm',
    many: 'bookings to confirm',
    action: 'Confirm bookings',
    href: '/super-admin/bookings?view=pending',
  },
  {
    id: 'outcome',
    one: 'past call without an outcome',
    many: 'past calls without an outcome',
    action: 'Enter outcomes',
    href: '/super-admin/bookings?view=outcome',
  },
  {
    id: 'inquiries',
    one: 'new inquiry',
    many: 'new inquiries',
    action: 'Answer inquiries',
    href: queueAddress({ kind: 'inquiry', status: 'new' }),
  },
  {
    id: 'registrations',
    one: 'new registration',
    many: 'new registrations',
    action: 'Open registrations',
    href: queueAddress({ kind: 'registration', status: 'new' }),
  },
  {
    id: 'failedJobs',
    one: 'mail or job that failed for good',
    many: 'mails or jobs that failed for good',
    action: 'See failures',
    href: '/super-admin/monitoring#stuck-jobs',
  },
  {
    id: 'legalPages',
    one: 'legal page with gaps',
    many: 'legal pages with gaps',
    action: 'Finish legal pages',
    href: '/admin/collections/legal-pages',
  },
  {
    id: 'drafts',
    one: 'article draft',
    many: 'article drafts',
    action: 'Open drafts',
    href: '/super-admin/blogs?status=draft',
  },
  {
    id: 'plans',
    one: 'scheduled publication',
    many: 'scheduled publications',
    action: 'See the schedule',
    href: '/admin',
  },
]

/** What waits, the most urgent first. */
export const todos = (counts: Waiting): Todo[] =>
  kinds
    .filter(({ id }) => counts[id] > 0)
    .map(({ id, one, many, action, href }) => ({
      ...{ id, action, href, count: counts[id] },
      label: counts[id] === 1 ? one : many,
    }))

/** A step that a new site needs once. */
export interface SetupStep {
  id: 'notices' | 'second-factor' | 'company' | 'hours' | 'backup'
  label: string
  action: string
  href: string
}

const steps: Record<SetupStep['id'], Omit<SetupStep, 'id'>> = {
  notices: {
    label: 'Choose the address that gets notices about bookings and registrations.',
    action: 'Set the address',
    href: '/super-admin/calendar',
  },
  'second-factor': {
    label: 'Protect your own account with a second factor.',
    action: 'Set it up',
    href: '/dashboard',
  },
  company: {
    label: 'Enter the name and address of your company. Legal pages use them.',
    action: 'Enter company data',
    href: '/admin/globals/site-settings',
  },
  hours: {
    label: 'Check the hours in which visitors can book.',
    action: 'Check the hours',
    href: '/super-admin/calendar',
  },
  backup: {
    label: 'Make a backup each day: run "npm run backup" on the server.',
    action: 'See the state',
    href: '/super-admin/monitoring',
  },
}

interface SetupState {
  noticeAddress: string | null | undefined
  secondFactor: boolean
  companyName: string | null | undefined
  hoursSaved: boolean
  backup: BackupState
}

/** The steps that are left. */
export function stepsLeft(state: SetupState): SetupStep[] {
  const done: Record<SetupStep['id'], boolean> = {
    notices: Boolean(state.noticeAddress) && !isSeededAddress(state.noticeAddress),
    'second-factor': state.secondFactor,
    company: Boolean(state.companyName),
    hours: state.hoursSaved,
    backup: state.backup === 'ok',
  }
  return (Object.keys(steps) as SetupStep['id'][])
    .filter((id) => !done[id])
    .map((id) => ({ id, ...steps[id] }))
}

/** The setup of the site and of the caller's own account. @throws Forbidden for callers who are not super admins */
export async function setupSteps(req: PayloadRequest, backup: BackupState): Promise<SetupStep[]> {
  await requireSuperAdmin(req)
  const global = { depth: 0, overrideAccess: true } as const
  const [calendar, site, [row]] = await Promise.all([
    req.payload.findGlobal({ slug: 'calendar-settings', ...global }),
    req.payload.findGlobal({ slug: 'site-settings', ...global }),
    queryIn<{ secondFactor: boolean; hoursSaved: boolean }>(
      req,
      sql`SELECT
        EXISTS (SELECT 1 FROM account_credentials
          WHERE user_id = ${req.user?.id ?? null}::uuid AND totp_enabled_at IS NOT NULL) AS "secondFactor",
        EXISTS (SELECT 1 FROM security_audit_log
          WHERE table_name = 'calendar_settings' AND user_id IS NOT NULL) AS "hoursSaved"`,
    ),
  ])
  return stepsLeft({
    noticeAddress: calendar.adminEmail,
    companyName: site.company?.legalName,
    ...{ secondFactor: row?.secondFactor ?? false, hoursSaved: row?.hoursSaved ?? false },
    backup,
  })
}
