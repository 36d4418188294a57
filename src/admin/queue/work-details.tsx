import { ChangedMark } from '@/admin/ui/changed-mark'
import { DetailsPanel, Facts } from '@/admin/ui/details-panel'
import { PersonLink } from '@/admin/ui/person-link'
import { Time } from '@/admin/ui/time'
import { buttonStyles } from '@/components/ui/button-styles'
import { Icon } from '@/components/ui/icon'
import type { TeamMember } from '@/features/queue/team'
import type { Viewer } from '@/features/queue/visible'
import type { WorkItem } from '@/features/queue/work-item'
import { Conversions } from './conversions'
import { NoteForm } from './note-form'
import { NoteList } from './note-list'
import { WorkControls } from './work-controls'
import { kindLabels, WorkState } from './work-rows'

interface WorkDetailsProps {
  /** The row's name in the address. */
  rowId: string
  item: WorkItem
  team: readonly TeamMember[]
  viewer: Viewer
}

function Reply({ item }: { item: WorkItem }) {
  if (!item.reply) return <p className="text-soft text-sm">The address of this person is gone.</p>
  return (
    // Opens the person's own mail program, with the message quoted.
    <a href={item.reply} className={buttonStyles({ size: 'sm' })}>
      <Icon name="mail" className="size-4.5" />
      Answer by email
    </a>
  )
}

/** Everything about an inquiry or a registration, with its actions. */
export function WorkDetails({ rowId, item, team, viewer }: WorkDetailsProps) {
  const { kind, message, company, email, answers, createdAt, notes } = item
  const subject = { kind, id: item.id }
  return (
    <DetailsPanel
      id={rowId}
      title={item.name}
      note={
        <div className="flex flex-wrap items-center gap-x-2">
          {kindLabels[kind]} <span aria-hidden="true">·</span> <WorkState status={item.status} />
          <ChangedMark id={rowId} version={`${item.updatedAt} ${notes.length}`} />
        </div>
      }
      actions={<Reply item={item} />}
    >
      <WorkControls item={item} team={team} viewer={viewer} />
      <section aria-label="Message" className="mt-5 border-t pt-5">
        {message ? (
          <p className="whitespace-pre-line text-base">{message}</p>
        ) : (
          <p className="text-soft">They wrote nothing about their challenges.</p>
        )}
      </section>
      <section aria-label="Facts" className="mt-5 border-t pt-5">
        <Facts
          facts={[
            ['Email', email],
            ['Person', viewer.superAdmin && email ? <PersonLink key="person" email={email} /> : null],
            ['Company', company],
            ...answers.map(({ label, value }) => [label, value] as const),
            ['Received', <Time key="received" at={createdAt} show="exact" />],
          ]}
        />
      </section>
      <Conversions item={item} superAdmin={viewer.superAdmin} />
      <section aria-labelledby="notes" className="mt-5 border-t pt-5">
        <h3 id="notes" className="mb-3 text-lg">
          Notes
        </h3>
        <NoteList notes={notes} />
        <NoteForm item={subject} />
      </section>
    </DetailsPanel>
  )
}
