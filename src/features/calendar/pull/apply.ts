import type { Payload, PayloadRequest } from 'payload'
import { bookingTimes } from '@/features/booking/availability/rules'
import { lengthsOf } from '@/features/booking/call-type/queries'
import type { BookingChange } from '@/features/booking/change/columns'
import { changeBooking } from '@/features/booking/change/mutations'
import { retryDeadlocks } from '@/features/booking/day/retry-deadlocks'
import { bookingById } from '@/features/booking/queries'
import { currentRules } from '@/features/booking/settings/queries'
import { isConnectionLost, isDeadlock, isOverlap } from '@/lib/db/errors'
import { plus } from '@/lib/db/expressions'
import { google_events } from '@/lib/db/own-tables'
import { inTransaction, transactionOf } from '@/lib/db/transaction'
import { log } from '@/lib/log'
import type { Booking } from '@/payload-types'
import { agreed, type EventRow, eventRows, ofBooking, updateEventRow } from '../events'
import type { CalendarEvent } from '../google/client'
import { type Meaning, meaningOf, type PulledBooking } from './rules'

const ODD = 'The change to this call in the calendar could not be applied here. Please compare both.'
const TAKEN = 'In the calendar this call was moved to a time that another booking has.'

/** When a change is applied, and whether the host made it in their own calendar. */
interface How {
  now: Date
  byHost: boolean
}

async function change(tx: PayloadRequest, booking: Booking, wanted: BookingChange, how: How) {
  const outcome = await changeBooking(tx, booking, wanted, { by: 'google', ...how })
  if (outcome.kind !== 'done') throw new Error(`A change in the calendar was refused: ${outcome.kind}`)
}

async function flag(req: PayloadRequest, bookingId: string, reason: string): Promise<void> {
  await updateEventRow(req, bookingId, { state: 'review', problem: reason })
}

async function cancel(req: PayloadRequest, booking: Booking, how: How): Promise<void> {
  const dropsMeetLink = booking.meetingKind === 'google_meet'
  await change(req, booking, { status: 'cancelled', dropsMeetLink, details: { googleEventId: null } }, how)
  const { generation, wanted } = google_events
  await updateEventRow(req, booking.id, {
    state: 'gone',
    problem: null,
    calendarId: null,
    eventId: null,
    eventStart: null,
    eventEnd: null,
    generation: plus(generation, 1),
    done: wanted,
  })
}

async function move(
  req: PayloadRequest,
  booking: Booking,
  { start, end }: Extract<Meaning, { kind: 'move' }>,
  how: How,
): Promise<void> {
  const rules = { ...(await currentRules(req.payload, req)), ...lengthsOf(booking) }
  const at = start.toISOString()
  const minutes = Math.ceil((end.getTime() - start.getTime()) / 60_000)
  // The event's length, plus the call's own buffer.
  const time = {
    bookingDatetime: at,
    ...bookingTimes(at, { ...rules, bookingDurationMinutes: minutes }),
    endsAt: end.toISOString(),
  }
  await change(req, booking, { time: { agreed: time } }, how)
  await updateEventRow(req, booking.id, { ...agreed, eventStart: start, eventEnd: end })
}

async function settle(
  req: PayloadRequest,
  event: CalendarEvent,
  { bookingId }: EventRow,
  booking: PulledBooking | undefined,
): Promise<void> {
  if (event.status !== 'cancelled') {
    if (booking) await updateEventRow(req, bookingId, agreed)
  } else if (!booking) {
    const db = await transactionOf(req)
    await db.delete(google_events).where(ofBooking(bookingId))
  }
}

type KnownRow = Pick<EventRow, 'bookingId' | 'etag'> & { byHost?: boolean }

async function apply(
  req: PayloadRequest,
  event: CalendarEvent,
  row: KnownRow,
  now: Date,
): Promise<Meaning['kind'] | 'outdated'> {
  const booking = await bookingById(req, row.bookingId)
  const [present] = await eventRows(req, ofBooking(row.bookingId))
  if (!present || present.eventId !== event.id) return 'nothing'
  // A push updated it after the list was read.
  if (present.etag && present.etag !== row.etag && present.etag !== event.etag) return 'outdated'
  const seen = booking
    ? {
        status: booking.status,
        start: new Date(booking.bookingDatetime),
        end: new Date(booking.endsAt ?? booking.bookingDatetime),
      }
    : undefined
  const meaning = meaningOf(event, present, seen, now)
  const how = { now, byHost: row.byHost ?? false }
  if (booking && meaning.kind === 'cancel') await cancel(req, booking, how)
  if (booking && meaning.kind === 'move') await move(req, booking, meaning, how)
  if (meaning.kind === 'review') await flag(req, present.bookingId, meaning.reason)
  if (meaning.kind === 'nothing' && present.state === 'review') await settle(req, event, present, seen)
  return meaning.kind
}

/**
 * Applies a change at Google to the booking, or flags it for review. @param row as read before the list
 * @returns whether the booking changed, or `outdated`
 */
export async function applyEvent(
  payload: Payload,
  event: CalendarEvent,
  row: KnownRow,
  now: Date,
): Promise<'changed' | 'same' | 'outdated'> {
  try {
    const kind = await retryDeadlocks(() => inTransaction({ payload }, (req) => apply(req, event, row, now)))
    if (kind === 'outdated') return kind
    return kind === 'cancel' || kind === 'move' ? 'changed' : 'same'
  } catch (error) {
    // Temporary errors abort the sync, which starts again.
    if (isDeadlock(error) || isConnectionLost(error)) throw error
    const isTaken = isOverlap(error)
    if (!isTaken) log.error({ err: error, bookingId: row.bookingId }, 'an event was not taken over')
    await inTransaction({ payload }, (req) => flag(req, row.bookingId, isTaken ? TAKEN : ODD))
    return 'same'
  }
}
