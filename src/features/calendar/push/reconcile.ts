import type { Payload } from 'payload'
import { env } from '@/env'
import { siteBrand } from '@/features/site/brand'
import { query, sql } from '@/lib/db/query'
import { withGoogle } from '../connection/tokens'
import type { EventRow } from '../events'
import { type CalendarEvent, plainFailure } from '../google/client'
import { GoogleFailure, isFailure } from '../google/failure'
import { sameTimes } from '../times'
import { type CalledBooking, conferenceRequest, eventBody, eventId, meetOf, timesOf } from './event'
import { keepLeftEvent } from './left'
import { changesTo } from './merge'
import { removeEvent, removeLeftEvent, standingEvent } from './remove'
import type { Wanted } from './wanted'

const MOST_GENERATIONS = 20
/** What works here proves that the chosen calendar can be used. */
const proof = { about: 'calendar' } as const
/** Our mails are the only invitations (docs/decisions/0056). */
const quiet = { sendUpdates: 'none', conferenceDataVersion: 1 } as const

/** What Google has now; `event` is undefined where there is none any more. */
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

/** Brings what was changed here into the event, and nothing else: the rest may have been edited in the calendar. */
async function patchEvent(
  payload: Payload,
  calendarId: string,
  booking: Wanted,
  { there, movedHere }: { there: CalendarEvent; movedHere: boolean },
): Promise<CalendarEvent> {
  const id = there.id ?? ''
  const changes = changesTo(there, await bodyFor(payload, booking), movedHere)
  // A known event without one: it was removed, or the account cannot create any.
  const needsCall = meetOf(there) === 'none' && booking.googleEventId !== id
  if (!changes && !needsCall) return there
  const save = async (conference: Partial<CalendarEvent>) => {
    const asked = { calendarId, eventId: id, ...quiet, requestBody: { ...changes, ...conference } }
    const headers = there.etag ? { headers: { 'If-Match': there.etag } } : {}
    return (await withGoogle(payload, (google) => google.events.patch(asked, headers), proof)).data
  }
  try {
    return await (needsCall ? withVideoCall(save, id) : save({}))
  } catch (error) {
    // It was there a moment ago: reading it again says what has become of it.
    throw isFailure(error, 'missing') ? new GoogleFailure('changed', 'the event went meanwhile') : error
  }
}

/** With our own ids nothing can be missing but the calendar. */
function calendarIsGone(error: unknown): never {
  const failure = plainFailure(error)
  throw isFailure(failure, 'missing')
    ? new GoogleFailure('calendar', 'the chosen calendar is not found')
    : failure
}

/** Kept before an insert, whose answer may never arrive: where an event may stand then. */
const keepIntent = (payload: Payload, bookingId: string, calendarId: string, generation: number) =>
  query(
    payload,
    sql`UPDATE google_events SET calendar_id = ${calendarId}, event_id = NULL, etag = NULL, generation = ${generation}
        WHERE booking_id = ${bookingId}::uuid`,
  )

/** Inserts the event; one that is there already is of an attempt whose end we never saw: it is compared and taken over. */
async function insertEvent(
  payload: Payload,
  calendarId: string,
  booking: Wanted,
  first: number,
): Promise<Reconciled> {
  const body = await bodyFor(payload, booking)
  const save = (id: string) => async (conference: Partial<CalendarEvent>) => {
    const asked = { calendarId, ...quiet, requestBody: { id, ...body, ...conference } }
    const insert = withGoogle(payload, (google) => google.events.insert(asked).catch(calendarIsGone), proof)
    return (await insert).data
  }
  for (let generation = first; generation < first + MOST_GENERATIONS; generation++) {
    const id = eventId(booking.id, generation)
    await keepIntent(payload, booking.id, calendarId, generation)
    try {
      const event = await withVideoCall(save(id), id)
      return { event, calendarId, generation }
    } catch (error) {
      if (!isFailure(error, 'conflict')) throw error
    }
    const there = await standingEvent(payload, calendarId, id)
    if (!there) continue
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
  // Moved here meanwhile: that counts for more than the deletion of the time before.
  return insertEvent(payload, calendarId, booking, generation + 1)
}

/** Removes what stands, or may stand, for a booking. @returns whether there is one that cannot be reached. */
async function removeKnown(
  payload: Payload,
  inUse: string,
  { bookingId, calendarId, eventId: known, generation }: EventRow,
): Promise<boolean> {
  const id = known ?? eventId(bookingId, generation)
  if (calendarId && calendarId !== inUse) {
    const isGone = await removeLeftEvent(payload, calendarId, id)
    // Where it is not even known that there is one, nobody is sent to look for it.
    return !isGone && known !== null
  }
  await removeEvent(payload, inUse, id)
  return false
}

/** Brings Google to what the booking is: an event for a confirmed call, none for others. Safe to repeat at any point. */
export async function reconcile(
  payload: Payload,
  { calendarId, row, booking }: { calendarId: string; row: EventRow; booking: Wanted | undefined },
): Promise<Reconciled> {
  const isWanted = booking?.status === 'confirmed'
  // What took place stays in the calendar as it was.
  const isOver = booking?.status === 'completed' || (isWanted && booking.end.getTime() <= Date.now())
  if (booking && isOver) return { calendarId: row.calendarId, generation: row.generation }
  const { eventId: id } = row
  if (booking && isWanted && row.calendarId === calendarId)
    return id
      ? updateEvent(payload, calendarId, booking, { ...row, eventId: id })
      : insertEvent(payload, calendarId, booking, row.generation)
  // Of one that was never inserted there is nothing to remove.
  const left = (row.calendarId !== null || !isWanted) && (await removeKnown(payload, calendarId, row))
  const generation = row.calendarId ? row.generation + 1 : row.generation
  if (left && booking) await keepLeftEvent(payload, row, booking)
  if (!booking || !isWanted) return { calendarId: null, generation, left }
  return insertEvent(payload, calendarId, booking, generation)
}
