import { Time } from '@/admin/ui/time'
import type { Note } from '@/features/queue/notes'

/** The team's notes, oldest first. */
export function NoteList({ notes }: { notes: readonly Note[] }) {
  if (notes.length === 0)
    return <p className="mb-4 text-soft text-sm">No notes yet. The team alone reads them.</p>
  return (
    <ul className="mb-4 grid gap-4">
      {notes.map(({ id, text, author, createdAt }) => (
        <li key={id} className="grid gap-0.5">
          <p className="text-soft text-xs">
            <b className="font-semibold text-ink">
              {author ? (author.name ?? 'Colleague without a name') : 'Former colleague'}
            </b>{' '}
            · <Time at={createdAt} />
          </p>
          <p className="whitespace-pre-line text-sm">{text}</p>
        </li>
      ))}
    </ul>
  )
}
