import type { Column, DataRow } from '@/admin/ui/data-table'
import { DataTable } from '@/admin/ui/data-table'
import { List } from '@/admin/ui/list'
import type { ListAddress } from '@/admin/ui/list-address'
import { ListSearch, ListToolbar } from '@/admin/ui/list-toolbar'
import { PageHeader } from '@/admin/ui/page-header'
import { Pager } from '@/admin/ui/pager'
import { RefreshButton } from '@/admin/ui/refresh-button'
import { Time } from '@/admin/ui/time'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import type { PersonDetails } from '@/features/person/history'
import type { ListedPerson } from '@/features/person/list'
import type { Page } from '@/lib/db/paging'
import { MissingPerson, PersonPanel } from './person-panel'

const columns: readonly [Column, ...Column[]] = [
  { key: 'person', label: 'Person' },
  { key: 'email', label: 'Email' },
  { key: 'company', label: 'Company', from: 'lg' },
  { key: 'places', label: 'Known from' },
  { key: 'last', label: 'Last activity', numeric: true, from: 'lg' },
]

const rowOf = (person: ListedPerson): DataRow => ({
  id: person.email,
  version: JSON.stringify(person),
  title: person.name ?? person.email,
  note: null,
  cells: {
    email: <span className="[overflow-wrap:anywhere]">{person.email}</span>,
    company: person.company,
    places: person.places.join(', '),
    last: <Time at={person.lastAt} />,
  },
})

interface PeopleViewProps {
  address: ListAddress
  people: Page<ListedPerson>
  /** Of the person that the address opens. */
  details: PersonDetails | undefined
  viewerId: string
  filtered: boolean
}

export function PeopleView({ address, people, details, viewerId, filtered }: PeopleViewProps) {
  const { open } = address.search
  const panel = open ? (
    details ? (
      <PersonPanel person={details} viewerId={viewerId} />
    ) : (
      <MissingPerson email={open} />
    )
  ) : null
  return (
    <>
      <PageHeader title="People" actions={<RefreshButton every={60} />}>
        Everyone who booked, wrote, registered or subscribed, by email address.
      </PageHeader>
      <List address={address} panel={panel}>
        <ListToolbar>
          <ListSearch label="Search name, email or company" />
        </ListToolbar>
        <DataTable
          label="People"
          columns={columns}
          rows={people.items.map(rowOf)}
          sort="-last"
          total={people.total}
          pageSize={people.perPage}
          empty={
            <EmptyState
              title="No people found"
              action={
                filtered ? (
                  <ButtonLink variant="secondary" size="sm" href={address.base}>
                    Show all people
                  </ButtonLink>
                ) : null
              }
            >
              {filtered ? 'Nobody matches this search.' : 'People appear here when they book or write.'}
            </EmptyState>
          }
        />
        <Pager page={people.page} pageSize={people.perPage} total={people.total} />
      </List>
    </>
  )
}
