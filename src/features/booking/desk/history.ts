import type { Payload } from 'payload'
import { query, sql } from '@/lib/db/query'
import { type SentMail, sentMailsAbout } from '@/lib/mail/sent-mails'
import { isUuid } from '@/lib/validation/uuid'

/** A booking with more entries shows the latest. */
const MOST = 200

type Values = Record<string, unknown>

type HistoryActor =
  | { kind: 'person'; id: string; name: string | null; email: string | null }
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
  before: Values | null
  after: Values | null
}

function actorOf({ userId, name, email, before, after }: Entry): HistoryActor {
  if (userId) return { kind: 'person', id: userId, name, email }
  return { kind: (after ?? before)?.by === 'visitor' ? 'visitor' : 'site' }
}

function withoutActor(values: Values | null): Values | null {
  if (!values) return null
  const { by: _, ...rest } = values
  return rest
}

async function changes(payload: Payload, id: string): Promise<HistoryEntry[]> {
  const rows = await query<Entry>(
    payload,
    sql`SELECT l.created_at AS at, l.action, l.user_id AS "userId", u.full_name AS name, u.email,
               l.old_values AS before, l.new_values AS after
        FROM security_audit_log l LEFT JOIN users u ON u.id::text = l.user_id
        WHERE l.table_name = 'bookings' AND l.record_id = ${id}
        ORDER BY l.sequence DESC LIMIT ${MOST}`,
  )
  return rows.map((row) => ({
    kind: 'change',
    at: new Date(row.at).toISOString(),
    action: row.action,
    by: actorOf(row),
    before: withoutActor(row.before),
    after: withoutActor(row.after),
  }))
}

const mailEntry = ({ kind: event, sentAt: at, ...mail }: SentMail): HistoryEntry => ({
  ...{ kind: 'mail', at, event },
  ...mail,
})

/** A booking's events and mails, latest first, even if deleted. Callers must check for a super admin. */
export async function bookingHistory(payload: Payload, id: string): Promise<HistoryEntry[]> {
  if (!isUuid(id)) return []
  const mails = await sentMailsAbout(payload, 'bookings', id)
  const entries = [...(await changes(payload, id)), ...mails.map(mailEntry)]
  return entries.sort((one, other) => other.at.localeCompare(one.at))
}
