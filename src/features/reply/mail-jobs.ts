import type { Payload } from 'payload'
import { replyMessage } from '@/emails/queue/reply'
import { siteBrand } from '@/features/site/brand'
import type { Jobs } from '@/lib/jobs/queues'
import { sendRecorded } from '@/lib/mail/sent-mails'
import { openReply } from './mail'
import { answerMailId } from './rules'

const tables = { inquiry: 'inquiries', registration: 'client_registrations', booking: 'bookings' }

export async function sendReplyMail(payload: Payload, { sealed }: Jobs['reply-mail']): Promise<void> {
  const { noteId, kind, itemId, to, replyTo, ...mail } = openReply(sealed)
  await sendRecorded(
    payload,
    {
      id: answerMailId(noteId),
      to,
      replyTo,
      byPerson: true,
      ...replyMessage(await siteBrand(payload), mail),
    },
    {
      kind: 'answer',
      // The address of a visitor is forgotten with the booking.
      audience: kind === 'booking' ? 'visitor' : 'sender',
      // There is no table of people.
      about: kind === 'person' ? { table: 'work_notes', id: noteId } : { table: tables[kind], id: itemId },
      sequence: 0,
      keepRecipient: true,
    },
  )
}
