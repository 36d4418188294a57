import type { Endpoint } from 'payload'
import { addNoteSchema } from '@/features/queue/schema'
import { addNote } from '@/features/queue/update-work'
import { viewerOf } from '@/features/queue/visible'
import { parseBody } from '@/lib/http/parse'
import { forbidden } from '@/lib/http/problem'
import { signedInOnly } from '../access/signed-in-only'
import { noSuchWork } from './refusals'

/** POST /api/add-note {kind, id, text}: 201 {note}, 403, 404. */
export const postAddNote: Endpoint = {
  path: '/add-note',
  method: 'post',
  handler: signedInOnly(async (req, _user) => {
    const viewer = await viewerOf(req)
    if (!viewer) return forbidden()
    const input = await parseBody(req, addNoteSchema)
    if (!input.ok) return input.refusal
    const note = await addNote(req, { ...input.value, viewer })
    return note ? Response.json({ note }, { status: 201 }) : noSuchWork()
  }),
}
