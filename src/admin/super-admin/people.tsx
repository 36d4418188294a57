import type { Column, DataRow } from '@/admin/ui/data-table'
import { listRequest } from '@/admin/ui/list-address'
import { ListPage } from '@/admin/ui/list-page'
import { Time } from '@/admin/ui/time'
import { personDetails } from '@/features/person/history'
import { type ListedPerson, listPeople } from '@/features/person/list'
import { PersonPanel } from './people/person-panel'
import { readTab, type Shown, type TabProps } from './tab'

const PAGE_SIZE = 25

async function read({ req, search }: TabProps) {
  const { q, page } = listRequest(search, ['last'], '-last')
  const [people, details] = await Promise.all([
    listPeople(req, { q, page, perPage: PAGE_SIZE }),
    search.open ? personDetails(req, search.open) : undefined,
  ])
  return people && { people, details, filtered: q !== '', viewerId: req.user?.id ?? '' }
}

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

/** Everyone who booked, asked, registered or subscribed, by address. */
function People({ address, people, details, filtered, viewerId }: Shown<typeof read>) {
  return (
    <ListPage
      title="People"
      intro="Everyone who booked, wrote, registered or subscribed, by email address."
      address={address}
      panel={details && <PersonPanel person={details} viewerId={viewerId} />}
      missing="Nothing is stored about this address."
      search="Search name, email or company"
      sort="-last"
      label="People"
      columns={columns}
      rows={people.items.map(rowOf)}
      page={{ page: people.page, pageSize: people.perPage, total: people.total }}
      nothing={{
        title: 'No people found',
        text: 'People appear here when they book or write.',
        showAll: 'Show all people',
        filtered,
      }}
    />
  )
}

export const people = readTab({
  slug: 'people',
  label: 'People',
  failed: 'Failed to load people',
  read,
  View: People,
})
