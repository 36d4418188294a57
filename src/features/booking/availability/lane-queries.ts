import { and, eq, gt, inArray, isNull, ne, or, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { type ExternalBusy, externalBusy } from '@/features/calendar/busy/queries'
import { calendarTimes } from '@/features/calendar/feeds/queries'
import { epochRanges } from '@/lib/db/expressions'
import { transactionOf } from '@/lib/db/transaction'
import { bookings } from '@/payload-generated-schema'
import { bookedLengths, type CallToPlace, typeOfTitle } from '../call-type/queries'
import { deskOnly, type Placement } from '../host/placement'
import { activeHosts, type CallHost, hostsOfType } from '../host/queries'
import { currentRules } from '../settings/queries'
import { blockingStatuses } from '../status'
import type { BusyRange } from '../types'
import { type BusyLane, type Lane, laneFor } from './lanes'
import { busyWindow, withoutRange } from './rules'

/** The hosts of its type, and whoever has it now. */
export async function placementOfBooking(req: PayloadRequest, id: string): Promise<Placement> {
  const db = await transactionOf(req)
  const { host, callType } = bookings
  const [booking] = await db.select({ host, callType }).from(bookings).where(eq(bookings.id, id))
  if (!booking) return deskOnly
  const type = await typeOfTitle(req, booking.callType)
  const hosts: (CallHost | null)[] = type ? await hostsOfType(req, type.id) : []
  const { host: present } = booking
  const known = hosts.some((each) => each?.id === present)
  const own = present === null ? [null] : known ? [] : await activeHosts(req, [present])
  const all = [...own, ...hosts]
  return { hosts: all.length > 0 ? all : [null], choice: type?.hostChoice ?? 'fair', present }
}

/** The lanes of all who could take a call, and how one is chosen. */
export async function lanesOf(req: PayloadRequest, { lengths, exceptId, placement }: CallToPlace) {
  const own = lengths ?? (exceptId ? await bookedLengths(req, exceptId) : undefined) ?? {}
  const company = await currentRules(req.payload, req)
  const who = placement ?? (exceptId ? await placementOfBooking(req, exceptId) : deskOnly)
  return { lanes: who.hosts.map((host) => laneFor(company, host, own)), placement: who }
}

/** How the constraint names the desk. */
const DESK = '00000000-0000-0000-0000-000000000000'

const { id, status, host, bookingDatetime, blockedUntil, endsAt, heldUntil } = bookings

const laneId = ({ host: taken }: Lane) => taken?.id ?? DESK

interface Reading {
  now: Date
  /** The booking being moved. It does not block its own time. */
  exceptId?: string | undefined
}

/** The calls that block time in each lane at `now`, with buffers and unexpired holds. */
async function bookedBy(
  req: PayloadRequest,
  lanes: readonly Lane[],
  span: BusyRange,
  { now, exceptId }: Reading,
) {
  const db = await transactionOf(req)
  const [from, until] = [span.start.toISOString(), span.end.toISOString()]
  // Both written like the constraint's, whose index it uses.
  const lane = sql<string>`coalesce(${host}, ${sql.raw(`'${DESK}'::uuid`)})`
  const isWithin = sql`tstzrange(${bookingDatetime}, ${blockedUntil}, '[)') && tstzrange(${from}::timestamptz, ${until}::timestamptz, '[)')`
  const rows = await db
    .select({ lane, times: epochRanges(bookingDatetime, blockedUntil) })
    .from(bookings)
    .where(
      and(
        inArray(status, [...blockingStatuses]),
        inArray(lane, lanes.map(laneId)),
        isWithin,
        or(isNull(heldUntil), gt(heldUntil, now.toISOString())),
        exceptId ? ne(id, exceptId) : undefined,
      ),
    )
    .groupBy(lane)
  return new Map(
    rows.map(({ lane: of, times }) => [
      of,
      times.map(([start, end]) => ({ start: new Date(start), end: new Date(end) })),
    ]),
  )
}

/** The calls alone that overlap a time, for the team, which may book outside of hours. */
export async function lanesWithoutCalls<Of extends Lane>(
  req: PayloadRequest,
  lanes: readonly Of[],
  windowOf: (lane: Of) => BusyRange,
  reading: Reading,
): Promise<Of[]> {
  const windows = lanes.map(windowOf)
  const span = {
    start: new Date(Math.min(...windows.map(({ start }) => start.getTime()))),
    end: new Date(Math.max(...windows.map(({ end }) => end.getTime()))),
  }
  const booked = await bookedBy(req, lanes, span, reading)
  return lanes.filter((lane, index) => {
    const window = windows[index] ?? span
    return !(booked.get(laneId(lane)) ?? []).some(
      ({ start, end }) => start < window.end && window.start < end,
    )
  })
}

/** The moved booking may be an event of its own in the calendars of who has it. */
async function ownTime(req: PayloadRequest, exceptId: string | undefined) {
  if (!exceptId) return undefined
  const db = await transactionOf(req)
  const [own] = await db
    .select({ host, start: bookingDatetime, end: endsAt })
    .from(bookings)
    .where(eq(id, exceptId))
  return own && { host: own.host, start: new Date(own.start), end: new Date(own.end ?? own.start) }
}

export type KnownLane = BusyLane & {
  /** What is known of its calendars. */
  state: ExternalBusy['state']
  external: ExternalBusy['ranges']
}

const nothing: ExternalBusy = { state: 'off', ranges: [] }

/** What blocks time in each lane, from a constant number of queries. @param span whole days @param deskSpan the hours that Google is asked for */
export async function knownLanes(
  req: PayloadRequest,
  lanes: readonly Lane[],
  { span, deskSpan, ...reading }: Reading & { span: BusyRange; deskSpan: BusyRange | null },
): Promise<KnownLane[]> {
  const booked = await bookedBy(req, lanes, span, reading)
  const hosts = lanes.flatMap((lane) => lane.host ?? [])
  const times = await calendarTimes(
    req,
    hosts.map((each) => each.id),
    span,
  )
  const desk = deskSpan && hosts.length < lanes.length ? await externalBusy(req, deskSpan) : nothing
  const own = await ownTime(req, reading.exceptId)
  return lanes.map((lane) => {
    const calls = booked.get(laneId(lane)) ?? []
    const external = lane.host ? (times.get(lane.host.id) ?? nothing) : desk
    const ranges =
      own && own.host === (lane.host?.id ?? null) ? withoutRange(external.ranges, own) : external.ranges
    return {
      ...lane,
      state: external.state,
      external: external.ranges,
      calls: calls.map(({ start }) => start),
      busy: [...calls, ...ranges],
    }
  })
}

/** The desk's hours of a day. Null if it has none, or is no lane. */
export function deskWindow(lanes: readonly Lane[], date: string): BusyRange | null {
  const desk = lanes.find((lane) => !lane.host)
  return desk ? busyWindow(desk.rules, date) : null
}
