import { sql } from '@/lib/db/query'
import { shownPhone } from '@/lib/validation/phone-number'
import type { Booking } from '@/payload-types'

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
  assignee: { id: string; name: string | null } | null
  createdAt: string
  updatedAt: string
}

type Instant = 'start' | 'end' | 'createdAt' | 'updatedAt'

export type StoredRow = Record<string, unknown> & Omit<DeskBooking, Instant> & Record<Instant, string | Date>

export const deskColumns = sql`id, name, email, company, phone, call_type AS "callType", booking_datetime AS "start", ends_at AS "end", status,
  (SELECT json_build_object('id', users.id, 'name', full_name) FROM users WHERE users.id = bookings.assignee_id) AS assignee,
  created_at AS "createdAt", updated_at AS "updatedAt"`

const iso = (value: string | Date) => new Date(value).toISOString()

export const deskBooking = <Row extends StoredRow>(row: Row) => ({
  ...row,
  phone: row.phone && shownPhone(row.phone),
  start: iso(row.start),
  end: iso(row.end),
  createdAt: iso(row.createdAt),
  updatedAt: iso(row.updatedAt),
})
