import { DataTable } from '@/admin/ui/data-table'
import { DayFilter } from '@/admin/ui/day-filter'
import { List } from '@/admin/ui/list'
import type { ListAddress } from '@/admin/ui/list-address'
import { FilterLinks, FilterSelect } from '@/admin/ui/list-filters'
import { ListSearch, ListToolbar } from '@/admin/ui/list-toolbar'
import { Pager } from '@/admin/ui/pager'
import { type Stat, StatCards } from '@/admin/ui/stat-cards'
import { exactTime } from '@/admin/ui/time-text'
import type { Health } from '@/application/health'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import type { StuckJob } from '@/features/outbox/queries'
import type { DueKind } from '@/features/retention/queries'
import type { Recommendation } from '@/features/security/advice/rules'
import type { AuditEntry } from '@/features/security/audit/queries'
import { auditActions } from '@/features/security/audit/schema'
import { AuditDetails, MissingEntry } from './audit-details'
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
  total: number
  page: number
  pageSize: number
  /** Tables of which the log has entries. */
  tables: readonly string[]
  filtered: boolean
  opened: AuditEntry | undefined
}

function Empty({ filtered, base }: { filtered: boolean; base: string }) {
  if (!filtered) {
    return (
      <EmptyState title="No audit entries">
        Changes in the back office appear here, with the person and the old values.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No audit entries"
      action={
        <ButtonLink variant="secondary" size="sm" href={base}>
          Show all entries
        </ButtonLink>
      }
    >
      No entry matches this search and these filters.
    </EmptyState>
  )
}

function panelOf({ address, opened }: MonitoringViewProps) {
  const { open } = address.search
  if (!open) return null
  return opened ? <AuditDetails entry={opened} /> : <MissingEntry id={open} />
}

export function MonitoringView(props: MonitoringViewProps) {
  const { address, zone, status, advice, mail, tested, due, stuck } = props
  const { entries, total, page, pageSize, tables, filtered } = props
  return (
    <>
      <MonitoringHeader base={address.base} view="site" />
      <StatCards label="Status" stats={status} />
      <Recommendations list={advice} />
      <MailPanel mail={mail} tested={tested} />
      <StuckJobs {...stuck} />
      <h2 className="mb-3 text-xl">Security audit log</h2>
      <List address={address} panel={panelOf(props)}>
        <ListToolbar>
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
          {filtered ? (
            <ButtonLink variant="quiet" size="sm" href={address.base}>
              Clear filters
            </ButtonLink>
          ) : null}
        </ListToolbar>
        <DataTable
          label="Security audit log"
          columns={columns}
          rows={entries.map((entry) => auditRow(entry, exactTime(Date.parse(entry.createdAt), zone)))}
          total={total}
          pageSize={pageSize}
          empty={<Empty filtered={filtered} base={address.base} />}
        />
        <Pager page={page} pageSize={pageSize} total={total} />
      </List>
      <RetentionPanel due={due} />
    </>
  )
}
