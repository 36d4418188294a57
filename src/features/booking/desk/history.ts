import { inArray } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { leadChanges } from '@/features/lead/queries'
import type { TeamMember } from '@/features/queue/team'
import { answerSubjects } from '@/features/reply/queries'
import { type RecordedChange, recordedChanges } from '@/features/security/recorded-changes'
import { databaseOf } from '@/lib/db/transaction'
import { type SentMail, sentMailsAbout } from '@/lib/mail/sent-mails'
import { isUuid } from '@/lib/validation/uuid'
import { users } from '@/payload-generated-schema'

export type HistoryEntry =
  | ({ kind: 'change' } & RecordedChange)
  /** The stage of the visitor, whatever they wrote or booked. */
  | ({ kind: 'stage' } & RecordedChange)
  /** Of an answer, `subject` says which. */
  | ({ kind: 'mail'; at: string } & Omit<SentMail, 'kind' | 'sentAt'> & { event: string; subject?: string })

const mailEntry = ({ kind: event, sentAt: at, ...mail }: SentMail): HistoryEntry => ({
  kind: 'mail',
  at,
  event,
  ...mail,
})

/** Who is named in these entries as assigned, also if they take no calls any more. */
export async function assigneesIn(payload: Payload, entries: readonly HistoryEntry[]): Promise<TeamMember[]> {
  const ids = entries.flatMap((entry) =>
    entry.kind === 'change' && isUuid(entry.after?.assignee) ? [entry.after.assignee] : [],
  )
  if (ids.length === 0) return []
  const { id, fullName } = users
  const rows = await databaseOf(payload).select({ id, fullName }).from(users).where(inArray(id, ids))
  return rows.map((row) => ({ id: row.id, name: row.fullName?.trim() || 'Colleague without a name' }))
}

/** A booking's events and mails, latest first, even if deleted, and its visitor's stages. Callers must check for someone who takes calls. */
export async function bookingHistory(
  payload: Payload,
  id: string,
  visitor?: string,
): Promise<HistoryEntry[]> {
  if (!isUuid(id)) return []
  const [changes, mails, stages] = await Promise.all([
    recordedChanges(payload, 'bookings', id),
    sentMailsAbout(payload, 'bookings', id),
    visitor ? leadChanges(payload, visitor) : [],
  ])
  const subjects = await answerSubjects(
    payload,
    mails.map((mail) => mail.id),
  )
  return [
    ...changes.map((change) => ({ kind: 'change' as const, ...change })),
    ...mails.map((mail) => ({ ...mailEntry(mail), subject: subjects.get(mail.id) })),
    ...stages.map((change) => ({ kind: 'stage' as const, ...change })),
  ].sort((one, other) => other.at.localeCompare(one.at))
}
