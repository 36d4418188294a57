import { SubjectWork } from '@/admin/queue/subject-work'
import type { Column, DataRow } from '@/admin/ui/data-table'
import { DetailsPanel, Facts } from '@/admin/ui/details-panel'
import { listRequest } from '@/admin/ui/list-address'
import { ListPage } from '@/admin/ui/list-body'
import { FactLink, Time } from '@/admin/ui/values'
import { type PersonDetails, type PersonEntry, personDetails } from '@/features/person/history'
import { type ListedPerson, listPeople } from '@/features/person/list'
import { subjectPage } from '@/features/queue/subject-page'
import { longDate } from '@/lib/time/format'
import { phoneAddress } from '@/lib/validation/phone-address'
import { readableAddress } from '@/lib/validation/readable-address'
import { PersonActions } from './people/person-actions'
import { readTab, type Shown, type TabProps } from './tab'

const Entry = ({ kind, at, text, href }: Omit<PersonEntry, 'key'>) => (
  <li className="grid gap-0.5 border-t py-2.5 text-sm">
    <span className="flex items-baseline justify-between gap-4">
      {href ? <FactLink href={href}>{kind}</FactLink> : <span>{kind}</span>}
      <Time at={at} show="exact" />
    </span>
    {text ? <span className="line-clamp-3 text-soft [overflow-wrap:anywhere]">{text}</span> : null}
  </li>
)

function PersonPanel({ person, viewerId }: { person: PersonDetails; viewerId: string }) {
  const { email, name, company, phone, cameFrom, entries, steps, notes, team } = person
  const own = steps.find(({ about }) => about.kind === 'person') ?? null
  const others = steps.filter((step) => step !== own)
  return (
    <DetailsPanel
      id={email}
      title={name ?? readableAddress(email)}
      actions={<PersonActions key={email} email={email} />}
    >
      <Facts
        facts={[
          [
            'Email',
            <FactLink key="mail" href={`mailto:${email}`}>
              {readableAddress(email)}
            </FactLink>,
          ],
          ['Company', company],
          ['Came from', cameFrom],
          [
            'Phone',
            phone ? (
              <FactLink key="phone" href={phoneAddress(phone)}>
                {phone}
              </FactLink>
            ) : null,
          ],
        ]}
      />
      <SubjectWork
        subject={{ kind: 'person', id: email }}
        step={own}
        notes={notes}
        team={team}
        viewerId={viewerId}
      />
      {others.length > 0 ? (
        <section className="mt-6 grid gap-2">
          <h3 className="text-lg">Other next steps</h3>
          <ul className="grid gap-1.5 text-sm">
            {others.map(({ id, about, text, dueOn }) => (
              <li key={id}>
                <FactLink href={subjectPage(about)}>{text}</FactLink>{' '}
                <span className="text-soft">{longDate(dueOn)}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section className="mt-6 grid gap-2">
        <h3 className="text-lg">History</h3>
        <ul>
          {entries.map(({ key, ...entry }) => (
            <Entry key={key} {...entry} />
          ))}
        </ul>
      </section>
    </DetailsPanel>
  )
}

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
  title: person.name ?? readableAddress(person.email),
  note: null,
  cells: {
    email: <span className="[overflow-wrap:anywhere]">{readableAddress(person.email)}</span>,
    company: person.company,
    places: person.places.join(', '),
    last: <Time at={person.lastAt} />,
  },
})

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
