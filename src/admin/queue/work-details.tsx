import { ChangedMark } from '@/admin/ui/changed-mark'
import type { Column, DataRow } from '@/admin/ui/data-table'
import { DetailsPanel, Facts } from '@/admin/ui/details-panel'
import { PersonLink, Status, Time, type Tone } from '@/admin/ui/values'
import { SiteLink } from '@/components/ui/site-link'
import { statuses } from '@/features/booking/status'
import { stageLabels } from '@/features/lead/rules'
import type { RelatedItem } from '@/features/queue/related'
import { workRowId } from '@/features/queue/row-id'
import { lostReasonLabels, subjectLabels, type WorkStatus, workStatusLabels } from '@/features/queue/rules'
import { subjectPage } from '@/features/queue/subject-page'
import type { TeamMember } from '@/features/queue/team'
import type { Viewer } from '@/features/queue/visible'
import type { WorkItem } from '@/features/queue/work-item'
import type { WorkList } from '@/features/queue/work-list'
import type { ReplyForm } from '@/features/reply/queries'
import { Conversions } from './conversions'
import { LeadSection } from './lead-section'
import { BegunAnswer } from './reply-dialog'
import { StepSection } from './step-section'
import { SubjectNotes } from './subject-notes'
import { DeleteWork, Reply } from './work-actions'
import { WorkControls } from './work-controls'

export const columns: readonly [Column, ...Column[]] = [
  { key: 'name', label: 'Name', sort: 'name' },
  { key: 'kind', label: 'Kind', plain: true, from: 'lg' },
  { key: 'status', label: 'Status', plain: true, sort: 'status' },
  { key: 'assignee', label: 'Assigned to' },
  { key: 'calls', label: 'Calls', numeric: true, from: 'xl' },
  { key: 'notes', label: 'Notes', numeric: true, from: 'xl' },
  { key: 'age', label: 'Received', plain: true, sort: 'created', numeric: true },
]

export const sortOptions = [
  { value: '-created', label: 'Newest first' },
  { value: 'created', label: 'Oldest first' },
  { value: '-changed', label: 'Recently changed' },
  { value: 'name', label: 'Name' },
  { value: 'status', label: 'Status' },
]

const tones: Record<WorkStatus, Tone> = {
  new: 'waiting',
  in_progress: 'done',
  answered: 'done',
  won: 'good',
  lost: 'neutral',
  spam: 'bad',
}

const WorkState = ({ status }: { status: WorkStatus }) => (
  <Status tone={tones[status]}>{workStatusLabels[status]}</Status>
)

export function workRow(work: WorkList['items'][number]): DataRow {
  const { kind, id, name, company, excerpt, status, stage, assignee, notes, items, calls } = work
  const { createdAt, updatedAt } = work
  const isMore = stage && stage !== 'new' && stageLabels[stage] !== workStatusLabels[status]
  return {
    id: workRowId(work),
    version: `${updatedAt} ${notes} ${items} ${calls} ${stage}`,
    title: name,
    note: (
      <>
        <span className="line-clamp-1">{[company, excerpt].filter(Boolean).join(' · ')}</span>
        <BegunAnswer kind={kind} id={id} />
      </>
    ),
    cells: {
      kind: items > 1 ? `${subjectLabels[kind]} and ${items - 1} more` : subjectLabels[kind],
      status: (
        <div className="flex flex-wrap items-baseline gap-x-2">
          <WorkState status={status} />
          {isMore ? <span className="text-soft text-xs">{`Stage: ${stageLabels[stage]}`}</span> : null}
        </div>
      ),
      assignee: assignee ? (assignee.name ?? 'Colleague without a name') : null,
      calls: calls > 0 ? calls : null,
      notes: notes > 0 ? notes : null,
      age: <Time at={createdAt} />,
    },
  }
}

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
                  {subjectLabels[item.kind]}
                </SiteLink>
              ) : (
                subjectLabels[item.kind]
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
  replyForm: ReplyForm
  team: readonly TeamMember[]
  viewer: Viewer
}

export function WorkDetails({ rowId, item, replyForm, team, viewer }: WorkDetailsProps) {
  const { kind, message, company, email, answers, createdAt, notes, lead, step, related, lostReason } = item
  const subject = { kind, id: item.id }
  return (
    <DetailsPanel
      id={rowId}
      title={item.name}
      note={
        <div className="flex flex-wrap items-center gap-x-2">
          {subjectLabels[kind]} <span aria-hidden="true">·</span> <WorkState status={item.status} />
          <ChangedMark id={rowId} version={`${item.updatedAt} ${notes.length} ${related.length}`} />
        </div>
      }
      actions={<Reply item={item} replyForm={replyForm} />}
    >
      <WorkControls item={item} team={team} viewer={viewer} />
      <section aria-label="Message" className="mt-5 border-t pt-5">
        {message ? (
          <p className="whitespace-pre-line text-base">{message}</p>
        ) : (
          <p className="text-soft">No challenges described.</p>
        )}
      </section>
      {lead ? <LeadSection subject={subject} lead={lead} currency={lead.currency} /> : null}
      <StepSection subject={subject} step={step} team={team} viewerId={viewer.id} />
      <section aria-label="Facts" className="mt-5 border-t pt-5">
        <Facts
          facts={[
            ['Email', email],
            ['Person', viewer.superAdmin && email ? <PersonLink key="person" email={email} /> : null],
            ['Company', company],
            ['Why it was lost', lead || !lostReason ? null : lostReasonLabels[lostReason]],
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
