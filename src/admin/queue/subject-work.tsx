import type { NextStep } from '@/features/next-step/queries'
import type { Note } from '@/features/queue/notes'
import type { Subject } from '@/features/queue/rules'
import type { TeamMember } from '@/features/queue/team'
import { NoteForm } from './note-form'
import { NoteList } from './note-list'
import { StepSection } from './step-section'

interface SubjectWorkProps {
  subject: Subject
  step: NextStep | null
  notes: readonly Note[]
  team: readonly TeamMember[]
  viewerId: string
}

export const SubjectNotes = ({ subject, notes }: Pick<SubjectWorkProps, 'subject' | 'notes'>) => (
  <section aria-labelledby="notes" className="mt-5 border-t pt-5">
    <h3 id="notes" className="mb-3 text-lg">
      Notes
    </h3>
    <NoteList notes={notes} about={subject.kind} />
    <NoteForm key={`${subject.kind}-${subject.id}`} item={subject} />
  </section>
)

export const SubjectWork = ({ subject, step, notes, team, viewerId }: SubjectWorkProps) => (
  <>
    <StepSection key={`${subject.kind}-${subject.id}`} {...{ subject, step, team, viewerId }} />
    <SubjectNotes subject={subject} notes={notes} />
  </>
)
