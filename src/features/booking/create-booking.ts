import type { Payload, PayloadRequest } from 'payload'
import { isOverlap } from '@/lib/db/errors'
import { inTransaction, transactionOf } from '@/lib/db/transaction'
import { type Repeatable, recallAnswer, rememberAnswer, type StoredAnswer } from '@/lib/http/idempotency'
import type { ApiError } from '@/lib/http/problem'
import { isRobot } from '@/lib/validation/honeypot'
import type { Booking } from '@/payload-types'
import { dayAvailability } from './availability'
import { lockDay, retryDeadlocks } from './day-lock'
import { newManageToken } from './manage-token'
import { pretendedBooking } from './pretended-booking'
import { refusals, zoneRefusal } from './refusal'
import type { BookingRequest } from './schema'
import { currentRules } from './settings'
import { blockedUntil } from './slots'
import type { CalendarRules, Slot } from './types'
import { type BookingView, bookingView } from './view'
import { wantedSlot } from './wanted-slot'

/** 201 or 409 as they are sent and repeated; a refused input; or a key that belongs to another request. */
export type BookingOutcome =
  | { kind: 'answer'; answer: StoredAnswer }
  | { kind: 'refused'; error: ApiError }
  | { kind: 'key_reused' }

interface BookingOrder {
  request: BookingRequest
  now: Date
  repeat?: Repeatable | undefined
}

function insert(
  req: PayloadRequest,
  request: BookingRequest,
  slot: Slot,
  rules: CalendarRules,
): Promise<Booking> {
  return req.payload.create({
    collection: 'bookings',
    overrideAccess: true,
    req,
    depth: 0,
    context: { timesAreSet: true },
    data: {
      status: 'pending',
      name: request.name,
      email: request.email,
      company: request.company ?? null,
      phone: request.phone ?? null,
      message: request.message ?? null,
      visitorTimezone: request.visitorTimezone ?? null,
      bookingDatetime: slot.start,
      endsAt: slot.end,
      blockedUntil: blockedUntil(slot, rules).toISOString(),
      preferredDate: request.preferredDate,
      preferredTime: request.preferredTime,
      timezone: rules.timezone,
      calendarSequence: 0,
      ...newManageToken().columns,
    },
  })
}

/** Stores the booking; a robot is told the same and nothing is stored. */
async function book(
  req: PayloadRequest,
  request: BookingRequest,
  slot: Slot,
  rules: CalendarRules,
): Promise<BookingView> {
  if (isRobot(request)) return pretendedBooking(request, slot, rules)
  return bookingView(await insert(req, request, slot, rules))
}

/** The 409: somebody else has the time; what is still free on that day comes with it. */
export async function takenAnswer(
  req: PayloadRequest,
  { date, now, exceptId }: { date: string; now: Date; exceptId?: string },
): Promise<StoredAnswer> {
  const day = await dayAvailability(req.payload, { date, now, req, ...(exceptId ? { exceptId } : {}) })
  return { status: 409, body: JSON.stringify({ errors: [refusals.taken], ...day }) }
}

async function bookInTransaction(
  req: PayloadRequest,
  { request, now, repeat }: BookingOrder,
): Promise<BookingOutcome> {
  const db = await transactionOf(req)
  const before = repeat && (await recallAnswer(db, repeat))
  if (before === 'other') return { kind: 'key_reused' }
  if (before) return { kind: 'answer', answer: before }
  await lockDay(req, request.preferredDate)
  const rules = await currentRules(req.payload, req)
  if (request.timezone !== rules.timezone && !request.start) return { kind: 'refused', error: zoneRefusal }
  const wanted = await wantedSlot(req, { rules, wish: request, now })
  if (wanted.kind === 'refused') return wanted
  const answer =
    wanted.kind === 'taken'
      ? await takenAnswer(req, { date: request.preferredDate, now })
      : {
          status: 201,
          body: JSON.stringify({ booking: await book(req, request, wanted.slot, rules) }),
        }
  if (repeat) await rememberAnswer(db, repeat, answer)
  return { kind: 'answer', answer }
}

/**
 * Books a slot for a visitor: the day's writers pass one by one, the slot function says what is
 * offered, and the database's constraint has the last word. The booking, its mails and the stored
 * answer are one transaction.
 */
export async function createBooking(payload: Payload, order: BookingOrder): Promise<BookingOutcome> {
  try {
    return await retryDeadlocks(() => inTransaction(payload, (req) => bookInTransaction(req, order)))
  } catch (error) {
    if (!isOverlap(error)) throw error
    // The constraint saw what this transaction could not yet see; now it is there to be seen.
    return inTransaction(payload, async (req) => {
      const answer = await takenAnswer(req, { date: order.request.preferredDate, now: order.now })
      if (order.repeat) await rememberAnswer(await transactionOf(req), order.repeat, answer)
      return { kind: 'answer', answer }
    })
  }
}
