import { DataTable } from '@/admin/ui/data-table'
import { DayFilter } from '@/admin/ui/day-filter'
import { DetailsPanel } from '@/admin/ui/details-panel'
import { List } from '@/admin/ui/list'
import type { ListAddress } from '@/admin/ui/list-address'
import { FilterLinks, FilterSelect, SortSelect } from '@/admin/ui/list-filters'
import { ListSearch, ListToolbar } from '@/admin/ui/list-toolbar'
import { Pager } from '@/admin/ui/pager'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import type { FeedState } from '@/features/booking/desk/feed'
import type { DueCounts } from '@/features/next-step/queries'
import { workStatuses, workStatusLabels } from '@/features/queue/rules'
import type { TeamMember } from '@/features/queue/team'
import type { Viewer } from '@/features/queue/visible'
import type { WorkItem } from '@/features/queue/work-item'
import type { WorkList } from '@/features/queue/work-list'
import { assignees } from './assignees'
import { QueueHeader } from './queue-header'
import { WorkDetails } from './work-details'
import { columns, sortOptions, workRow } from './work-rows'

interface QueueListProps {
  address: ListAddress
  list: WorkList
  counts: DueCounts
  /** The row that the address opens. */
  item: WorkItem | undefined
  team: readonly TeamMember[]
  viewer: Viewer
  feed: FeedState | undefined
}

const kinds = [
  { value: 'inquiry', label: 'Inquiries' },
  { value: 'registration', label: 'Registrations' },
]

/** Each status with its count; open ones first. */
const statuses = ({ counts }: WorkList) => [
  { value: null, label: 'Open', count: counts.open },
  ...workStatuses.map((value) => ({ value, label: workStatusLabels[value], count: counts[value] })),
  { value: 'all', label: 'All', count: counts.all },
]

function Empty({ base, search }: ListAddress) {
  const showAll = (
    <ButtonLink variant="secondary" size="sm" href={`${base}?status=all`}>
      Show everything
    </ButtonLink>
  )
  if (search.q || search.kind || search.assignee || search.status || search.from || search.to) {
    return (
      <EmptyState title="Nothing found" action={showAll}>
        Nothing matches this search and these filters.
      </EmptyState>
    )
  }
  return (
    <EmptyState title="No open work" action={showAll}>
      Messages of the contact form and registrations of invited clients come in here.
    </EmptyState>
  )
}

function panelOf({ address, item, team, viewer }: QueueListProps) {
  const { open } = address.search
  if (!open) return null
  if (item) return <WorkDetails key={open} rowId={open} item={item} team={team} viewer={viewer} />
  return (
    <DetailsPanel id={open} title="Not found">
      <p className="text-soft">There is no such item any more, or it is not assigned to you.</p>
    </DetailsPanel>
  )
}

export function QueueList(props: QueueListProps) {
  const { address, list, counts, team, viewer, feed } = props
  const { from, to } = address.search
  return (
    <>
      <QueueHeader viewer={viewer} due={counts} view="work" feed={feed} />
      <List address={address} panel={panelOf(props)}>
        <ListToolbar>
          <ListSearch label="Search name, email, text or notes" />
          <FilterSelect label="Kind" name="kind" all="All" options={kinds} />
          <FilterSelect label="Assigned to" name="assignee" all="Anyone" options={assignees(team, viewer)} />
          {from || to ? (
            <>
              <DayFilter label="From" name="from" />
              <DayFilter label="To" name="to" />
            </>
          ) : null}
          <SortSelect options={sortOptions} fallback="-created" />
          <FilterLinks label="Status" name="status" options={statuses(list)} />
        </ListToolbar>
        <DataTable
          label="Queue"
          columns={columns}
          rows={list.items.map(workRow)}
          sort="-created"
          total={list.total}
          pageSize={list.perPage}
          empty={<Empty {...address} />}
        />
        <Pager page={list.page} pageSize={list.perPage} total={list.total} />
      </List>
    </>
  )
}
