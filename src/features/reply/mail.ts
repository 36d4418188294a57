import type { PayloadRequest } from 'payload'
import { seal, unseal } from '@/lib/crypto/seal'
import { siteKeys } from '@/lib/crypto/site-keys'
import { sendJob } from '@/lib/jobs/send'
import type { SubjectKind } from '../queue/rules'

const PURPOSE = 'reply-mail'

interface ReplyMail {
  /** Of the note that keeps the answer. */
  noteId: string
  kind: SubjectKind
  /** Of the subject. */
  itemId: string
  to: string
  replyTo: string
  subject: string
  text: string
  /** What the person wrote. */
  message: string | null
}

/** Queues an answer in the transaction of `req`. It is sealed, so the jobs table reveals nothing. */
export const queueReply = (req: PayloadRequest, mail: ReplyMail): Promise<void> =>
  sendJob(req, 'reply-mail', { sealed: seal(JSON.stringify(mail), PURPOSE, siteKeys) })

export const openReply = (sealed: string): ReplyMail => JSON.parse(unseal(sealed, PURPOSE, siteKeys))
