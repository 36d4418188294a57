import type { Column, DataRow } from '@/admin/ui/data-table'
import { Status, type Tone } from '@/admin/ui/status'
import { Time } from '@/admin/ui/time'
import type { AuditEntry } from '@/features/security/audit/queries'
import type { AuditAction } from '@/features/security/audit/schema'
import { auditWords } from '@/features/security/audit/words'

export const columns: readonly [Column, ...Column[]] = [
  { key: 'timestamp', label: 'Timestamp' },
  { key: 'action', label: 'Action' },
  { key: 'table', label: 'Table' },
  { key: 'user', label: 'User' },
  { key: 'record', label: 'Record ID', from: 'xl' },
  { key: 'address', label: 'IP Address', from: 'lg' },
]

export const actions: Record<AuditAction, { tone: Tone; label: string }> = {
  INSERT: { tone: 'good', label: 'Created' },
  UPDATE: { tone: 'done', label: 'Changed' },
  DELETE: { tone: 'bad', label: 'Deleted' },
}

/** A table's name as words: 'User roles', 'Blogs versions'. */
export const tableLabel = (table: string): string =>
  `${table.charAt(0).toUpperCase()}${table.slice(1)}`.replaceAll('_', ' ')

export function Action({ action }: { action: AuditAction }) {
  const { tone, label } = actions[action]
  return <Status tone={tone}>{label}</Status>
}

const code = 'font-mono text-xs'
const SHORT = 8

function Table({ entry }: { entry: AuditEntry }) {
  const words = auditWords(entry)
  return (
    <>
      {tableLabel(entry.tableName)}
      {words ? <span className="block text-soft text-xs">{words}</span> : null}
    </>
  )
}

/** Who did it. Only visitors have an address without an account. */
export function actor({ person, userId, ipAddress }: AuditEntry): string {
  if (person) return person
  if (userId) return 'Deleted account'
  return knownAddress(ipAddress) ? 'A visitor' : 'The site'
}

/** The site's own changes are stored with the address 'unknown'. */
export const knownAddress = (address: string | null): string | null =>
  address === 'unknown' ? null : address

export const auditRow = (entry: AuditEntry, when: string): DataRow => ({
  id: entry.id,
  version: entry.createdAt,
  title: when,
  note: <Time at={entry.createdAt} />,
  cells: {
    action: <Action action={entry.action} />,
    table: <Table entry={entry} />,
    user: actor(entry),
    record: entry.recordId ? (
      <code className={code} title={entry.recordId}>
        {entry.recordId.length > 2 * SHORT ? `${entry.recordId.slice(0, SHORT)}…` : entry.recordId}
      </code>
    ) : null,
    address: knownAddress(entry.ipAddress) ? <code className={code}>{entry.ipAddress}</code> : null,
  },
})
