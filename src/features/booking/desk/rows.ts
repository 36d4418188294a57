import { eq, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { holds } from '@/lib/db/expressions'
import { databaseOf } from '@/lib/db/transaction'
import { shownPhone } from '@/lib/validation/phone-number'
import { bookings, hosts, users } from '@/payload-generated-schema'
import { isWithoutLink } from '../meeting/without-link'

const { id, name, email, company, phone, callType, bookingDatetime, endsAt, status, outcomeNote } = bookings
const { createdAt, updatedAt } = bookings

/** What every list of the desk reads. A call of the desk has no host. Joins `users` as the assignee, and `hosts`. */
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

export const deskRows = (payload: Payload, condition: SQL | undefined, order: readonly SQL[]) =>
  databaseOf(payload)
    .select(deskColumns)
    .from(bookings)
    .leftJoin(users, assigneeJoin)
    .leftJoin(hosts, hostJoin)
    .where(condition)
    .orderBy(...order)
    .$dynamic()

type DeskRow = Awaited<ReturnType<typeof deskRows>>[number]

export type DeskBooking = ReturnType<typeof deskBooking<DeskRow>>

const iso = (value: string | Date) => new Date(value).toISOString()

export const deskBooking = <Row extends DeskRow>(row: Row) => ({
  ...row,
  phone: row.phone && shownPhone(row.phone),
  start: iso(row.start),
  end: iso(row.end ?? row.start),
  createdAt: iso(row.createdAt),
  updatedAt: iso(row.updatedAt),
})
