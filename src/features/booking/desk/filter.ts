import {
  and,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  like,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { anywhere } from '@/lib/db/paging'
import { addCalendarDays } from '@/lib/time/calendar-date'
import { startOfDay } from '@/lib/time/wall-time'
import { addressPart } from '@/lib/validation/email-address'
import { plainPhone } from '@/lib/validation/phone-text'
import { bookings } from '@/payload-generated-schema'
import { isToHandOver } from '../host/handed-over'
import { isWithoutLink } from '../meeting/without-link'
import { blockingStatuses } from '../status'
import { DESK, type DeskSort, type DeskView, deskFilterSchema, deskSorts, UNASSIGNED } from './filter-schema'

type Parsed = z.output<typeof deskFilterSchema>
export type DeskFilter = Pick<Parsed, 'view' | 'q'> & Partial<Parsed>

export interface DeskQuery extends DeskFilter {
  sort: DeskSort
  page: number
}

export const beginsWithNext = (view: DeskView): boolean =>
  view === 'upcoming' || view === 'pending' || view === 'handover'

const defaultSort = (view: DeskView) => (beginsWithNext(view) ? 'when' : '-when')

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

/** The list's query. Invalid parameters are ignored. */
export function readDeskQuery(params: Record<string, string | string[] | undefined>): DeskQuery {
  const parts: Partial<Parsed> = Object.fromEntries(
    Object.entries(deskFilterSchema.shape).map(([name, schema]) => [
      name,
      z.safeParse(schema, one(params[name])).data,
    ]),
  )
  const { view = 'upcoming', q = '', ...others } = parts
  const page = Number(one(params.page))
  return {
    ...others,
    view,
    q,
    sort: deskSorts.find((sort) => sort === one(params.sort)) ?? defaultSort(view),
    page: Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

type Condition = SQL | undefined

const {
  status: statusColumn,
  bookingDatetime,
  endsAt,
  createdAt,
  assignee: assigneeColumn,
  heldUntil,
} = bookings

export const views: Record<DeskView, (now: string) => Condition> = {
  upcoming: (now) => and(eq(statusColumn, 'confirmed'), gt(bookingDatetime, now)),
  // Once it is over it needs an outcome instead.
  pending: (now) => and(eq(statusColumn, 'pending'), gt(endsAt, now)),
  outcome: (now) => and(inArray(statusColumn, [...blockingStatuses]), lte(endsAt, now)),
  handover: (now) => isToHandOver(now),
  past: (now) => lte(bookingDatetime, now),
  all: () => undefined,
}

/** A held booking does not count. */
const isCounted = isNull(heldUntil)

/** The digits of a number as stored ones contain them: without the zeros that are dialled before it. */
function asPhone(text: string): string {
  const plain = plainPhone(text)
  return /^[\d\s+\-()/.]+$/.test(plain) ? plain.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '') : ''
}

function search(query: string): Condition {
  const phone = asPhone(query)
  const texts = new Set([query.toLowerCase(), addressPart(query), ...(phone.length >= 3 ? [phone] : [])])
  return or(...[...texts].map((text) => like(sql`search_text`, anywhere(text))))
}

const startOf = (date: string, zone: string) => new Date(startOfDay(date, zone)).toISOString()

export function deskCondition(filter: DeskFilter, zone: string, now: Date): Condition {
  const { view, status, assignee, host, link, q, from, to, madeFrom, madeTo } = filter
  return and(
    isCounted,
    views[view](now.toISOString()),
    status ? eq(statusColumn, status) : undefined,
    !assignee ? undefined : assignee === UNASSIGNED ? isNull(assigneeColumn) : eq(assigneeColumn, assignee),
    !host ? undefined : host === DESK ? isNull(bookings.host) : eq(bookings.host, host),
    link ? isWithoutLink() : undefined,
    q ? search(q) : undefined,
    from ? gte(bookingDatetime, startOf(from, zone)) : undefined,
    to ? lt(bookingDatetime, startOf(addCalendarDays(to, 1), zone)) : undefined,
    madeFrom ? gte(createdAt, startOf(madeFrom, zone)) : undefined,
    madeTo ? lt(createdAt, startOf(addCalendarDays(madeTo, 1), zone)) : undefined,
  )
}
