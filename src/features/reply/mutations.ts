import type { PayloadRequest } from 'payload'
import { inTransaction } from '@/lib/db/transaction'
import type { User } from '@/payload-types'
import { lockWork } from '../queue/locked-work'
import { changeWork } from '../queue/mutations'
import { type Note, storeNote } from '../queue/notes'
import { openStatuses } from '../queue/rules'
import type { Viewer } from '../queue/visible'
import { queueReply } from './mail'
import type { SendReplyInput } from './schema'

interface Writer {
  viewer: Viewer
  /** Gets what the person writes back. */
  user: Pick<User, 'email'>
}

/** Mails an answer, keeps it as a note, and closes what waited for it. @returns 'unknown' without access to the item */
export async function sendReply(
  actor: PayloadRequest,
  { kind, id, subject, text }: SendReplyInput,
  { viewer, user }: Writer,
): Promise<Note | 'unknown' | 'no-address'> {
  const item = { kind, id }
  return inTransaction(actor, async (req) => {
    const work = await lockWork(req, viewer, item)
    if (!work) return 'unknown'
    if (!work.email) return 'no-address'
    const note = await storeNote(req, item, `Answered by email: ${subject}\n\n${text}`)
    await queueReply(req, {
      ...{ noteId: note.id, kind, itemId: id, subject, text, message: work.message },
      to: work.email,
      replyTo: user.email,
    })
    if (openStatuses.some((status) => status === work.status))
      await changeWork(req, item, { status: 'answered' })
    return note
  })
}
