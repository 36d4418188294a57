import { ChoiceLinks } from '@/admin/ui/choice-links'
import type { Column } from '@/admin/ui/data-table'
import { DetailsPanel, Facts } from '@/admin/ui/details-panel'
import { chosenFilter, type ListAddress } from '@/admin/ui/list-address'
import { ListBody } from '@/admin/ui/list-body'
import { FilterLinks, FilterSelect } from '@/admin/ui/list-filters'
import { PageHeader, RefreshButton } from '@/admin/ui/page-header'
import { Status, type Tone } from '@/admin/ui/values'
import { ButtonLink } from '@/components/ui/button-link'
import { SiteLink } from '@/components/ui/site-link'
import type { DueCounts, DueStep } from '@/features/next-step/queries'
import { type DueGroup, dueGroups, dueLabels } from '@/features/next-step/rules'
import { subjectLabels } from '@/features/queue/rules'
import { subjectPage } from '@/features/queue/subject-page'
import type { TeamMember } from '@/features/queue/team'
import type { Viewer } from '@/features/queue/visible'
import { longDate } from '@/lib/time/format'
import { StepSection } from './step-section'

export const assignees = (team: readonly TeamMember[], viewer: Viewer) => [
  { value: 'me', label: 'Me' },
  { value: 'unassigned', label: 'Unassigned' },
  ...team.filter(({ id }) => id !== viewer.id).map(({ id, name }) => ({ value: id, label: name })),
]

export function QueueHeader({ viewer, due, view }: { viewer: Viewer; due: DueCounts; view: 'work' | 'due' }) {
  return (
    <>
      <PageHeader title="Inbox" actions={<RefreshButton every={60} />}>
        {viewer.superAdmin
          ? 'Inquiries and registrations, and who answers them. Only the team sees this.'
          : 'Inquiries, and the registrations that are assigned to you. Only the team sees this.'}
      </PageHeader>
      <div className="mb-4">
        <ChoiceLinks
          label="View"
          choices={[
            { label: 'Inquiries and registrations', href: '/admin/queue', current: view === 'work' },
            {
              label: 'Due',
              href: '/admin/queue?view=due',
              current: view === 'due',
              count: due.overdue + due.today,
            },
          ]}
        />
      </div>
    </>
  )
}

const columns: readonly [Column, ...Column[]] = [
  { key: 'step', label: 'Next step' },
  { key: 'due', label: 'Due' },
  { key: 'day', label: 'Day', from: 'lg' },
  { key: 'about', label: 'About', from: 'lg' },
  { key: 'assignee', label: 'Assigned to' },
]

const tones: Record<DueGroup, Tone> = { overdue: 'bad', today: 'waiting', week: 'neutral' }

const assigneeOf = ({ assignee }: DueStep) =>
  assignee ? (assignee.name ?? 'Colleague without a name') : null

const rowOf = (step: DueStep) => ({
  id: step.id,
  version: JSON.stringify(step),
  title: step.text,
  note: step.name,
  cells: {
    due: <Status tone={tones[step.group]}>{dueLabels[step.group]}</Status>,
    day: longDate(step.dueOn),
    about: subjectLabels[step.about.kind],
    assignee: assigneeOf(step),
  },
})

function StepPanel({ step, team, viewer }: { step: DueStep; team: readonly TeamMember[]; viewer: Viewer }) {
  const { kind } = step.about
  const mayOpen = kind === 'person' ? viewer.superAdmin : kind !== 'booking' || viewer.takesCalls
  return (
    <DetailsPanel id={step.id} title={step.name} note={subjectLabels[step.about.kind]}>
      <Facts
        facts={[
          [
            'About',
            mayOpen ? (
              <SiteLink key="about" href={subjectPage(step.about)} className="text-link">
                {`${subjectLabels[step.about.kind]}: ${step.name}`}
              </SiteLink>
            ) : (
              step.name
            ),
          ],
        ]}
      />
      <StepSection
        isRow
        subject={step.about}
        step={step}
        team={team}
        viewerId={viewer.id}
        mayChange={mayOpen}
      />
    </DetailsPanel>
  )
}

interface DueListProps {
  address: ListAddress
  steps: readonly DueStep[]
  counts: DueCounts
  team: readonly TeamMember[]
  viewer: Viewer
}

export function DueList({ address, steps, counts, team, viewer }: DueListProps) {
  const { open, due, assignee } = address.search
  const group = chosenFilter(due, dueGroups)
  const shown = group ? steps.filter((step) => step.group === group) : steps
  const opened = steps.find(({ id }) => id === open)
  return (
    <>
      <QueueHeader viewer={viewer} due={counts} view="due" />
      <ListBody
        address={address}
        panel={opened && <StepPanel key={opened.id} step={opened} team={team} viewer={viewer} />}
        missing="This next step is done or due later."
        tools={
          <>
            <FilterSelect
              label="Assigned to"
              name="assignee"
              all="Anyone"
              options={assignees(team, viewer)}
            />
            <FilterLinks
              label="Due"
              name="due"
              options={[
                { value: null, label: 'All', count: counts.overdue + counts.today + counts.week },
                ...dueGroups.map((value) => ({ value, label: dueLabels[value], count: counts[value] })),
              ]}
            />
          </>
        }
        label="Next steps"
        columns={columns}
        rows={shown.map(rowOf)}
        gone="Done just now"
        nothing={
          group || assignee
            ? {
                title: 'Nothing found',
                text: 'Nothing matches these filters.',
                action: (
                  <ButtonLink variant="secondary" size="sm" href={`${address.base}?view=due`}>
                    Show everything
                  </ButtonLink>
                ),
              }
            : {
                title: 'Nothing is due',
                text: 'Next steps of inquiries, registrations, bookings and people appear here in the week they are due.',
              }
        }
      />
    </>
  )
}
