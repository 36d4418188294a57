import { and, desc, eq, isNull, or, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { lower } from '@/lib/db/expressions'
import { work_notes } from '@/lib/db/own-tables'
import { transactionOf } from '@/lib/db/transaction'
import { bookings, client_registrations, inquiries, invitations } from '@/payload-generated-schema'
import type { BookingStatus } from '../booking/status'
import { type Note, notesWhere } from './notes'
import type { WorkKind, WorkStatus } from './rules'
import { isAboutPerson } from './subject'
import type { Viewer } from './visible'

export type RelatedItem = { id: string; at: string } & (
  | { kind: WorkKind; status: WorkStatus }
  | { kind: 'booking'; status: BookingStatus }
)

const MOST = 50

async function rowsOf(req: PayloadRequest, viewer: Viewer, email: string): Promise<RelatedItem[]> {
  const db = await transactionOf(req)
  const isMine: SQL | undefined = viewer.superAdmin ? undefined : eq(client_registrations.assignee, viewer.id)
  const [written, registered, booked] = [
    await db
      .select({ id: inquiries.id, status: inquiries.status, at: inquiries.createdAt })
      .from(inquiries)
      .where(eq(lower(inquiries.email), email))
      .orderBy(desc(inquiries.createdAt))
      .limit(MOST),
    await db
      .select({
        id: client_registrations.id,
        status: client_registrations.status,
        at: client_registrations.createdAt,
      })
      .from(client_registrations)
      .innerJoin(invitations, eq(invitations.id, client_registrations.invitation))
      .where(and(eq(lower(invitations.email), email), isMine))
      .orderBy(desc(client_registrations.createdAt))
      .limit(MOST),
    await db
      .select({ id: bookings.id, status: bookings.status, at: bookings.bookingDatetime })
      .from(bookings)
      .where(and(eq(lower(bookings.email), email), isNull(bookings.heldUntil)))
      .orderBy(desc(bookings.bookingDatetime))
      .limit(MOST),
  ]
  const instant = (at: string) => new Date(at).toISOString()
  return [
    ...written.map((row): RelatedItem => ({ ...row, kind: 'inquiry', at: instant(row.at) })),
    ...registered.map((row): RelatedItem => ({ ...row, kind: 'registration', at: instant(row.at) })),
    ...booked.map((row): RelatedItem => ({ ...row, kind: 'booking', at: instant(row.at) })),
  ].sort((one, other) => other.at.localeCompare(one.at))
}

/** The other rows of the person of an item, and the notes about all of them, as far as the viewer may see them. */
export async function relatedTo(
  req: PayloadRequest,
  viewer: Viewer,
  { kind, id, email }: { kind: WorkKind; id: string; email: string | null },
): Promise<{ related: RelatedItem[]; notes: Note[] }> {
  const rows = email ? await rowsOf(req, viewer, email.toLowerCase()) : []
  const idsOf = (wanted: RelatedItem['kind']) =>
    rows.filter((row) => row.kind === wanted).map((row) => row.id)
  const about = isAboutPerson(work_notes, {
    inquiries: idsOf('inquiry'),
    registrations: idsOf('registration'),
    bookings: viewer.superAdmin ? idsOf('booking') : [],
    email: viewer.superAdmin && email ? email.toLowerCase() : undefined,
  })
  const notes = await notesWhere(req, or(eq(work_notes[`${kind}Id`], id), about))
  return { related: rows.filter((row) => row.kind !== kind || row.id !== id), notes }
}
