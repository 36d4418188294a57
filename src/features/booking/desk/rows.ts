import { sql } from '@/lib/db/query'
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
  /** Sent back as `If-Match: "<updatedAt>"` with a change. */
  updatedAt: string
}

export type StoredRow = Record<string, unknown> &
  Omit<DeskBooking, 'start' | 'end' | 'assignee' | 'createdAt' | 'updatedAt'> & {
    assigneeId: string | null
    assigneeName: string | null
  } & Record<'start' | 'end' | 'createdAt' | 'updatedAt', string | Date>

export const deskColumns = sql`id, name, email, company, phone, call_type AS "callType", booking_datetime AS "start", ends_at AS "end", status,
  assignee_id AS "assigneeId", (SELECT full_name FROM users WHERE users.id = bookings.assignee_id) AS "assigneeName",
  created_at AS "createdAt", updated_at AS "updatedAt"`

const iso = (value: string | Date) => new Date(value).toISOString()

export const deskBooking = (row: StoredRow): DeskBooking => ({
  id: row.id,
  name: row.name,
  email: row.email,
  company: row.company,
  phone: row.phone,
  callType: row.callType,
  start: iso(row.start),
  end: iso(row.end),
  status: row.status,
  assignee: row.assigneeId ? { id: row.assigneeId, name: row.assigneeName } : null,
  createdAt: iso(row.createdAt),
  updatedAt: iso(row.updatedAt),
})
