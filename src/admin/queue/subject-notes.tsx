import { Time } from '@/admin/ui/values'
import type { Note } from '@/features/queue/notes'
import type { Subject, SubjectKind } from '@/features/queue/rules'
import { NoteForm } from './note-form'

const places: Record<SubjectKind, string> = {
  inquiry: 'on an inquiry',
  registration: 'on a registration',
  booking: 'on a call',
  person: 'on the person',
}

function NoteList({ notes, about }: { notes: readonly Note[]; about: SubjectKind }) {
  if (notes.length === 0)
    return <p className="mb-4 text-soft text-sm">No notes yet. Only the team sees them.</p>
  return (
    <ul className="mb-4 grid gap-4">
      {notes.map(({ id, about: place, text, author, key, createdAt }) => (
        <li key={id} className="grid gap-0.5">
          <p className="text-soft text-xs">
            <b className="font-semibold text-ink">
              {author ? (author.name ?? 'Colleague without a name') : 'Former colleague'}
            </b>
            {key ? `, ${key} ` : ' '}· <Time at={createdAt} />
            {place === about ? null : ` · ${places[place]}`}
          </p>
          <p className="whitespace-pre-line text-sm">{text}</p>
        </li>
      ))}
    </ul>
  )
}

export const SubjectNotes = ({ subject, notes }: { subject: Subject; notes: readonly Note[] }) => (
  <section aria-labelledby="notes" className="mt-5 border-t pt-5">
    <h3 id="notes" className="mb-3 text-lg">
      Notes
    </h3>
    <NoteList notes={notes} about={subject.kind} />
    <NoteForm key={`${subject.kind}-${subject.id}`} item={subject} />
  </section>
)
