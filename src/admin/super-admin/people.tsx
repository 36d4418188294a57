import { LeadSection, StageStatus, stageOptions } from '@/admin/queue/lead-section'
import { ReplyButton } from '@/admin/queue/reply-dialog'
import { StepSection } from '@/admin/queue/step-section'
import { SubjectNotes } from '@/admin/queue/subject-notes'
import { ChoiceLinks } from '@/admin/ui/choice-links'
import type { Column, DataRow } from '@/admin/ui/data-table'
import { DetailsPanel, Facts } from '@/admin/ui/details-panel'
import { chosenFilter, listRequest } from '@/admin/ui/list-address'
import { ListPage } from '@/admin/ui/list-body'
import { DayFilter, FilterSelect } from '@/admin/ui/list-filters'
import { FactLink, Time } from '@/admin/ui/values'
import { boardLeads } from '@/features/lead/queries'
import { leadChangeText, outcomeOf, stageLabels, stages } from '@/features/lead/rules'
import { type PersonDetails, type PersonEntry, personDetails } from '@/features/person/history'
import { listPeople, type StagedPerson } from '@/features/person/list'
import { subjectPage } from '@/features/queue/subject-page'
import type { RecordedChange } from '@/features/security/recorded-changes'
import { longDate } from '@/lib/time/format'
import { phoneAddress } from '@/lib/validation/phone-address'
import { readableAddress } from '@/lib/validation/readable-address'
import { actorName } from './bookings/history-text'
import { Board } from './people/board'
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

const stageEntry = (change: RecordedChange, currency: string): PersonEntry => ({
  key: change.id,
  kind: leadChangeText(change, currency),
  at: change.at,
  text: actorName(change.by),
  href: null,
})

const OtherSteps = ({ steps }: { steps: PersonDetails['steps'] }) => (
  <ul className="grid gap-1.5 text-sm">
    {steps.map(({ id, about, text, dueOn }) => (
      <li key={id}>
        <FactLink href={subjectPage(about)}>{text}</FactLink>{' '}
        <span className="text-soft">{longDate(dueOn)}</span>
      </li>
    ))}
  </ul>
)

function PersonPanel({ person, viewerId }: { person: PersonDetails; viewerId: string }) {
  const { email, name, company, phone, cameFrom, lead, currency, entries, steps, notes, team } = person
  const subject = { kind: 'person', id: email } as const
  const title = name ?? readableAddress(email)
  const addressee = { name: title, company, email }
  const own = steps.find(({ about }) => about.kind === 'person') ?? null
  const others = steps.filter((step) => step !== own)
  const history = [...entries, ...person.stages.map((change) => stageEntry(change, currency))].sort(
    (one, other) => other.at.localeCompare(one.at),
  )
  return (
    <DetailsPanel
      id={email}
      title={title}
      actions={
        <>
          <ReplyButton
            key={`${email} mail`}
            item={{ ...subject, ...addressee }}
            replyForm={person.replyForm}
          />
          <PersonActions key={email} email={email} />
        </>
      }
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
      <LeadSection
        subject={subject}
        addressee={addressee}
        hasProject={person.hasProject}
        lead={lead}
        currency={currency}
      />
      <StepSection
        key={email}
        subject={subject}
        step={own}
        others={others.length > 0 ? <OtherSteps steps={others} /> : undefined}
        team={team}
        viewerId={viewerId}
      />
      <SubjectNotes subject={subject} notes={notes} />
      <section className="mt-6 grid gap-2">
        <h3 className="text-lg">History</h3>
        <ul>
          {history.map(({ key, ...entry }) => (
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
  const { from, to } = search
  const stage = chosenFilter(search.stage, stages)
  const [people, details] = await Promise.all([
    listPeople(req, { q, page, perPage: PAGE_SIZE, stage, from, to }),
    search.open ? personDetails(req, search.open) : undefined,
  ])
  const board = people && search.view === 'board' ? await boardLeads(req) : undefined
  const filtered = Boolean(q || stage)
  return people && { people, details, board, filtered, viewerId: req.user?.id ?? '' }
}

function Views({ base, view }: { base: string; view: 'list' | 'board' }) {
  return (
    <ChoiceLinks
      label="View"
      choices={[
        { label: 'List', href: base, current: view === 'list' },
        { label: 'Board', href: `${base}?view=board`, current: view === 'board' },
      ]}
    />
  )
}

const columns: readonly [Column, ...Column[]] = [
  { key: 'person', label: 'Person' },
  { key: 'email', label: 'Email', plain: true },
  { key: 'stage', label: 'Stage', plain: true },
  { key: 'places', label: 'Known from', plain: true, from: 'lg' },
  { key: 'last', label: 'Last activity', plain: true, numeric: true, from: 'lg' },
]

const rowOf = (person: StagedPerson): DataRow => ({
  id: person.email,
  version: JSON.stringify(person),
  title: person.name ?? readableAddress(person.email),
  note: person.company,
  cells: {
    email: person.name ? (
      <span className="[overflow-wrap:anywhere]">{readableAddress(person.email)}</span>
    ) : null,
    stage: person.stage ? <StageStatus stage={person.stage} /> : null,
    places: person.places.join(', '),
    last: <Time at={person.lastAt} />,
  },
})

function People({ address, people, details, board, filtered, viewerId }: Shown<typeof read>) {
  const { base, search } = address
  const panel = details && <PersonPanel person={details} viewerId={viewerId} />
  if (board)
    return <Board leads={board} address={address} panel={panel} views={<Views base={base} view="board" />} />
  const stage = chosenFilter(search.stage, stages)
  const outcome = outcomeOf(stage)
  const did = outcome ? stageLabels[outcome] : 'Wrote or booked'
  return (
    <ListPage
      title="People"
      intro="Everyone who booked, wrote, registered or subscribed, by email address."
      actions={<Views base={base} view="list" />}
      address={address}
      panel={panel}
      missing="Nothing is stored about this address."
      search="Search name, email or company"
      filters={
        <>
          <FilterSelect label="Stage" name="stage" all="Any" options={stageOptions} />
          {stage && (search.from || search.to) ? (
            <>
              <DayFilter label={`${did} from`} name="from" />
              <DayFilter label={`${did} to`} name="to" />
            </>
          ) : null}
        </>
      }
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

export const people = readTab({ label: 'People', failed: 'Failed to load people', read, View: People })
