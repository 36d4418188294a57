import { Time } from '@/admin/ui/time'
import type { Note } from '@/features/queue/notes'
import type { SubjectKind } from '@/features/queue/rules'

const places: Record<SubjectKind, string> = {
  inquiry: 'on an inquiry',
  registration: 'on a registration',
  booking: 'on a call',
  person: 'on the person',
}

/** The team's notes, oldest first. Those about something else than `about` say so. */
export function NoteList({ notes, about }: { notes: readonly Note[]; about: SubjectKind }) {
  if (notes.length === 0)
    return <p className="mb-4 text-soft text-sm">No notes yet. Only the team sees them.</p>
  return (
    <ul className="mb-4 grid gap-4">
      {notes.map(({ id, about: place, text, author, createdAt }) => (
        <li key={id} className="grid gap-0.5">
          <p className="text-soft text-xs">
            <b className="font-semibold text-ink">
              {author ? (author.name ?? 'Colleague without a name') : 'Former colleague'}
            </b>{' '}
            · <Time at={createdAt} />
            {place === about ? null : ` · ${places[place]}`}
          </p>
          <p className="whitespace-pre-line text-sm">{text}</p>
        </li>
      ))}
    </ul>
  )
}
