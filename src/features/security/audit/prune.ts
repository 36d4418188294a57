import type { KeyRing } from '@/lib/crypto/key-ring'
import { type Database, makeAnchor, storeAnchor } from './anchors'
import type { Anchor, KeptAnchors } from './kept-anchors'
import { insertSiteEntry } from './site-entry'
import { type Verdict, verifyAuditLog } from './verify'

const guards = (enable: string) => `
  ALTER TABLE security_audit_log ${enable} TRIGGER security_audit_log_keep;
  ALTER TABLE audit_anchors ${enable} TRIGGER audit_anchors_keep;`

/** The last entry before the instant. The newest entry always stays, so that numbers continue. */
async function lastBefore(database: Database, before: Date) {
  const { rows } = await database.query<{ sequence: number; hash: string }>(
    `SELECT sequence::int AS sequence, hash FROM security_audit_log
     WHERE sequence < least(
       (SELECT max(sequence) FROM security_audit_log),
       (SELECT min(sequence) FROM security_audit_log WHERE created_at >= $1))
     ORDER BY sequence DESC LIMIT 1`,
    [before.toISOString()],
  )
  return rows[0]
}

/** Replaces old entries by a sealed cut. Only the table owner can. Refuses a log that does not verify. */
export async function pruneAuditLog(
  database: Database,
  { before, kept, keys, now }: { before: Date; kept: KeptAnchors; keys: KeyRing; now: Date },
): Promise<{ refused: Verdict } | { removed: number; cut?: Anchor }> {
  await database.query('BEGIN')
  try {
    await database.query('LOCK TABLE security_audit_log, audit_anchors IN EXCLUSIVE MODE')
    const verdict = await verifyAuditLog(database, { kept, keys })
    const last = verdict.findings.length > 0 ? undefined : await lastBefore(database, before)
    if (!last) {
      await database.query('ROLLBACK')
      return verdict.findings.length > 0 ? { refused: verdict } : { removed: 0 }
    }
    const cut = makeAnchor('cut', last, now, keys)
    await database.query(guards('DISABLE'))
    const { rows } = await database.query(
      'DELETE FROM security_audit_log WHERE sequence <= $1 RETURNING 1 AS one',
      [last.sequence],
    )
    await database.query(`DELETE FROM audit_anchors WHERE kind <> 'sealed' AND sequence < $1`, [
      last.sequence,
    ])
    await database.query(guards('ENABLE ALWAYS'))
    await storeAnchor(database, cut)
    // The log records its own cut.
    await insertSiteEntry(
      database,
      {
        action: 'DELETE',
        tableName: 'security_audit_log',
        recordId: String(cut.sequence),
        oldValues: { entries: rows.length, lastNumber: cut.sequence, lastDigest: cut.hash, by: 'site' },
        newValues: null,
        by: 'audit:prune',
      },
      keys,
    )
    await database.query('COMMIT')
    return { removed: rows.length, cut }
  } catch (error) {
    await database.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}
