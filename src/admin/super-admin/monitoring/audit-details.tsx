import type { Column, DataRow } from '@/admin/ui/data-table'
import { DetailsPanel, Facts } from '@/admin/ui/details-panel'
import { FactCode, StatusOf, Time, type Tone } from '@/admin/ui/values'
import { ButtonLink } from '@/components/ui/button-link'
import { capitalised } from '@/content/number-words'
import { deviceName } from '@/features/account/session/view'
import { keyLabelIn } from '@/features/keys/rules'
import type { Activity } from '@/features/overview/activity'
import type { FieldWords } from '@/features/security/audit/field-labels'
import type { AuditEntry } from '@/features/security/audit/queries'
import type { AuditAction } from '@/features/security/audit/schema'
import { auditWords } from '@/features/security/audit/words'
import { nameInWords } from '@/lib/text/name-in-words'
import { isUuid } from '@/lib/validation/uuid'

type AuditProps = { entry: AuditEntry; activity: Activity | undefined }

const columns: readonly [Column, ...Column[]] = [
  { key: 'timestamp', label: 'Timestamp' },
  { key: 'action', label: 'Action', plain: true },
  { key: 'table', label: 'Table', plain: true },
  { key: 'user', label: 'User', plain: true },
]

const moreColumns: readonly Column[] = [
  { key: 'record', label: 'Record ID', from: 'xl' },
  { key: 'address', label: 'IP Address', from: 'lg' },
]

export const columnsOf = (more: boolean): typeof columns => (more ? [...columns, ...moreColumns] : columns)

export const actions: Record<AuditAction, { tone: Tone; label: string }> = {
  INSERT: { tone: 'good', label: 'Created' },
  UPDATE: { tone: 'done', label: 'Changed' },
  DELETE: { tone: 'bad', label: 'Deleted' },
}

/** Tables with another name on the screens. */
const otherNames: Readonly<Record<string, string>> = {
  reply_templates: 'Answer templates',
  work_notes: 'Notes',
}

export const tableLabel = (table: string): string => otherNames[table] ?? nameInWords(table)

const shortCode = 'font-mono text-xs'
const SHORT = 8

const ShortId = ({ id }: { id: string }) => (
  <code className={shortCode} title={id}>
    {id.length > 2 * SHORT ? `${id.slice(0, SHORT)}…` : id}
  </code>
)

/** 'Confirmed the call of Ada Moor'. */
function summary(entry: AuditEntry, activity: Activity | undefined): string | undefined {
  return auditWords(entry) ?? (activity && capitalised(activity.what))
}

function Table({ entry, activity }: AuditProps) {
  const words = summary(entry, activity)
  return (
    <>
      {tableLabel(entry.tableName)}
      {words ? <span className="block text-soft text-xs">{words}</span> : null}
    </>
  )
}

function actor({ person, userId, ipAddress, userAgent }: AuditEntry): string {
  const key = keyLabelIn(userAgent)
  if (person) return key ? `${person}, ${key}` : person
  if (userId) return 'Deleted account'
  return knownAddress(ipAddress) ? 'A visitor' : 'The site'
}

/** The site's own changes are stored with the address 'unknown'. */
const knownAddress = (address: string | null): string | null => (address === 'unknown' ? null : address)

export const auditRow = (entry: AuditEntry, when: string, activity: Activity | undefined): DataRow => ({
  id: entry.id,
  version: entry.createdAt,
  title: when,
  note: <Time at={entry.createdAt} />,
  cells: {
    action: <StatusOf state={actions[entry.action]} />,
    table: <Table entry={entry} activity={activity} />,
    user: actor(entry),
    record: entry.recordId ? <ShortId id={entry.recordId} /> : null,
    address: knownAddress(entry.ipAddress) ? <code className={shortCode}>{entry.ipAddress}</code> : null,
  },
})

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

interface ValuesProps extends Pick<AuditEntry, 'oldValues' | 'newValues'> {
  words: FieldWords
  /** The names of the accounts among the values, by id. */
  accounts: ReadonlyMap<string, string | null>
}

function Values({ oldValues, newValues, words, accounts }: ValuesProps) {
  const names = Object.keys({ ...oldValues, ...newValues }).sort()
  const shown = (name: string, values: Record<string, unknown> | null) => {
    const value = values?.[name]
    if (!values) return '–'
    if (value === undefined || value === null || value === '')
      return <span className="text-faint">empty</span>
    if (typeof value === 'boolean') return value ? 'Yes' : 'No'
    if (typeof value !== 'string') return JSON.stringify(value)
    if (INSTANT.test(value)) return <Time at={value} show="exact" />
    return isUuid(value) ? (accounts.get(value) ?? <ShortId id={value} />) : words.choiceOf(name, value)
  }
  if (names.length === 0) return <p className="mt-6 text-soft text-sm">No values were recorded.</p>
  return (
    <table aria-label="Old and new values" className="mt-6 w-full table-fixed border-t text-left text-xs">
      <thead>
        <tr className="text-soft">
          {['Field', 'Old', 'New'].map((head) => (
            <th key={head} scope="col" className="py-2 pr-2 font-medium">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name} className="border-t align-top [overflow-wrap:anywhere] [&_time]:whitespace-normal">
            <th scope="row" className="py-2 pr-2 font-medium text-ink">
              {words.labelOf(name)}
            </th>
            <td className="py-2 pr-2">{shown(name, oldValues)}</td>
            <td className="py-2">{shown(name, newValues)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const isElsewhere = (href: string) => !href.startsWith('/super-admin/monitoring')

export function AuditDetails({
  entry,
  activity,
  ...words
}: AuditProps & Pick<ValuesProps, 'words' | 'accounts'>) {
  const { id, sequence, recordId, userId, userAgent } = entry
  const record = activity && isElsewhere(activity.href) ? activity.href : undefined
  return (
    <DetailsPanel
      id={id}
      title={`Entry ${sequence}: ${tableLabel(entry.tableName)}`}
      note={<StatusOf state={actions[entry.action]} />}
      actions={
        record || userId ? (
          <>
            {record ? (
              <ButtonLink variant="secondary" size="sm" href={record}>
                Open the record
              </ButtonLink>
            ) : null}
            {userId ? (
              <ButtonLink variant="secondary" size="sm" href={`/super-admin/monitoring?user=${userId}`}>
                All entries of this person
              </ButtonLink>
            ) : null}
          </>
        ) : undefined
      }
    >
      <Facts
        facts={[
          ['Summary', summary(entry, activity)],
          ['Timestamp', <Time key="time" at={entry.createdAt} show="exact" />],
          ['User', actor(entry)],
          ['IP Address', knownAddress(entry.ipAddress)],
          ['Browser', userAgent && deviceName(userAgent)],
        ]}
      />
      <Values {...entry} {...words} />
      <details className="mt-4 border-t pt-3 text-sm">
        <summary className="py-1 text-soft">More</summary>
        <Facts
          facts={[
            ['User ID', userId && <FactCode key="user">{userId}</FactCode>],
            ['Record ID', recordId && <FactCode key="record">{recordId}</FactCode>],
            ['Browser, as it names itself', userAgent],
          ]}
        />
      </details>
    </DetailsPanel>
  )
}
