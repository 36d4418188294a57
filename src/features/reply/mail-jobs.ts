import type { Payload } from 'payload'
import { replyMessage } from '@/emails/queue/reply'
import { siteBrand } from '@/features/site/brand'
import type { Jobs } from '@/lib/jobs/queues'
import { sendRecorded } from '@/lib/mail/sent-mails'
import { openReply } from './mail'

const tables = { inquiry: 'inquiries', registration: 'client_registrations' }

export async function sendReplyMail(payload: Payload, { sealed }: Jobs['reply-mail']): Promise<void> {
  const { noteId, kind, itemId, to, replyTo, ...mail } = openReply(sealed)
  await sendRecorded(
    payload,
    { id: `reply-${noteId}`, to, replyTo, ...replyMessage(await siteBrand(payload), mail) },
    {
      kind: 'answer',
      audience: 'sender',
      about: { table: tables[kind], id: itemId },
      sequence: 0,
      keepRecipient: true,
    },
  )
}
