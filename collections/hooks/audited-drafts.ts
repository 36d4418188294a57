import { and, eq, gt, isNull, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { auditVersionsTable } from '@/features/security/audit/table-name'
import { recordChange } from '@/features/security/record-change'
import { transactionOf } from '@/lib/db/transaction'
import { security_audit_log } from '@/payload-generated-schema'
import { askedOf } from '../publication/asked-write'

async function hasRecentAutosave(req: PayloadRequest, table: string, id: string): Promise<boolean> {
  const { tableName, recordId, userId, newValues, createdAt } = security_audit_log
  const db = await transactionOf(req)
  const rows = await db
    .select({ createdAt })
    .from(security_audit_log)
    .where(
      and(
        eq(tableName, table),
        eq(recordId, id),
        req.user ? eq(userId, req.user.id) : isNull(userId),
        eq(sql`${newValues} ->> 'draft'`, 'autosaved'),
        gt(createdAt, sql`now() - interval '10 minutes'`),
      ),
    )
    .limit(1)
  return rows.length > 0
}

export async function recordDraft(
  req: PayloadRequest,
  slug: string,
  doc: { id: string | number; title?: unknown },
): Promise<void> {
  const asked = askedOf(req, slug)
  const recordId = String(doc.id)
  const tableName = auditVersionsTable(slug)
  if (asked?.autosave && (await hasRecentAutosave(req, tableName, recordId))) return
  const draft = asked?.restored ? 'restored' : asked?.autosave ? 'autosaved' : 'saved'
  await recordChange(req, {
    action: 'INSERT',
    tableName,
    recordId,
    after: { draft, title: doc.title, ...(asked?.restored ? { version: asked.version } : {}) },
  })
}
