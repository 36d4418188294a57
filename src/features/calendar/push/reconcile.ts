import { randomUUID } from 'node:crypto'
import { and, eq, ne } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { env } from '@/env'
import { outcomes } from '@/features/booking/status'
import { siteBrand } from '@/features/site/brand'
import { google_events } from '@/lib/db/own-tables'
import { databaseOf } from '@/lib/db/transaction'
import type { Owner } from '../connection/owner'
import type { UsedCalendar } from '../connection/stored'
import { withGoogle } from '../connection/tokens'
import { type EventRow, forReview, ofBooking } from '../events'
import { readEvent } from '../google/answers'
import { type Calendar, type CalendarEvent, calendarIsGone } from '../google/client'
import { GoogleFailure, isFailure } from '../google/failure'
import { sameTimes, type Times } from '../times'
import type { Wanted } from './event'
import {
  bookingOf,
  type CalledBooking,
  conferenceRequest,
  eventBody,
  eventId,
  meetOf,
  timesOf,
} from './event'
import { changesTo } from './merge'
import { removeEvent, removeLeftEvent, standingEvent } from './remove'

export const LEFT = 'The event is still in a calendar that was used before and cannot be reached now.'

async function keepLeftEvent(payload: Payload, row: EventRow, booking: Times): Promise<void> {
  const { start, end } = row.start && row.end ? { start: row.start, end: row.end } : booking
  const { bookingId, hostId, calendarId, eventId, generation } = row
  const sameEvent = and(
    eq(google_events.calendarId, calendarId ?? ''),
    eq(google_events.eventId, eventId ?? ''),
  )
  const db = databaseOf(payload)
  const isKept = (await db.$count(google_events, and(ne(google_events.bookingId, bookingId), sameEvent))) > 0
  if (isKept || !calendarId || !eventId) return
  const kept = {
    bookingId: randomUUID(),
    hostId,
    calendarId,
    eventId,
    generation,
    eventStart: start,
    eventEnd: end,
  }
  await db.insert(google_events).values({ ...forReview(LEFT), ...kept })
}

const MOST_GENERATIONS = 20
const proof = { about: 'calendar' } as const
/** Our mails are the only invitations (docs/decisions/0056). */
const quiet = { sendUpdates: 'none', conferenceDataVersion: 1 } as const

export interface Reconciled {
  event?: CalendarEvent
  hostId: Owner
  calendarId: string | null
  generation: number
  /** The event was deleted in the calendar. The sync cancels its booking; it is not created again. */
  deletedThere?: true
  /** An event in an earlier, unreachable calendar. A person must delete it there. */
  left?: boolean
}

const bodyFor = async (payload: Payload, owner: Owner, booking: CalledBooking): Promise<CalendarEvent> => ({
  ...eventBody(
    booking,
    (await siteBrand(payload)).name,
    `${env.SITE_URL}/super-admin/bookings?view=all&open=${booking.id}`,
  ),
  // In the calendar of who takes it, a call blocks time.
  ...(owner ? { transparency: 'opaque' } : {}),
})

/** Some accounts cannot create video calls. The event then has none. */
async function withVideoCall(
  save: (conference: Partial<CalendarEvent>) => Promise<CalendarEvent>,
  id: string,
): Promise<CalendarEvent> {
  try {
    return await save(conferenceRequest(id))
  } catch (error) {
    if (!isFailure(error, 'rejected')) throw error
    return save({})
  }
}

/** Sends only our own changes, because the team may have edited the rest. */
async function patchEvent(
  payload: Payload,
  { owner, calendarId }: UsedCalendar,
  booking: Wanted,
  { there, movedHere }: { there: CalendarEvent; movedHere: boolean },
): Promise<CalendarEvent> {
  const id = there.id ?? ''
  const changes = changesTo(there, await bodyFor(payload, owner, booking), movedHere)
  // A known event without one: it was removed, or the account cannot create any.
  const needsCall = booking.byGoogle && meetOf(there) === 'none' && booking.googleEventId !== id
  if (!changes && !needsCall) return there
  const save = async (conference: Partial<CalendarEvent>) => {
    const asked = { calendarId, eventId: id, ...quiet, requestBody: { ...changes, ...conference } }
    const headers = there.etag ? { headers: { 'If-Match': there.etag } } : {}
    const patch = async (google: Calendar) => readEvent((await google.events.patch(asked, headers)).data, id)
    return withGoogle(payload, owner, patch, proof)
  }
  try {
    return await (needsCall ? withVideoCall(save, id) : save({}))
  } catch (error) {
    // It existed a moment ago, so read it again.
    throw isFailure(error, 'missing') ? new GoogleFailure('changed', 'the event went meanwhile') : error
  }
}

/** Stored before an insert, whose answer can be lost. */
const keepIntent = (
  payload: Payload,
  bookingId: string,
  { owner, calendarId }: UsedCalendar,
  generation: number,
) =>
  databaseOf(payload)
    .update(google_events)
    .set({ hostId: owner, calendarId, eventId: null, etag: null, generation })
    .where(ofBooking(bookingId))

/** Inserts the event, or updates the one of a lost attempt. */
async function insertEvent(payload: Payload, to: UsedCalendar, booking: Wanted, first: number) {
  const { owner, calendarId } = to
  const body = await bodyFor(payload, owner, booking)
  const save = (id: string) => async (conference: Partial<CalendarEvent>) => {
    const asked = { calendarId, ...quiet, requestBody: { id, ...body, ...conference } }
    // With our own ids only the calendar can be missing.
    const insert = async (google: Calendar) => {
      const { data } = await google.events.insert(asked).catch((error) => calendarIsGone(error, 'missing'))
      return readEvent(data, id)
    }
    return withGoogle(payload, owner, insert, proof)
  }
  for (let generation = first; generation < first + MOST_GENERATIONS; generation++) {
    const id = eventId(booking.id, generation)
    await keepIntent(payload, booking.id, to, generation)
    try {
      const event = await (booking.byGoogle ? withVideoCall(save(id), id) : save(id)({}))
      return { event, hostId: owner, calendarId, generation }
    } catch (error) {
      if (!isFailure(error, 'conflict')) throw error
    }
    const there = await standingEvent(payload, to, id)
    // An invitation comes with the id that its sender chose. Only events that we wrote have our properties.
    if (!there || bookingOf(there, new URL(env.SITE_URL).host) !== booking.id) continue
    const movedHere = !sameTimes(timesOf(there), booking)
    const event = await patchEvent(payload, to, booking, { there, movedHere })
    return { event, hostId: owner, calendarId, generation }
  }
  throw new GoogleFailure('rejected', 'no free id for the event')
}

async function updateEvent(
  payload: Payload,
  to: UsedCalendar,
  booking: Wanted,
  row: EventRow & { eventId: string },
): Promise<Reconciled> {
  const { generation } = row
  const place = { hostId: to.owner, calendarId: to.calendarId, generation }
  // The sync applies moves made in the calendar; they are not undone here.
  const movedHere = !sameTimes(row, booking)
  const there = await standingEvent(payload, to, row.eventId)
  if (there) {
    const event = await patchEvent(payload, to, booking, { there, movedHere })
    return { event, ...place }
  }
  if (!movedHere) return { ...place, deletedThere: true }
  // It was moved here meanwhile, which takes precedence over the deletion.
  return insertEvent(payload, to, booking, generation + 1)
}

/** Removes a booking's known or possible event. @returns whether one is unreachable */
async function removeKnown(
  payload: Payload,
  inUse: UsedCalendar,
  { bookingId, hostId, calendarId, eventId: known, generation }: EventRow,
): Promise<boolean> {
  const id = known ?? eventId(bookingId, generation)
  const isOtherAccount = hostId !== inUse.owner
  if (calendarId && (isOtherAccount || calendarId !== inUse.calendarId)) {
    const isGone = await removeLeftEvent(payload, { owner: hostId, calendarId }, id, isOtherAccount)
    // A possible event is not reported.
    return !isGone && known !== null
  }
  await removeEvent(payload, inUse, id)
  return false
}

/**
 * Syncs a booking's event. Safe to repeat at any point.
 * @param removes the calendar has the event, but the call belongs to none that is connected
 */
export async function reconcile(
  payload: Payload,
  {
    to,
    removes = false,
    row,
    booking,
  }: { to: UsedCalendar; removes?: boolean; row: EventRow; booking: Wanted | undefined },
): Promise<Reconciled> {
  const isWanted = booking?.status === 'confirmed' && !removes
  // Past calls stay in the calendar.
  const hasOutcome = outcomes.some((outcome) => outcome === booking?.status)
  const isOver = hasOutcome || (booking?.status === 'confirmed' && booking.end.getTime() <= Date.now())
  const { hostId, calendarId } = row
  if (booking && isOver) return { hostId, calendarId, generation: row.generation }
  const { eventId: id } = row
  if (booking && isWanted && calendarId === to.calendarId && hostId === to.owner)
    return id
      ? updateEvent(payload, to, booking, { ...row, eventId: id })
      : insertEvent(payload, to, booking, row.generation)
  // An event that was never inserted needs no removal.
  const left = (row.calendarId !== null || !isWanted) && (await removeKnown(payload, to, row))
  const generation = row.calendarId ? row.generation + 1 : row.generation
  if (left && booking) await keepLeftEvent(payload, row, booking)
  if (!booking || !isWanted) return { hostId: null, calendarId: null, generation, left }
  return insertEvent(payload, to, booking, generation)
}
