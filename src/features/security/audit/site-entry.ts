import { randomUUID } from 'node:crypto'
import type { KeyRing } from '@/lib/crypto/key-ring'
import type { Database } from './anchors'
import { macOf, type SealedPart, sealedText } from './entry-seal'

type Said = Pick<SealedPart, 'tableName' | 'recordId' | 'oldValues' | 'newValues'> & {
  action: 'INSERT' | 'DELETE'
  by: string
}

/** Records a command on the whole site. Commands have no signed-in account. */
export async function insertSiteEntry(database: Database, { by, ...said }: Said, keys: KeyRing) {
  const entry = { ...said, id: randomUUID(), userId: null, ipAddress: null, userAgent: by }
  const json = (values: unknown) => (values ? JSON.stringify(values) : null)
  await database.query(
    `INSERT INTO security_audit_log (id, action, table_name, record_id, old_values, new_values, user_agent, mac)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      entry.id,
      entry.action,
      entry.tableName,
      entry.recordId,
      json(entry.oldValues),
      json(entry.newValues),
      entry.userAgent,
      macOf(sealedText(entry), keys),
    ],
  )
}
