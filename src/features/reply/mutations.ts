import type { PayloadRequest } from 'payload'
import { inTransaction } from '@/lib/db/transaction'
import { hasMailServer } from '@/lib/mail/mail-server'
import type { User } from '@/payload-types'
import { lockSubject, lockWork, personOf } from '../queue/locked-work'
import { changeWork } from '../queue/mutations'
import { type Note, storeNote } from '../queue/notes'
import { isWork, openStatuses, type Subject } from '../queue/rules'
import type { Viewer } from '../queue/visible'
import { queueReply } from './mail'
import type { SendReplyInput } from './schema'

interface Writer {
  viewer: Viewer
  /** Gets what the person writes back. */
  user: Pick<User, 'email'>
}

/** Undefined without access to the subject. */
async function addressee(req: PayloadRequest, viewer: Viewer, subject: Subject) {
  if (isWork(subject)) {
    const work = await lockWork(req, viewer, subject)
    const isOpen = openStatuses.some((status) => status === work?.status)
    return work && { ...work, open: isOpen ? subject : undefined }
  }
  if (!(await lockSubject(req, viewer, subject))) return undefined
  return { email: (await personOf(req, subject)) ?? null, message: null, open: undefined }
}

/** First words of the note that keeps an email. */
function noteOf(isAnswer: boolean): string {
  if (hasMailServer()) return isAnswer ? 'Answered by email' : 'Sent by email'
  return `${isAnswer ? 'Answer' : 'Email'} stored, not sent (no mail server)`
}

/** Mails an answer, keeps it as a note, and closes what waited for it, unless no mail server can deliver it. @returns 'unknown' without access to the subject */
export async function sendReply(
  actor: PayloadRequest,
  { kind, id, subject, text }: SendReplyInput,
  { viewer, user }: Writer,
): Promise<Note | 'unknown' | 'no-address'> {
  const about = { kind, id }
  return inTransaction(actor, async (req) => {
    const to = await addressee(req, viewer, about)
    if (!to) return 'unknown'
    if (!to.email) return 'no-address'
    const note = await storeNote(req, about, `${noteOf(isWork(about))}: ${subject}\n\n${text}`)
    await queueReply(req, {
      ...{ noteId: note.id, kind, itemId: id, subject, text, message: to.message },
      to: to.email,
      replyTo: user.email,
    })
    if (to.open && hasMailServer()) await changeWork(req, to.open, { status: 'answered' })
    return note
  })
}
