import { chosenFilter, listRequest, type SearchValues } from '@/admin/ui/list-address'
import { ListBody } from '@/admin/ui/list-body'
import { ClearFilters, FilterLinks, FilterSelect } from '@/admin/ui/list-filters'
import { MoreFilters } from '@/admin/ui/list-toolbar'
import { PageHeader, RefreshButton } from '@/admin/ui/page-header'
import { StatCards } from '@/admin/ui/stat-cards'
import { securityState } from '@/features/security/advice/queries'
import type { SecurityState } from '@/features/security/advice/rules'
import { eventCategories, eventStates, eventTypes, soughtSeverities } from '@/features/security/event-kinds'
import { type EventPeriod, eventPeriods, periodStart } from '@/features/security/events/period'
import { eventsOfPage, findEvent } from '@/features/security/events/queries'
import { eventsQuery, NEWEST } from '@/features/security/events/schema'
import { type SecurityMetrics, securityMetrics } from '@/features/security/metrics/queries'
import { ClearEvents, ExportEvents } from './security/event-actions'
import {
  categories,
  columns,
  EventDetails,
  eventRow,
  periods,
  severities,
  states,
  types,
} from './security/event-details'
import { ScoreCard } from './security/score-card'
import { eventsAddress, isShown, type ShownEvents } from './security/shown-events'
import { readTab, type Shown, type TabProps } from './tab'

type SecurityFiguresProps = { metrics: SecurityMetrics; alerts: SecurityState; search: SearchValues }

function SecurityFigures({ metrics, alerts, search }: SecurityFiguresProps) {
  const { totalEvents, highSeverityEvents, failedAuth } = metrics
  const figure = (label: string, value: number, note: string, shown: ShownEvents) => ({
    label,
    value,
    note,
    href: eventsAddress(shown),
    current: isShown(shown, search),
  })
  const hour = { within: '1h' } as const
  return (
    <div className="grid gap-x-4 lg:grid-cols-2 max-lg:[&>section]:mb-4 lg:[&>section]:mb-6">
      <ScoreCard score={metrics.securityScore} alerts={alerts} />
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

const PAGE_SIZE = 25
const periodNames = Object.keys(eventPeriods) as EventPeriod[]

async function read({ req, search }: TabProps) {
  const { page } = listRequest(search, ['time'], '-time')
  // One time for the figures and the list, so that a figure matches its rows.
  const now = new Date()
  const within = chosenFilter(search.within, periodNames)
  const filter = {
    severity: chosenFilter(search.severity, soughtSeverities),
    category: chosenFilter(search.category, eventCategories),
    type: chosenFilter(search.type, eventTypes),
    state: chosenFilter(search.state, eventStates),
    about: eventsQuery.shape.about.safeParse(search.about).data,
  }
  const sought = { ...filter, since: within && periodStart(within, now) }
  const [{ events, total }, metrics, alerts, opened] = await Promise.all([
    eventsOfPage(req.payload, sought, { page, pageSize: PAGE_SIZE }),
    securityMetrics(req.payload, now),
    securityState(req.payload, now),
    search.open ? findEvent(req.payload, search.open) : undefined,
  ])
  return {
    events,
    metrics,
    alerts,
    opened,
    me: req.user?.id,
    page: { page, pageSize: PAGE_SIZE, total },
    filter: { ...filter, within },
  }
}

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

const severityOptions = [
  { value: null, label: 'All' },
  ...soughtSeverities.map((value) => ({
    value,
    label: value === 'high_and_critical' ? 'High and critical' : severities[value].label,
  })),
]

function Security({ address, metrics, alerts, events, page, filter, opened, me }: Shown<typeof read>) {
  const filtered = Object.values(filter).some((value) => value !== undefined)
  return (
    <>
      <PageHeader
        title="Security"
        actions={
          <>
            <ExportEvents {...filter} />
            <ClearEvents />
            <RefreshButton every={30} />
          </>
        }
      >
        Refused requests and other security events. Equal events of one minute share a row. Updates every 30
        seconds.
        {page.total === NEWEST
          ? ` The list ends at the newest ${NEWEST.toLocaleString('en')}: a filter shows others.`
          : null}
      </PageHeader>
      <SecurityFigures metrics={metrics} alerts={alerts} search={address.search} />
      <ListBody
        address={address}
        panel={opened && <EventDetails event={opened} me={me} />}
        missing="This event does not exist. It may have been cleared."
        tools={
          <>
            <FilterLinks label="Severity" name="severity" options={severityOptions} />
            <MoreFilters
              used={[filter.category, filter.type, filter.within, filter.state].filter(Boolean).length}
            >
              <FilterSelect label="Category" name="category" all="All" options={options(categories)} />
              <FilterSelect label="Type" name="type" all="All" options={options(types)} />
              <FilterSelect label="State" name="state" all="All" options={options(states)} />
              <FilterSelect label="Period" name="within" all="All time" options={options(periods)} />
            </MoreFilters>
            {filter.about ? (
              <p className="text-sm">
                Only <b>{events.find(({ userId }) => userId === filter.about)?.person ?? filter.about}</b>
              </p>
            ) : null}
            {filtered ? <ClearFilters /> : null}
          </>
        }
        label="Security events"
        columns={columns}
        rows={events.map(eventRow)}
        page={page}
        nothing={{
          title: filter.state === 'open' ? 'Nothing to handle' : 'No security events',
          text: 'Failed sign-ins, exceeded limits and refused requests appear here at once.',
          showAll: 'Show all events',
          filtered,
        }}
      />
    </>
  )
}

export const security = readTab({
  label: 'Security',
  stats: 4,
  failed: 'Failed to load security data',
  read,
  View: Security,
})
