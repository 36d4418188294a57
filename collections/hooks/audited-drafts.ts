import type { PayloadRequest } from 'payload'
import { auditVersionsTable } from '@/features/security/audit/table-name'
import { recordChange } from '@/features/security/record-change'
import { queryIn, sql } from '@/lib/db/query'
import { askedOf } from '../publication/asked-write'

async function hasRecentAutosave(req: PayloadRequest, table: string, id: string): Promise<boolean> {
  const rows = await queryIn(
    req,
    sql`SELECT 1 FROM security_audit_log
        WHERE table_name = ${table} AND record_id = ${id} AND user_id IS NOT DISTINCT FROM ${req.user?.id ?? null}
          AND new_values ->> 'draft' = 'autosaved' AND created_at > now() - interval '10 minutes'
        LIMIT 1`,
  )
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
