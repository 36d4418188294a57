import { eq } from '@payloadcms/db-postgres/drizzle'
import { holds } from '@/lib/db/expressions'
import { shownPhone } from '@/lib/validation/phone-number'
import { bookings, hosts, users } from '@/payload-generated-schema'
import type { Booking } from '@/payload-types'
import { isWithoutLink } from '../meeting/without-link'

export interface DeskBooking {
  id: string
  name: string
  email: string
  company: string | null
  phone: string | null
  /** The title of its type when it was booked. */
  callType: string | null
  start: string
  end: string
  status: Booking['status']
  /** Nobody can join it yet. */
  withoutLink: boolean
  outcomeNote: string | null
  assignee: { id: string; name: string | null } | null
  /** Null for the desk. */
  host: { id: string; name: string } | null
  createdAt: string
  updatedAt: string
}

type Instant = 'start' | 'end' | 'createdAt' | 'updatedAt'

type StoredRow = Omit<DeskBooking, Instant> & { start: string; end: string | null } & Record<
    'createdAt' | 'updatedAt',
    string
  >

const { id, name, email, company, phone, callType, bookingDatetime, endsAt, status, outcomeNote } = bookings
const { createdAt, updatedAt } = bookings

/** What every list of the desk reads. Joins `users` as the assignee, and `hosts`. */
export const deskColumns = {
  id,
  name,
  email,
  company,
  phone,
  callType,
  status,
  outcomeNote,
  createdAt,
  updatedAt,
  start: bookingDatetime,
  end: endsAt,
  withoutLink: holds(isWithoutLink()),
  assignee: { id: users.id, name: users.fullName },
  host: { id: hosts.id, name: hosts.name },
}

export const assigneeJoin = eq(users.id, bookings.assignee)
export const hostJoin = eq(hosts.id, bookings.host)

const iso = (value: string | Date) => new Date(value).toISOString()

export const deskBooking = <Row extends StoredRow>(row: Row) => ({
  ...row,
  phone: row.phone && shownPhone(row.phone),
  start: iso(row.start),
  end: iso(row.end ?? row.start),
  createdAt: iso(row.createdAt),
  updatedAt: iso(row.updatedAt),
})
