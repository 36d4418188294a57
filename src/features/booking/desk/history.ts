import { and, desc, eq, inArray } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { keyLabelIn } from '@/features/keys/rules'
import type { TeamMember } from '@/features/queue/team'
import { isPerson } from '@/features/security/person'
import { databaseOf } from '@/lib/db/transaction'
import { type SentMail, sentMailsAbout } from '@/lib/mail/sent-mails'
import { isUuid } from '@/lib/validation/uuid'
import { security_audit_log, users } from '@/payload-generated-schema'

/** A booking with more entries shows the latest. */
const MOST = 200

type Values = Record<string, unknown>

type HistoryActor =
  | { kind: 'person'; id: string; name: string | null; email: string | null; key: string | null }
  | { kind: 'visitor' }
  | { kind: 'site' }

export type HistoryEntry =
  | {
      kind: 'change'
      at: string
      action: 'INSERT' | 'UPDATE' | 'DELETE'
      by: HistoryActor
      /** Only changes. Values of personal fields are not stored (docs/decisions/0049). */
      before: Values | null
      after: Values | null
    }
  | ({ kind: 'mail'; at: string } & Omit<SentMail, 'kind' | 'sentAt'> & { event: string })

interface Entry extends Record<string, unknown> {
  at: string | Date
  action: 'INSERT' | 'UPDATE' | 'DELETE'
  userId: string | null
  name: string | null
  email: string | null
  agent: string | null
  before: Values | null
  after: Values | null
}

function actorOf({ userId, name, email, agent, before, after }: Entry): HistoryActor {
  if (userId) return { kind: 'person', id: userId, name, email, key: keyLabelIn(agent) }
  return { kind: (after ?? before)?.by === 'visitor' ? 'visitor' : 'site' }
}

function withoutActor(values: Values | null): Values | null {
  if (!values) return null
  const { by: _, ...rest } = values
  return rest
}

async function changes(payload: Payload, id: string): Promise<HistoryEntry[]> {
  const { createdAt, action, userId, userAgent, oldValues, newValues, tableName, recordId, sequence } =
    security_audit_log
  const rows = await databaseOf(payload)
    .select({
      at: createdAt,
      action,
      userId,
      name: users.fullName,
      email: users.email,
      agent: userAgent,
      before: oldValues,
      after: newValues,
    })
    .from(security_audit_log)
    .leftJoin(users, isPerson(userId))
    .where(and(eq(tableName, 'bookings'), eq(recordId, id)))
    .orderBy(desc(sequence))
    .limit(MOST)
  return (rows as Entry[]).map((row) => ({
    kind: 'change',
    at: new Date(row.at).toISOString(),
    action: row.action,
    by: actorOf(row),
    before: withoutActor(row.before),
    after: withoutActor(row.after),
  }))
}

const mailEntry = ({ kind: event, sentAt: at, ...mail }: SentMail): HistoryEntry => ({
  kind: 'mail',
  at,
  event,
  ...mail,
})

/** Who is named in these entries as assigned, also if they take no calls any more. */
export async function assigneesIn(payload: Payload, entries: readonly HistoryEntry[]): Promise<TeamMember[]> {
  const ids = entries.flatMap((entry) =>
    entry.kind === 'change' && isUuid(entry.after?.assignee) ? [entry.after.assignee] : [],
  )
  if (ids.length === 0) return []
  const { id, fullName } = users
  const rows = await databaseOf(payload).select({ id, fullName }).from(users).where(inArray(id, ids))
  return rows.map((row) => ({ id: row.id, name: row.fullName?.trim() || 'Colleague without a name' }))
}

/** A booking's events and mails, latest first, even if deleted. Callers must check for a super admin. */
export async function bookingHistory(payload: Payload, id: string): Promise<HistoryEntry[]> {
  if (!isUuid(id)) return []
  const mails = await sentMailsAbout(payload, 'bookings', id)
  const entries = [...(await changes(payload, id)), ...mails.map(mailEntry)]
  return entries.sort((one, other) => other.at.localeCompare(one.at))
}
