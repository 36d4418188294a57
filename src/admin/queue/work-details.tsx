import { ChangedMark } from '@/admin/ui/changed-mark'
import { DetailsPanel, Facts } from '@/admin/ui/details-panel'
import { PersonLink, Time } from '@/admin/ui/values'
import { SiteLink } from '@/components/ui/site-link'
import { statuses } from '@/features/booking/status'
import type { RelatedItem } from '@/features/queue/related'
import { lostReasonLabels, workStatusLabels } from '@/features/queue/rules'
import { subjectPage } from '@/features/queue/subject-page'
import type { TeamMember } from '@/features/queue/team'
import type { Viewer } from '@/features/queue/visible'
import type { WorkItem } from '@/features/queue/work-item'
import { Conversions } from './conversions'
import { StepSection } from './step-section'
import { SubjectNotes } from './subject-work'
import { DeleteWork, Reply } from './work-actions'
import { WorkControls } from './work-controls'
import { kindLabels, WorkState } from './work-rows'

const labels = { inquiry: 'Inquiry', registration: 'Registration', booking: 'Call' }

const stateOf = (item: RelatedItem) =>
  item.kind === 'booking' ? statuses[item.status].label : workStatusLabels[item.status]

function RelatedList({ related, viewer }: { related: readonly RelatedItem[]; viewer: Viewer }) {
  if (related.length === 0) return null
  return (
    <section aria-labelledby="related" className="mt-5 border-t pt-5">
      <h3 id="related" className="mb-3 text-lg">
        Also from this person
      </h3>
      <ul className="grid gap-1.5 text-sm">
        {related.map((item) => (
          <li key={item.id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>
              {item.kind !== 'booking' || viewer.superAdmin ? (
                <SiteLink href={subjectPage(item)} className="text-link">
                  {labels[item.kind]}
                </SiteLink>
              ) : (
                labels[item.kind]
              )}{' '}
              <span className="text-soft">{stateOf(item)}</span>
            </span>
            <Time at={item.at} show="exact" />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface WorkDetailsProps {
  rowId: string
  item: WorkItem
  team: readonly TeamMember[]
  viewer: Viewer
}

export function WorkDetails({ rowId, item, team, viewer }: WorkDetailsProps) {
  const { kind, message, company, email, answers, createdAt, notes, step, related, lostReason } = item
  const subject = { kind, id: item.id }
  return (
    <DetailsPanel
      id={rowId}
      title={item.name}
      note={
        <div className="flex flex-wrap items-center gap-x-2">
          {kindLabels[kind]} <span aria-hidden="true">·</span> <WorkState status={item.status} />
          <ChangedMark id={rowId} version={`${item.updatedAt} ${notes.length} ${related.length}`} />
        </div>
      }
      actions={<Reply item={item} />}
    >
      <WorkControls item={item} team={team} viewer={viewer} />
      <section aria-label="Message" className="mt-5 border-t pt-5">
        {message ? (
          <p className="whitespace-pre-line text-base">{message}</p>
        ) : (
          <p className="text-soft">No challenges described.</p>
        )}
      </section>
      <StepSection {...{ subject, step, team }} viewerId={viewer.id} />
      <section aria-label="Facts" className="mt-5 border-t pt-5">
        <Facts
          facts={[
            ['Email', email],
            ['Person', viewer.superAdmin && email ? <PersonLink key="person" email={email} /> : null],
            ['Company', company],
            ['Why it was lost', lostReason && lostReasonLabels[lostReason]],
            ...answers.map(({ label, value }) => [label, value] as const),
            ['Received', <Time key="received" at={createdAt} show="exact" />],
          ]}
        />
      </section>
      <Conversions item={item} superAdmin={viewer.superAdmin} />
      <RelatedList related={related} viewer={viewer} />
      <SubjectNotes subject={subject} notes={notes} />
      {viewer.superAdmin ? <DeleteWork rowId={rowId} item={item} /> : null}
    </DetailsPanel>
  )
}
