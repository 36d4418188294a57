import { readOrUndefined } from '@/admin/read-or-undefined'
import { ErrorNote } from '@/admin/ui/error-note'
import { chosenFilter, listRequest } from '@/admin/ui/list-address'
import { WaitingTab } from '@/admin/ui/skeletons'
import { eventCategories, eventTypes, soughtSeverities } from '@/features/security/event-kinds'
import { type EventPeriod, eventPeriods, periodStart } from '@/features/security/events/period'
import { eventsOfPage, findEvent } from '@/features/security/events/queries'
import { securityMetrics } from '@/features/security/metrics/queries'
import { SecurityHeader, SecurityView } from './security/security-view'
import type { Tab, TabProps } from './tab'

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
  }
  const sought = { ...filter, since: within && periodStart(within, now) }
  const [{ events, total }, metrics, opened] = await Promise.all([
    eventsOfPage(req.payload, sought, { page, pageSize: PAGE_SIZE }),
    securityMetrics(req.payload, now),
    search.open ? findEvent(req.payload, search.open) : undefined,
  ])
  return { events, total, metrics, opened, page, filter: { ...filter, within } }
}

/** The score, its figures, and the events behind them. */
async function Security(props: TabProps) {
  const { base, search } = props
  const found = await readOrUndefined(props.req, () => read(props))
  if (found) return <SecurityView address={{ base, search }} pageSize={PAGE_SIZE} {...found} />
  return (
    <>
      <SecurityHeader />
      <ErrorNote>Failed to load security data</ErrorNote>
    </>
  )
}

export const security: Tab = {
  slug: 'security',
  label: 'Security',
  Waiting: () => <WaitingTab title="Security" stats={4} />,
  View: Security,
}
