import { DataTable } from '@/admin/ui/data-table'
import { DetailsPanel } from '@/admin/ui/details-panel'
import { List } from '@/admin/ui/list'
import type { ListAddress } from '@/admin/ui/list-address'
import { FilterLinks, FilterSelect, SortSelect } from '@/admin/ui/list-filters'
import { ListSearch, ListToolbar } from '@/admin/ui/list-toolbar'
import { PageHeader } from '@/admin/ui/page-header'
import { Pager } from '@/admin/ui/pager'
import { RefreshButton } from '@/admin/ui/refresh-button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import type { TeamMember } from '@/features/queue/team'
import type { Viewer } from '@/features/queue/visible'
import type { WorkItem } from '@/features/queue/work-item'
import type { WorkList } from '@/features/queue/work-list'
import { WorkDetails } from './work-details'
import { columns, sortOptions, workRow } from './work-rows'

interface QueueListProps {
  address: ListAddress
  list: WorkList
  /** The row that the address opens. */
  item: WorkItem | undefined
  team: readonly TeamMember[]
  viewer: Viewer
}

const kinds = [
  { value: 'inquiry', label: 'Inquiries' },
  { value: 'registration', label: 'Registrations' },
]

/** Each status with its count; open ones first. */
const statuses = ({ counts }: WorkList) => [
  { value: null, label: 'Open', count: counts.new + counts.in_progress },
  { value: 'new', label: 'New', count: counts.new },
  { value: 'in_progress', label: 'In progress', count: counts.in_progress },
  { value: 'answered', label: 'Answered', count: counts.answered },
  { value: 'closed', label: 'Closed', count: counts.closed },
  { value: 'all', label: 'All', count: counts.new + counts.in_progress + counts.answered + counts.closed },
]

const assignees = (team: readonly TeamMember[], viewer: Viewer) => [
  { value: 'me', label: 'Me' },
  { value: 'nobody', label: 'Unassigned' },
  ...team.filter(({ id }) => id !== viewer.id).map(({ id, name }) => ({ value: id, label: name })),
]

function Empty({ base, search }: ListAddress) {
  const showAll = (
    <ButtonLink variant="secondary" size="sm" href={`${base}?status=all`}>
      Show everything
    </ButtonLink>
  )
  if (search.q || search.kind || search.assignee || search.status) {
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
  const { address, list, team, viewer } = props
  return (
    <>
      <PageHeader title="Queue" actions={<RefreshButton every={60} />}>
        {viewer.superAdmin
          ? 'Inquiries and registrations, and who answers them. Only the team sees this.'
          : 'Inquiries, and the registrations that are assigned to you. Only the team sees this.'}
      </PageHeader>
      <List address={address} panel={panelOf(props)}>
        <ListToolbar>
          <ListSearch label="Search name, email, text or notes" />
          <FilterSelect label="Kind" name="kind" all="All" options={kinds} />
          <FilterSelect label="Assigned to" name="assignee" all="Anyone" options={assignees(team, viewer)} />
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
