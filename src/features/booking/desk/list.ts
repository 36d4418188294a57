import type { Payload } from 'payload'
import { query, sql } from '@/lib/db/query'
import { currentRules } from '../settings/queries'
import { deskCondition } from './conditions'
import type { DeskQuery, DeskSort } from './filter'
import { type DeskBooking, deskBooking, deskColumns, type StoredRow } from './rows'

export const BOOKINGS_A_PAGE = 25

const orders: Record<DeskSort, ReturnType<typeof sql>> = {
  when: sql`booking_datetime, id`,
  '-when': sql`booking_datetime DESC, id DESC`,
  name: sql`lower(name), id`,
  '-name': sql`lower(name) DESC, id DESC`,
  created: sql`created_at, id`,
  '-created': sql`created_at DESC, id DESC`,
}

export interface DeskPage {
  bookings: DeskBooking[]
  total: number
  page: number
  pages: number
  timezone: string
}

/** A page of bookings. Beyond the last page, the last one. Callers must check for a super admin. */
export async function deskBookings(payload: Payload, wanted: DeskQuery, now: Date): Promise<DeskPage> {
  const { timezone } = await currentRules(payload)
  const condition = deskCondition(wanted, timezone, now)
  const [counted] = await query<{ total: number }>(
    payload,
    sql`SELECT count(*)::int AS total FROM bookings WHERE ${condition}`,
  )
  const total = counted?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / BOOKINGS_A_PAGE))
  const page = Math.min(wanted.page, pages)
  const rows = await query<StoredRow>(
    payload,
    sql`SELECT ${deskColumns} FROM bookings WHERE ${condition} ORDER BY ${orders[wanted.sort]}
        LIMIT ${BOOKINGS_A_PAGE} OFFSET ${(page - 1) * BOOKINGS_A_PAGE}`,
  )
  return { bookings: rows.map(deskBooking), total, page, pages, timezone }
}
