import { DayFilter } from '@/admin/ui/day-filter'
import type { ListAddress } from '@/admin/ui/list-address'
import { ListBody } from '@/admin/ui/list-body'
import { FilterLinks, FilterSelect, SortSelect } from '@/admin/ui/list-filters'
import { ListSearch } from '@/admin/ui/list-toolbar'
import { ButtonLink } from '@/components/ui/button-link'
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

export function QueueList(props: QueueListProps) {
  const { address, list, counts, item, team, viewer, feed } = props
  const rowId = address.search.open ?? ''
  const { from, to, q, kind, assignee, status } = address.search
  const filtered = Boolean(q || kind || assignee || status || from || to)
  return (
    <>
      <QueueHeader viewer={viewer} due={counts} view="work" feed={feed} />
      <ListBody
        address={address}
        panel={item && <WorkDetails key={rowId} rowId={rowId} item={item} team={team} viewer={viewer} />}
        missing="This item no longer exists or is not assigned to you."
        tools={
          <>
            <ListSearch label="Search name, email, text or notes" />
            <FilterSelect label="Kind" name="kind" all="All" options={kinds} />
            <FilterSelect
              label="Assigned to"
              name="assignee"
              all="Anyone"
              options={assignees(team, viewer)}
            />
            {from || to ? (
              <>
                <DayFilter label="From" name="from" />
                <DayFilter label="To" name="to" />
              </>
            ) : null}
            <SortSelect options={sortOptions} fallback="-created" />
            <FilterLinks label="Status" name="status" options={statuses(list)} />
          </>
        }
        label="Queue"
        columns={columns}
        rows={list.items.map(workRow)}
        sort="-created"
        page={{ page: list.page, pageSize: list.perPage, total: list.total }}
        nothing={{
          title: filtered ? 'Nothing found' : 'No open work',
          text: filtered
            ? 'Nothing matches this search and these filters.'
            : 'Messages from the contact form and registrations of invited clients appear here.',
          action: (
            <ButtonLink variant="secondary" size="sm" href={`${address.base}?status=all`}>
              Show everything
            </ButtonLink>
          ),
        }}
      />
    </>
  )
}
