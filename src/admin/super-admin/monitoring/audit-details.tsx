import { DetailsPanel, Facts } from '@/admin/ui/details-panel'
import { Time } from '@/admin/ui/time'
import { ButtonLink } from '@/components/ui/button-link'
import type { AuditEntry } from '@/features/security/audit/queries'
import { auditWords } from '@/features/security/audit/words'
import { Action, actor, knownAddress, tableLabel } from './audit-rows'

const code = 'font-mono text-xs [overflow-wrap:anywhere]'

const shown = (value: unknown) => {
  if (value === undefined || value === null || value === '') return <span className="text-faint">empty</span>
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function Values({ oldValues, newValues }: Pick<AuditEntry, 'oldValues' | 'newValues'>) {
  const names = Object.keys({ ...oldValues, ...newValues }).sort()
  if (names.length === 0) return <p className="mt-6 text-soft text-sm">No values were recorded.</p>
  return (
    <table aria-label="Old and new values" className="mt-6 w-full table-fixed border-t text-left text-xs">
      <thead>
        <tr className="text-soft">
          <th scope="col" className="py-2 pr-2 font-medium">
            Field
          </th>
          <th scope="col" className="py-2 pr-2 font-medium">
            Old
          </th>
          <th scope="col" className="py-2 font-medium">
            New
          </th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name} className="border-t align-top [overflow-wrap:anywhere]">
            <th scope="row" className="py-2 pr-2 font-medium text-ink">
              {name}
            </th>
            <td className="py-2 pr-2">{oldValues ? shown(oldValues[name]) : '–'}</td>
            <td className="py-2">{newValues ? shown(newValues[name]) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function AuditDetails({ entry }: { entry: AuditEntry }) {
  const { id, sequence, recordId, userId } = entry
  return (
    <DetailsPanel
      id={id}
      title={`Entry ${sequence}: ${tableLabel(entry.tableName)}`}
      note={<Action action={entry.action} />}
      actions={
        userId ? (
          <ButtonLink variant="secondary" size="sm" href={`/super-admin/monitoring?user=${userId}`}>
            All entries of this person
          </ButtonLink>
        ) : undefined
      }
    >
      <Facts
        facts={[
          ['Summary', auditWords(entry)],
          ['Timestamp', <Time key="time" at={entry.createdAt} show="exact" />],
          ['User', actor(entry)],
          [
            'User ID',
            userId && (
              <code key="user" className={code}>
                {userId}
              </code>
            ),
          ],
          [
            'Record ID',
            recordId && (
              <code key="record" className={code}>
                {recordId}
              </code>
            ),
          ],
          ['IP Address', knownAddress(entry.ipAddress)],
          ['Browser', entry.userAgent],
        ]}
      />
      <Values {...entry} />
    </DetailsPanel>
  )
}
