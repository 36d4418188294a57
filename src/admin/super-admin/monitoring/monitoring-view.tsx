import { DayFilter } from '@/admin/ui/day-filter'
import type { ListAddress } from '@/admin/ui/list-address'
import { ListBody, type ListBodyProps } from '@/admin/ui/list-body'
import { ClearFilters, FilterLinks, FilterSelect } from '@/admin/ui/list-filters'
import { ListSearch } from '@/admin/ui/list-toolbar'
import { type Stat, StatCards } from '@/admin/ui/stat-cards'
import { exactTime } from '@/admin/ui/time-text'
import type { Health } from '@/application/health'
import type { StuckJob } from '@/features/outbox/queries'
import type { DueKind } from '@/features/retention/queries'
import type { Recommendation } from '@/features/security/advice/rules'
import type { AuditEntry } from '@/features/security/audit/queries'
import { auditActions } from '@/features/security/audit/schema'
import { AuditDetails } from './audit-details'
import { actions, auditRow, columns, tableLabel } from './audit-rows'
import { MailPanel } from './mail-panel'
import { MonitoringHeader } from './monitoring-header'
import { Recommendations } from './recommendations'
import { RetentionPanel } from './retention-panel'
import { StuckJobs } from './stuck-jobs'

interface MonitoringViewProps {
  address: ListAddress
  zone: string
  status: readonly Stat[]
  advice: readonly Recommendation[]
  mail: Health['mail']
  /** When a mail server last accepted a test mail. */
  tested: string | null
  due: readonly DueKind[]
  stuck: { jobs: readonly StuckJob[]; total: number }
  entries: readonly AuditEntry[]
  page: ListBodyProps['page']
  /** Tables of which the log has entries. */
  tables: readonly string[]
  filtered: boolean
  opened: AuditEntry | undefined
}

export function MonitoringView(props: MonitoringViewProps) {
  const { address, zone, status, advice, mail, tested, due, stuck } = props
  const { entries, page, tables, filtered, opened } = props
  return (
    <>
      <MonitoringHeader base={address.base} view="site" />
      <StatCards label="Status" stats={status} />
      <Recommendations list={advice} />
      <MailPanel mail={mail} tested={tested} />
      <StuckJobs {...stuck} />
      <h2 className="mb-3 text-xl">Security audit log</h2>
      <ListBody
        address={address}
        panel={opened && <AuditDetails entry={opened} />}
        missing="This entry does not exist."
        tools={
          <>
            <ListSearch label="Search record, person or address" />
            <FilterLinks
              label="Action"
              name="action"
              options={[
                { value: null, label: 'All' },
                ...auditActions.map((value) => ({ value, label: actions[value].label })),
              ]}
            />
            <FilterSelect
              label="Table"
              name="table"
              all="All"
              options={tables.map((table) => ({ value: table, label: tableLabel(table) }))}
            />
            <DayFilter label="From" name="from" />
            <DayFilter label="To" name="to" />
            {filtered ? <ClearFilters /> : null}
          </>
        }
        label="Security audit log"
        columns={columns}
        rows={entries.map((entry) => auditRow(entry, exactTime(Date.parse(entry.createdAt), zone)))}
        page={page}
        nothing={{
          title: 'No audit entries',
          text: 'Changes in the back office appear here, with the person and the old values.',
          showAll: 'Show all entries',
          filtered,
        }}
      />
      <RetentionPanel due={due} />
    </>
  )
}
