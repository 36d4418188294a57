import { anywhere } from '@/lib/db/paging'
import { sql } from '@/lib/db/query'
import { addCalendarDays } from '@/lib/time/calendar-date'
import { startOfDay } from '../../../lib/time/wall-time'
import { BLOCKS_TIME_SQL } from '../status'
import { type DeskFilter, type DeskView, UNASSIGNED } from './filter'

type Condition = ReturnType<typeof sql>

const views: Record<DeskView, (now: string) => Condition> = {
  upcoming: (now) => sql`status = 'confirmed' AND booking_datetime > ${now}::timestamptz`,
  pending: () => sql`status = 'pending'`,
  // Over and without an outcome.
  outcome: (now) => sql`${sql.raw(BLOCKS_TIME_SQL)} AND ends_at <= ${now}::timestamptz`,
  past: (now) => sql`booking_datetime <= ${now}::timestamptz`,
  all: () => sql`true`,
}

const asPhone = (text: string) =>
  /^[\d\s+\-()/.]+$/.test(text) ? text.replace(/\D/g, '').replace(/^00/, '') : ''

function search(query: string): Condition {
  const phone = asPhone(query)
  const plain = sql`search_text LIKE ${anywhere(query.toLowerCase())}`
  return phone.length >= 3 ? sql`(${plain} OR search_text LIKE ${anywhere(phone)})` : plain
}

const startOf = (date: string, zone: string) => new Date(startOfDay(date, zone)).toISOString()

export function deskCondition(filter: DeskFilter, zone: string, now: Date): Condition {
  const { view, status, assignee, q, from, to, madeFrom, madeTo } = filter
  const parts = [sql`held_until IS NULL`, views[view](now.toISOString())]
  if (status) parts.push(sql`status = ${status}`)
  if (assignee)
    parts.push(assignee === UNASSIGNED ? sql`assignee_id IS NULL` : sql`assignee_id = ${assignee}::uuid`)
  if (q) parts.push(search(q))
  if (from) parts.push(sql`booking_datetime >= ${startOf(from, zone)}::timestamptz`)
  if (to) parts.push(sql`booking_datetime < ${startOf(addCalendarDays(to, 1), zone)}::timestamptz`)
  if (madeFrom) parts.push(sql`created_at >= ${startOf(madeFrom, zone)}::timestamptz`)
  if (madeTo) parts.push(sql`created_at < ${startOf(addCalendarDays(madeTo, 1), zone)}::timestamptz`)
  return sql.join(parts, sql` AND `)
}
