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

interface Entry extends Record<string, unknown> {
  id: string
  at: string | Date
  action: RecordedChange['action']
  userId: string | null
  name: string | null
  email: string | null
  agent: string | null
  before: Values | null
  after: Values | null
}

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
export async function recordedChanges(
  payload: Payload,
  table: string,
  id: string,
): Promise<RecordedChange[]> {
  const {
    id: entryId,
    createdAt,
    action,
    userId,
    userAgent,
    oldValues,
    newValues,
    tableName,
    recordId,
    sequence,
  } = security_audit_log
  const rows = await databaseOf(payload)
    .select({
      id: entryId,
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
    .where(and(eq(tableName, table), eq(recordId, id)))
    .orderBy(desc(sequence))
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
