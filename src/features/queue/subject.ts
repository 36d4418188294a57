import { eq, inArray, or, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { next_steps, work_notes } from '@/lib/db/own-tables'
import type { Subject } from './rules'

type Table = typeof work_notes | typeof next_steps

export const subjectColumns = ({ kind, id }: Subject) => ({
  inquiryId: kind === 'inquiry' ? id : null,
  registrationId: kind === 'registration' ? id : null,
  bookingId: kind === 'booking' ? id : null,
  person: kind === 'person' ? id : null,
})

type SubjectColumns = { [Column in keyof ReturnType<typeof subjectColumns>]: string | null }

export function subjectOf({ inquiryId, registrationId, bookingId, person }: SubjectColumns): Subject {
  if (inquiryId) return { kind: 'inquiry', id: inquiryId }
  if (registrationId) return { kind: 'registration', id: registrationId }
  return bookingId ? { kind: 'booking', id: bookingId } : { kind: 'person', id: person ?? '' }
}

export const isAbout = (table: Table, { kind, id }: Subject): SQL =>
  eq(kind === 'person' ? table.person : table[`${kind}Id`], id)

interface PersonRows {
  inquiries: string[]
  registrations: string[]
  bookings: string[]
  /** Undefined leaves out what is about the person as such. */
  email: string | undefined
}

export const isAboutPerson = (table: Table, rows: PersonRows): SQL | undefined =>
  or(
    inArray(table.inquiryId, rows.inquiries),
    inArray(table.registrationId, rows.registrations),
    inArray(table.bookingId, rows.bookings),
    rows.email === undefined ? undefined : eq(table.person, rows.email),
  )
