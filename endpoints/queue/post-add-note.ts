import { addNoteSchema } from '@/features/queue/schema'
import { addNote } from '@/features/queue/update-work'
import { post } from '../route'
import { noSuchWork } from './refusals'
import { teamOnly } from './team-only'

/** POST /api/add-note {kind, id, text}: 201 {note}, 403, 404. */
export const postAddNote = post('/add-note', teamOnly, addNoteSchema, async (req, input, viewer) => {
  const note = await addNote(req, { ...input, viewer })
  return note ? Response.json({ note }, { status: 201 }) : noSuchWork()
})
