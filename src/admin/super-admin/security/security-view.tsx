import { DataTable } from '@/admin/ui/data-table'
import { List } from '@/admin/ui/list'
import type { ListAddress } from '@/admin/ui/list-address'
import { FilterLinks, FilterSelect } from '@/admin/ui/list-filters'
import { ListToolbar } from '@/admin/ui/list-toolbar'
import { PageHeader } from '@/admin/ui/page-header'
import { Pager } from '@/admin/ui/pager'
import { RefreshButton } from '@/admin/ui/refresh-button'
import { StatCards } from '@/admin/ui/stat-cards'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { eventCategories, eventTypes, soughtSeverities } from '@/features/security/event-kinds'
import type { ListedEvent } from '@/features/security/events/queries'
import type { SecurityMetrics } from '@/features/security/metrics/queries'
import { ClearEvents } from './clear-events'
import { EventDetails, MissingEvent } from './event-details'
import { columns, eventRow } from './event-rows'
import { categories, periods, severities, types } from './event-words'
import { ExportEvents } from './export-events'
import { ScoreCard } from './score-card'
import { eventsAddress, isShown, type ShownEvents } from './shown-events'

const REFRESH_SECONDS = 30

interface SecurityViewProps {
  address: ListAddress
  metrics: SecurityMetrics
  events: readonly ListedEvent[]
  total: number
  page: number
  pageSize: number
  filter: ShownEvents
  /** Of the row that the address opens. */
  opened: ListedEvent | undefined
}

const options = <Name extends string>(labels: Record<Name, string>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }))

const severityLabels = (severity: (typeof soughtSeverities)[number]) =>
  severity === 'high_and_critical' ? 'High and critical' : severities[severity].label

function Figures({ metrics, search }: { metrics: SecurityMetrics; search: ListAddress['search'] }) {
  const { totalEvents, highSeverityEvents, failedAuth } = metrics
  const figure = (label: string, value: number, note: string, shown: ShownEvents) => ({
    ...{ label, value, note },
    href: eventsAddress(shown),
    current: isShown(shown, search),
  })
  const hour = { within: '1h' } as const
  return (
    <div className="grid gap-x-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] max-lg:[&>section]:mb-4 lg:[&>section]:mb-6">
      <ScoreCard score={metrics.securityScore} />
      <StatCards
        label="Security events of the last hour"
        stats={[
          figure('Total Events', totalEvents, 'last hour', hour),
          figure('High Severity', highSeverityEvents, 'high and critical, last hour', {
            ...hour,
            severity: 'high_and_critical',
          }),
          figure('Failed Auth', failedAuth, 'last hour', { ...hour, category: 'auth', type: 'auth_attempt' }),
        ]}
      />
    </div>
  )
}

const isFiltered = (filter: ShownEvents) => Object.values(filter).some((value) => value !== undefined)

function Empty({ filter, base }: { filter: ShownEvents; base: string }) {
  if (!isFiltered(filter)) {
    return (
      <EmptyState title="No security events">
        Failed sign-ins, exceeded limits and refused requests appear here at once.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No security events"
      action={
        <ButtonLink variant="secondary" size="sm" href={base}>
          Show all events
        </ButtonLink>
      }
    >
      None matches these filters.
    </EmptyState>
  )
}

function panelOf({ address, opened }: SecurityViewProps) {
  const { open } = address.search
  if (!open) return null
  return opened ? <EventDetails event={opened} /> : <MissingEvent id={open} />
}

export function SecurityHeader() {
  return (
    <PageHeader title="Security" actions={<RefreshButton every={REFRESH_SECONDS} />}>
      Refused requests and other security events. Updates every 30 seconds.
    </PageHeader>
  )
}

export function SecurityView(props: SecurityViewProps) {
  const { address, metrics, events, total, page, pageSize, filter } = props
  return (
    <>
      <SecurityHeader />
      <Figures metrics={metrics} search={address.search} />
      <List address={address} panel={panelOf(props)}>
        <ListToolbar>
          <FilterLinks
            label="Severity"
            name="severity"
            options={[
              { value: null, label: 'All' },
              ...soughtSeverities.map((value) => ({ value, label: severityLabels(value) })),
            ]}
          />
          <FilterSelect
            label="Category"
            name="category"
            all="All"
            options={eventCategories.map((value) => ({ value, label: categories[value] }))}
          />
          <FilterSelect
            label="Type"
            name="type"
            all="All"
            options={eventTypes.map((value) => ({ value, label: types[value] }))}
          />
          <FilterSelect label="Period" name="within" all="All time" options={options(periods)} />
          {isFiltered(filter) ? (
            <ButtonLink variant="quiet" size="sm" href={address.base}>
              Clear filters
            </ButtonLink>
          ) : null}
          <div className="flex gap-2.5 sm:ml-auto max-sm:w-full max-sm:*:flex-1">
            <ExportEvents {...filter} />
            <ClearEvents />
          </div>
        </ListToolbar>
        <DataTable
          label="Security events"
          columns={columns}
          rows={events.map(eventRow)}
          total={total}
          pageSize={pageSize}
          empty={<Empty filter={filter} base={address.base} />}
        />
        <Pager page={page} pageSize={pageSize} total={total} />
      </List>
    </>
  )
}
