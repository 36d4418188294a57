import { randomUUID } from 'node:crypto'
import { and, eq, ne } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { env } from '@/env'
import { outcomes } from '@/features/booking/status'
import { siteBrand } from '@/features/site/brand'
import { google_events } from '@/lib/db/own-tables'
import { databaseOf } from '@/lib/db/transaction'
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
  const { bookingId, calendarId, eventId, generation } = row
  const sameEvent = and(
    eq(google_events.calendarId, calendarId ?? ''),
    eq(google_events.eventId, eventId ?? ''),
  )
  const db = databaseOf(payload)
  const isKept = (await db.$count(google_events, and(ne(google_events.bookingId, bookingId), sameEvent))) > 0
  if (isKept || !calendarId || !eventId) return
  const kept = { bookingId: randomUUID(), calendarId, eventId, generation, eventStart: start, eventEnd: end }
  await db.insert(google_events).values({ ...forReview(LEFT), ...kept })
}

const MOST_GENERATIONS = 20
const proof = { about: 'calendar' } as const
/** Our mails are the only invitations (docs/decisions/0056). */
const quiet = { sendUpdates: 'none', conferenceDataVersion: 1 } as const

export interface Reconciled {
  event?: CalendarEvent
  calendarId: string | null
  generation: number
  /** The event was deleted in the calendar. The sync cancels its booking; it is not created again. */
  deletedThere?: true
  /** An event in an earlier, unreachable calendar. A person must delete it there. */
  left?: boolean
}

const bodyFor = async (payload: Payload, booking: CalledBooking) =>
  eventBody(
    booking,
    (await siteBrand(payload)).name,
    `${env.SITE_URL}/super-admin/bookings?view=all&open=${booking.id}`,
  )

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
  calendarId: string,
  booking: Wanted,
  { there, movedHere }: { there: CalendarEvent; movedHere: boolean },
): Promise<CalendarEvent> {
  const id = there.id ?? ''
  const changes = changesTo(there, await bodyFor(payload, booking), movedHere)
  // A known event without one: it was removed, or the account cannot create any.
  const needsCall = booking.byGoogle && meetOf(there) === 'none' && booking.googleEventId !== id
  if (!changes && !needsCall) return there
  const save = async (conference: Partial<CalendarEvent>) => {
    const asked = { calendarId, eventId: id, ...quiet, requestBody: { ...changes, ...conference } }
    const headers = there.etag ? { headers: { 'If-Match': there.etag } } : {}
    const patch = async (google: Calendar) => readEvent((await google.events.patch(asked, headers)).data, id)
    return withGoogle(payload, patch, proof)
  }
  try {
    return await (needsCall ? withVideoCall(save, id) : save({}))
  } catch (error) {
    // It existed a moment ago, so read it again.
    throw isFailure(error, 'missing') ? new GoogleFailure('changed', 'the event went meanwhile') : error
  }
}

/** Stored before an insert, whose answer can be lost. */
const keepIntent = (payload: Payload, bookingId: string, calendarId: string, generation: number) =>
  databaseOf(payload)
    .update(google_events)
    .set({ calendarId, eventId: null, etag: null, generation })
    .where(ofBooking(bookingId))

/** Inserts the event, or updates the one of a lost attempt. */
async function insertEvent(payload: Payload, calendarId: string, booking: Wanted, first: number) {
  const body = await bodyFor(payload, booking)
  const save = (id: string) => async (conference: Partial<CalendarEvent>) => {
    const asked = { calendarId, ...quiet, requestBody: { id, ...body, ...conference } }
    // With our own ids only the calendar can be missing.
    const insert = async (google: Calendar) => {
      const { data } = await google.events.insert(asked).catch((error) => calendarIsGone(error, 'missing'))
      return readEvent(data, id)
    }
    return withGoogle(payload, insert, proof)
  }
  for (let generation = first; generation < first + MOST_GENERATIONS; generation++) {
    const id = eventId(booking.id, generation)
    await keepIntent(payload, booking.id, calendarId, generation)
    try {
      const event = await (booking.byGoogle ? withVideoCall(save(id), id) : save(id)({}))
      return { event, calendarId, generation }
    } catch (error) {
      if (!isFailure(error, 'conflict')) throw error
    }
    const there = await standingEvent(payload, calendarId, id)
    // An invitation comes with the id that its sender chose. Only events that we wrote have our properties.
    if (!there || bookingOf(there, new URL(env.SITE_URL).host) !== booking.id) continue
    const movedHere = !sameTimes(timesOf(there), booking)
    const event = await patchEvent(payload, calendarId, booking, { there, movedHere })
    return { event, calendarId, generation }
  }
  throw new GoogleFailure('rejected', 'no free id for the event')
}

async function updateEvent(
  payload: Payload,
  calendarId: string,
  booking: Wanted,
  row: EventRow & { eventId: string },
): Promise<Reconciled> {
  const { generation } = row
  // The sync applies moves made in the calendar; they are not undone here.
  const movedHere = !sameTimes(row, booking)
  const there = await standingEvent(payload, calendarId, row.eventId)
  if (there) {
    const event = await patchEvent(payload, calendarId, booking, { there, movedHere })
    return { event, calendarId, generation }
  }
  if (!movedHere) return { calendarId, generation, deletedThere: true }
  // It was moved here meanwhile, which takes precedence over the deletion.
  return insertEvent(payload, calendarId, booking, generation + 1)
}

/** Removes a booking's known or possible event. @returns whether one is unreachable */
async function removeKnown(
  payload: Payload,
  inUse: string,
  { bookingId, calendarId, eventId: known, generation }: EventRow,
): Promise<boolean> {
  const id = known ?? eventId(bookingId, generation)
  if (calendarId && calendarId !== inUse) {
    const isGone = await removeLeftEvent(payload, calendarId, id)
    // A possible event is not reported.
    return !isGone && known !== null
  }
  await removeEvent(payload, inUse, id)
  return false
}

/** Syncs a booking's event. Safe to repeat at any point. */
export async function reconcile(
  payload: Payload,
  { calendarId, row, booking }: { calendarId: string; row: EventRow; booking: Wanted | undefined },
): Promise<Reconciled> {
  const isWanted = booking?.status === 'confirmed'
  // Past calls stay in the calendar.
  const hasOutcome = outcomes.some((outcome) => outcome === booking?.status)
  const isOver = hasOutcome || (isWanted && booking.end.getTime() <= Date.now())
  if (booking && isOver) return { calendarId: row.calendarId, generation: row.generation }
  const { eventId: id } = row
  if (booking && isWanted && row.calendarId === calendarId)
    return id
      ? updateEvent(payload, calendarId, booking, { ...row, eventId: id })
      : insertEvent(payload, calendarId, booking, row.generation)
  // An event that was never inserted needs no removal.
  const left = (row.calendarId !== null || !isWanted) && (await removeKnown(payload, calendarId, row))
  const generation = row.calendarId ? row.generation + 1 : row.generation
  if (left && booking) await keepLeftEvent(payload, row, booking)
  if (!booking || !isWanted) return { calendarId: null, generation, left }
  return insertEvent(payload, calendarId, booking, generation)
}
