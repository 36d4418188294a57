import * as z from 'zod/mini'
import { anywhere } from '@/lib/db/paging'
import { sql } from '@/lib/db/query'
import { addCalendarDays, isCalendarDate } from '@/lib/time/calendar-date'
import { startOfDay } from '@/lib/time/wall-time'
import { addressPart } from '@/lib/validation/email-address'
import { plainPhone } from '@/lib/validation/phone-text'
import { isUuid } from '@/lib/validation/uuid'
import { optional } from '../schema'
import { BLOCKS_TIME_SQL, bookingStatuses, statusChoice } from '../status'

const deskViews = ['upcoming', 'pending', 'outcome', 'past', 'all'] as const
type DeskView = (typeof deskViews)[number]

const deskSorts = ['when', '-when', 'name', '-name', 'created', '-created'] as const
export type DeskSort = (typeof deskSorts)[number]

const MAX_QUERY = 100

export const UNASSIGNED = 'unassigned'

export const isDeskDay = (text: string): boolean => isCalendarDate(text) && /^20\d\d/.test(text)

const day = (label: string) => optional(label, isDeskDay, `${label} must be a real day, written YYYY-MM-DD`)

const isAssignee = (text: string) => text === UNASSIGNED || isUuid(text)

export const deskFilterSchema = z.object({
  view: z._default(
    z.enum(deskViews, { error: 'View must be upcoming, pending, outcome, past or all' }),
    'upcoming',
  ),
  status: z.optional(z.enum(bookingStatuses, { error: `Status must be ${statusChoice}` })),
  assignee: optional('Assignee', isAssignee, 'Assignee must be an id or unassigned'),
  q: z._default(
    z
      .string({ error: 'The search must be text' })
      .check(z.trim(), z.maxLength(MAX_QUERY, { error: 'The search must have at most 100 characters' })),
    '',
  ),
  from: day('From'),
  to: day('To'),
  madeFrom: day('Booked from'),
  madeTo: day('Booked to'),
})

type Parsed = z.output<typeof deskFilterSchema>
export type DeskFilter = Pick<Parsed, 'view' | 'q'> & Partial<Parsed>

export interface DeskQuery extends DeskFilter {
  sort: DeskSort
  page: number
}

const defaultSort = (view: DeskView) => (view === 'upcoming' || view === 'pending' ? 'when' : '-when')

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

/** The list's query. Invalid parameters are ignored. */
export function readDeskQuery(params: Record<string, string | string[] | undefined>): DeskQuery {
  const shape = deskFilterSchema.shape
  const part = <Schema extends z.core.$ZodType>(schema: Schema, name: string) => {
    const parsed = z.safeParse(schema, one(params[name]))
    return parsed.success ? parsed.data : undefined
  }
  const view = part(shape.view, 'view') ?? 'upcoming'
  const page = Number(one(params.page))
  return {
    view,
    status: part(shape.status, 'status'),
    assignee: part(shape.assignee, 'assignee'),
    q: part(shape.q, 'q') ?? '',
    from: part(shape.from, 'from'),
    to: part(shape.to, 'to'),
    madeFrom: part(shape.madeFrom, 'madeFrom'),
    madeTo: part(shape.madeTo, 'madeTo'),
    sort: deskSorts.find((sort) => sort === one(params.sort)) ?? defaultSort(view),
    page: Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

type Condition = ReturnType<typeof sql>

const views: Record<DeskView, (now: string) => Condition> = {
  upcoming: (now) => sql`status = 'confirmed' AND booking_datetime > ${now}::timestamptz`,
  pending: () => sql`status = 'pending'`,
  outcome: (now) => sql`${sql.raw(BLOCKS_TIME_SQL)} AND ends_at <= ${now}::timestamptz`,
  past: (now) => sql`booking_datetime <= ${now}::timestamptz`,
  all: () => sql`true`,
}

/** The digits of a number as stored ones contain them: without the zeros that are dialled before it. */
function asPhone(text: string): string {
  const plain = plainPhone(text)
  return /^[\d\s+\-()/.]+$/.test(plain) ? plain.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '') : ''
}

function search(query: string): Condition {
  const phone = asPhone(query)
  const texts = new Set([query.toLowerCase(), addressPart(query), ...(phone.length >= 3 ? [phone] : [])])
  const parts = [...texts].map((text) => sql`search_text LIKE ${anywhere(text)}`)
  return sql`(${sql.join(parts, sql` OR `)})`
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
