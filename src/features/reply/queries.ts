import { inArray } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { siteBrand } from '@/features/site/brand'
import { asCaller } from '@/lib/db/local-api'
import { work_notes } from '@/lib/db/own-tables'
import { databaseOf } from '@/lib/db/transaction'
import { hasMailServer } from '@/lib/mail/mail-server'
import { fillTemplate } from '@/lib/text/templates'
import { isUuid } from '@/lib/validation/uuid'
import { answerMailId, type ReplyValues } from './rules'

export type ReplyForm = Awaited<ReturnType<typeof replyFormFor>>

/** What the form of an answer to one person needs. Its templates are filled. Reads with the access of `req`. */
export async function replyFormFor(
  req: PayloadRequest,
  { name, company }: { name: string; company: string | null },
) {
  const [brand, { docs }] = await Promise.all([
    siteBrand(req.payload),
    req.payload.find({ collection: 'reply-templates', sort: 'title', limit: 200, ...asCaller(req) }),
  ])
  const values: ReplyValues = {
    name,
    firstName: name.split(/\s/)[0] ?? name,
    company: company ?? '',
    myName: req.user?.fullName ?? '',
    siteName: brand.name,
    bookingLink: `${brand.siteUrl}/book-call`,
  }
  const templates = docs.map(({ id, title, subject, text }) => ({
    id,
    title,
    subject: fillTemplate(subject, values),
    text: fillTemplate(text, values),
  }))
  return {
    templates,
    /** The name in a template's signature. */
    myName: values.myName,
    /** Without a mail server an email is stored, not delivered. */
    delivers: hasMailServer(),
  }
}

/** The subjects of the answers among sent mails, by the id of the mail: each answer is kept as a note that begins with it. */
export async function answerSubjects(payload: Payload, mailIds: readonly string[]) {
  const noteIds = mailIds.map((id) => id.slice(answerMailId('').length)).filter(isUuid)
  const { id, text } = work_notes
  const notes = await databaseOf(payload).select({ id, text }).from(work_notes).where(inArray(id, noteIds))
  const subjectIn = (note: string) => note.replace(/\n.*$/s, '').replace(/^[^:]*: /, '')
  return new Map(notes.map((note) => [answerMailId(note.id), subjectIn(note.text)]))
}
