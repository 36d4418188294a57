import { and, desc, eq } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { keyLabelIn } from '@/features/keys/rules'
import { databaseOf } from '@/lib/db/transaction'
import { security_audit_log, users } from '@/payload-generated-schema'
import { isPerson } from './person'

/** A record with more entries shows the latest. */
const MOST = 200

type Values = Record<string, unknown>

export type ChangeActor =
  | { kind: 'person'; id: string; name: string | null; email: string | null; key: string | null }
  | { kind: 'visitor' }
  | { kind: 'site' }

export interface RecordedChange {
  id: string
  /** ISO 8601 UTC instant. */
  at: string
  action: 'INSERT' | 'UPDATE' | 'DELETE'
  by: ChangeActor
  /** Only changes. Values of personal fields are not stored (docs/decisions/0049). */
  before: Values | null
  after: Values | null
}

type Entry = Omit<RecordedChange, 'by'> & Record<'userId' | 'name' | 'email' | 'agent', string | null>

function actorOf({ userId, name, email, agent, before, after }: Entry): ChangeActor {
  if (userId) return { kind: 'person', id: userId, name, email, key: keyLabelIn(agent) }
  return { kind: (after ?? before)?.by === 'visitor' ? 'visitor' : 'site' }
}

function withoutActor(values: Values | null): Values | null {
  if (!values) return null
  const { by: _, ...rest } = values
  return rest
}

/** The changes of a record, latest first, from the audit log. Callers check who may read it. */
export async function recordedChanges(payload: Payload, table: string, id: string) {
  const log = security_audit_log
  const rows = await databaseOf(payload)
    .select({
      id: log.id,
      at: log.createdAt,
      action: log.action,
      userId: log.userId,
      name: users.fullName,
      email: users.email,
      agent: log.userAgent,
      before: log.oldValues,
      after: log.newValues,
    })
    .from(log)
    .leftJoin(users, isPerson(log.userId))
    .where(and(eq(log.tableName, table), eq(log.recordId, id)))
    .orderBy(desc(log.sequence))
    .limit(MOST)
  return (rows as Entry[]).map((row) => ({
    id: row.id,
    at: new Date(row.at).toISOString(),
    action: row.action,
    by: actorOf(row),
    before: withoutActor(row.before),
    after: withoutActor(row.after),
  }))
}
