import { and, asc, eq, inArray } from '@payloadcms/db-postgres/drizzle'
import { keyLabelIn } from '@/features/keys/rules'
import type { Transaction } from '@/lib/db/transaction'
import { security_audit_log } from '@/payload-generated-schema'

/** Labels of the API keys with which records of a table were last changed, by record. */
export async function keysBehind(db: Transaction, table: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map()
  const { tableName, recordId, userAgent, sequence } = security_audit_log
  const entries = await db
    .select({ recordId, userAgent })
    .from(security_audit_log)
    .where(and(eq(tableName, table), inArray(recordId, [...ids])))
    .orderBy(asc(sequence))
  return new Map(entries.map((entry) => [entry.recordId ?? '', keyLabelIn(entry.userAgent)]))
}
