import { and, desc, eq, gt, inArray, lt, not, or, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import type * as z from 'zod'
import { holds, jsonText, sumIf } from '@/lib/db/expressions'
import { databaseOf } from '@/lib/db/transaction'
import { isUuid } from '@/lib/validation/uuid'
import { security_events, users } from '@/payload-generated-schema'
import type { AlertCount } from '../advice/rules'
import type { EventSeverity, SoughtSeverity } from '../event-kinds'
import { isPerson, nameOf, personName } from '../person'
import { isMistyped, isNoSum, isToHandle, occurrences, timesOf } from './occurrences'
import { type EventPeriod, periodStart } from './period'
import { type Cursor, cursorText, type eventsQuery, NEWEST } from './schema'

export type ListedEvent = Awaited<ReturnType<typeof newest>>[number]

/** `type` leaves out alerts, which summarize other events. */
export type EventFilter = Partial<Omit<z.output<typeof eventsQuery>, 'limit' | 'before'>>

const { type: kind, category, severity, userId, ipAddress, details, createdAt, id } = security_events
const handlers = alias(users, 'handlers')

const isOfSeverity = (sought: SoughtSeverity) =>
  sought === 'high_and_critical' ? inArray(severity, ['critical', 'high']) : eq(severity, sought)

/** Only alerts can be marked as handled. */
const isOpenAlert = and(isOfSeverity('high_and_critical'), isToHandle(details))

const matching = (filter: EventFilter) =>
  and(
    filter.severity && isOfSeverity(filter.severity),
    filter.category && eq(category, filter.category),
    filter.type && and(eq(kind, filter.type), isNoSum(details)),
    filter.state && (filter.state === 'open' ? isOpenAlert : not(isToHandle(details))),
    filter.about ? or(eq(userId, filter.about), eq(ipAddress, filter.about)) : undefined,
    filter.since && gt(createdAt, filter.since.toISOString()),
  )

const olderThan = (cursor: Cursor) =>
  cursor.id
    ? or(lt(createdAt, cursor.at), and(eq(createdAt, cursor.at), lt(id, cursor.id)))
    : lt(createdAt, cursor.at)

async function newest(
  payload: Payload,
  where: SQL | undefined,
  { limit, offset = 0 }: { limit: number; offset?: number },
) {
  const db = databaseOf(payload)
  const page = db
    .select()
    .from(security_events)
    .where(where)
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
    .offset(offset)
    .as('page')
  const rows = await db
    .select({
      id: page.id,
      type: page.type,
      category: page.category,
      severity: page.severity,
      message: page.message,
      userId: page.userId,
      ipAddress: page.ipAddress,
      details: sql<Record<
        string,
        unknown
      > | null>`nullif(${page.details} - '{times,seconds,handledAt,handledBy}'::text[], '{}')`,
      times: timesOf(page.details),
      /** Its owner probably mistyped. */
      mistyped: holds(isMistyped(page)),
      createdAt: page.createdAt,
      lastAt: page.updatedAt,
      person: personName,
      handledAt: jsonText(page.details, 'handledAt'),
      /** Null if no one has handled it, or the account is gone. */
      handledBy: nameOf(handlers),
    })
    .from(page)
    .leftJoin(users, isPerson(page.userId))
    .leftJoin(handlers, isPerson(jsonText(page.details, 'handledBy'), handlers))
    .orderBy(desc(page.createdAt), desc(page.id))
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt).toISOString(),
    lastAt: new Date(row.lastAt).toISOString(),
  }))
}

async function countEvents(payload: Payload, filter: EventFilter): Promise<number> {
  const db = databaseOf(payload)
  return db.$count(db.select({ id }).from(security_events).where(matching(filter)).limit(NEWEST).as('newest'))
}

export async function eventsOfPage(
  payload: Payload,
  filter: EventFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ events: ListedEvent[]; total: number }> {
  const offset = (page - 1) * pageSize
  const size = Math.max(0, Math.min(pageSize, NEWEST - offset))
  const [events, total] = await Promise.all([
    newest(payload, matching(filter), { limit: size, offset }),
    countEvents(payload, filter),
  ])
  return { events, total }
}

export async function eventsBefore(
  payload: Payload,
  filter: EventFilter,
  { limit, before }: { limit: number; before?: Cursor | undefined },
): Promise<{ events: ListedEvent[]; total: number; nextCursor: string | null }> {
  const [rows, total] = await Promise.all([
    newest(payload, and(matching(filter), before && olderThan(before)), { limit: limit + 1 }),
    countEvents(payload, filter),
  ])
  const events = rows.slice(0, limit)
  const last = events.at(-1)
  return { events, total, nextCursor: last && rows.length > limit ? cursorText(last) : null }
}

export async function findEvent(payload: Payload, eventId: string): Promise<ListedEvent | undefined> {
  if (!isUuid(eventId)) return undefined
  const [event] = await newest(payload, eq(id, eventId), { limit: 1 })
  return event
}

async function alertsSince(payload: Payload, since: Date, now: Date) {
  const events = occurrences(since.toISOString(), now.toISOString())
  const of = (level: EventSeverity, more?: SQL) => sumIf(events.times, and(eq(events.severity, level), more))
  const [row] = await databaseOf(payload)
    .select({
      critical: of('critical'),
      high: of('high'),
      attacks: of('critical', not(holds(isMistyped(events)))),
    })
    .from(events)
    .where(isToHandle(events.details))
  return row ?? { critical: 0, high: 0, attacks: 0 }
}

/** Without those that someone has handled. */
export async function countAlerts(payload: Payload, now: Date): Promise<AlertCount> {
  const since = (period: EventPeriod) => alertsSince(payload, periodStart(period, now), now)
  const [day, hour] = await Promise.all([since('24h'), since('1h')])
  return { ...day, criticalInHour: hour.critical, attacksInHour: hour.attacks }
}
