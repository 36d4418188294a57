import {
  and,
  eq,
  gt,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { currentRules } from '@/features/booking/settings/queries'
import type { Subject } from '@/features/queue/rules'
import { isAbout, subjectOf } from '@/features/queue/subject'
import { assignedTo } from '@/features/queue/team'
import { type Viewer, viewerOf } from '@/features/queue/visible'
import { isCallTakersAccount } from '@/features/role/call-takers'
import { keysBehind } from '@/features/security/audit/keys-behind'
import { countIf, firstOf } from '@/lib/db/expressions'
import { next_steps } from '@/lib/db/own-tables'
import { databaseOf, type Transaction, transactionOf } from '@/lib/db/transaction'
import { dateInZone } from '@/lib/time/zone'
import { bookings, client_registrations, inquiries, users } from '@/payload-generated-schema'
import { type DueGroup, dueGroup, endOfWeek } from './rules'

export type NextStep = Awaited<ReturnType<typeof stepsWhere>>[number]

export interface DueStep extends NextStep {
  group: DueGroup
}

const MOST = 200

const nameOfPerson = sql`(SELECT p.name FROM (
  SELECT name, created_at FROM bookings WHERE lower(email) = ${next_steps.person}
  UNION ALL SELECT name, created_at FROM inquiries WHERE lower(email) = ${next_steps.person}
  UNION ALL SELECT full_name, created_at FROM users WHERE email = ${next_steps.person}
  ) p WHERE p.name IS NOT NULL ORDER BY p.created_at DESC LIMIT 1)`

const isOpen = isNull(next_steps.doneAt)

async function stepsWhere(db: Transaction, condition: SQL | undefined) {
  const { id, inquiryId, registrationId, bookingId, person, text, dueOn, assigneeId } = next_steps
  const rows = await db
    .select({
      id,
      subject: { inquiryId, registrationId, bookingId, person },
      text,
      dueOn,
      assignee: { id: users.id, name: users.fullName },
      name: firstOf<string>(
        inquiries.name,
        client_registrations.fullName,
        bookings.name,
        nameOfPerson,
        person,
      ),
    })
    .from(next_steps)
    .leftJoin(inquiries, eq(inquiries.id, inquiryId))
    .leftJoin(client_registrations, eq(client_registrations.id, registrationId))
    .leftJoin(bookings, eq(bookings.id, bookingId))
    .leftJoin(users, eq(users.id, assigneeId))
    .where(and(isOpen, condition))
    .orderBy(dueOn, next_steps.createdAt, id)
    .limit(MOST)
  const keys = await keysBehind(
    db,
    'next_steps',
    rows.map((row) => row.id),
  )
  return rows.map(({ subject, ...step }) => ({
    ...step,
    about: subjectOf(subject),
    /** The API key that set it. */
    key: keys.get(step.id) ?? null,
  }))
}

/** The open next step. Callers must check access to the subject. */
export async function openStep(req: PayloadRequest, subject: Subject): Promise<NextStep | null> {
  const [step] = await stepsWhere(await transactionOf(req), isAbout(next_steps, subject))
  return step ?? null
}

/** Open next steps that meet a condition on `next_steps`. Callers must check access. */
export const openSteps = async (req: PayloadRequest, condition: SQL | undefined) =>
  stepsWhere(await transactionOf(req), condition)

const notSpam = or(isNull(inquiries.status), ne(inquiries.status, 'spam'))

/** Super admins see all, admins those of work and calls that they can see, and their own. */
export const mayReadStep = (viewer: Viewer): SQL | undefined =>
  viewer.superAdmin
    ? undefined
    : or(
        isNotNull(next_steps.inquiryId),
        viewer.takesCalls ? isNotNull(next_steps.bookingId) : undefined,
        eq(client_registrations.assignee, viewer.id),
        and(
          eq(next_steps.assigneeId, viewer.id),
          viewer.takesCalls ? undefined : isNull(next_steps.bookingId),
        ),
      )

const businessToday = async (payload: Payload, now: Date): Promise<string> =>
  dateInZone(now, (await currentRules(payload)).timezone)

const withGroup = (steps: NextStep[], today: string): DueStep[] =>
  steps.flatMap((step) => {
    const group = dueGroup(step.dueOn, today)
    return group ? [{ ...step, group }] : []
  })

export const dueStepsOf = async (payload: Payload, userId: string, today: string): Promise<DueStep[]> =>
  withGroup(
    await stepsWhere(
      databaseOf(payload),
      and(
        ...[notSpam, eq(next_steps.assigneeId, userId), lte(next_steps.dueOn, endOfWeek(today))],
        or(isNull(next_steps.bookingId), isCallTakersAccount(next_steps.assigneeId)),
      ),
    ),
    today,
  )

export type DueCounts = Record<DueGroup, number>

interface Asked {
  assignee?: string | undefined
  now: Date
}

const visibleDue = (viewer: Viewer, assignee: string | undefined, today: string): SQL | undefined =>
  and(
    ...[notSpam, mayReadStep(viewer), assignedTo(next_steps.assigneeId, assignee, viewer)],
    lte(next_steps.dueOn, endOfWeek(today)),
  )

export async function listDue(req: PayloadRequest, { assignee, now }: Asked): Promise<DueStep[] | undefined> {
  const viewer = await viewerOf(req)
  if (!viewer) return undefined
  const today = await businessToday(req.payload, now)
  return withGroup(await stepsWhere(await transactionOf(req), visibleDue(viewer, assignee, today)), today)
}

/** How many of these there are. Undefined for callers outside the team. */
export async function countDue(req: PayloadRequest, { assignee, now }: Asked) {
  const viewer = await viewerOf(req)
  if (!viewer) return undefined
  const today = await businessToday(req.payload, now)
  const db = await transactionOf(req)
  const { dueOn } = next_steps
  const [counts] = await db
    .select({
      overdue: countIf(lt(dueOn, today)),
      today: countIf(eq(dueOn, today)),
      week: countIf(gt(dueOn, today)),
    })
    .from(next_steps)
    .leftJoin(inquiries, eq(inquiries.id, next_steps.inquiryId))
    .leftJoin(client_registrations, eq(client_registrations.id, next_steps.registrationId))
    .where(and(isOpen, visibleDue(viewer, assignee, today)))
  return counts
}
