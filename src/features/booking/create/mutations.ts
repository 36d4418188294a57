import type { PayloadRequest } from 'payload'
import { isOverlap } from '@/lib/db/errors'
import { inTransaction, transactionOf } from '@/lib/db/transaction'
import { findStoredAnswer, type Repeatable, type StoredAnswer, storeAnswer } from '@/lib/http/idempotency'
import type { ApiError } from '@/lib/http/problem'
import { isRobot } from '@/lib/validation/honeypot'
import { prepareDay, takenAnswer, wantedSlot } from '../availability/queries'
import { zoneRefusal } from '../availability/refusals'
import { countArrivals, recordArrival } from '../burst/mutations'
import { lockDay, retryDeadlocks } from '../day/lock'
import { holdEnd, holdFor, lapseHolds } from '../hold/mutations'
import { storeBooking } from '../mutations'
import type { BookingRequest } from '../schema'
import { currentRules } from '../settings/queries'
import type { CalendarRules, Slot } from '../types'
import { type BookingView, bookingView } from '../view'
import { pretendedBooking } from './view'

/** 201 or 409 as they are sent and repeated; a refused input; or a key that belongs to another request. */
export type BookingOutcome =
  | { kind: 'answer'; answer: StoredAnswer; repeated?: boolean }
  | { kind: 'refused'; error: ApiError }
  | { kind: 'key_reused' }

interface BookingOrder {
  request: BookingRequest
  now: Date
  repeat?: Repeatable | undefined
}

/** A client who is signed in and books with the account's own address, which was confirmed. */
const isKnownClient = ({ user }: PayloadRequest, email: string) =>
  user?.email.toLowerCase() === email.toLowerCase()

/** Stores the booking; a robot is told the same and nothing is stored. */
async function book(
  req: PayloadRequest,
  request: BookingRequest,
  slot: Slot,
  rules: CalendarRules,
  now: Date,
): Promise<BookingView> {
  const { email } = request
  const { payload } = req
  const settings = await payload.findGlobal({
    slug: 'calendar-settings',
    depth: 0,
    overrideAccess: true,
    req,
  })
  const arrivals = isKnownClient(req, email)
    ? undefined
    : await countArrivals(req, now, settings.unconfirmedPerHour)
  const everybody = settings.visitorsConfirmByMail || arrivals?.isAbove === true
  if (isRobot(request)) {
    return { ...pretendedBooking(request, slot, rules), heldUntil: everybody ? holdEnd(now) : null }
  }
  const hold = await holdFor(req, { email, everybody, now })
  const booking = await storeBooking(
    req,
    { person: request, slot, rules, status: 'pending', heldUntil: hold?.heldUntil },
    { actor: 'visitor', notifyVisitor: hold?.mayMail ?? true },
  )
  if (arrivals) await recordArrival(req, { bookingId: booking.id, arrivals, now })
  return { ...bookingView(booking), heldUntil: hold?.mayTell ? hold.heldUntil : null }
}

async function bookInTransaction(
  req: PayloadRequest,
  { request, now, repeat }: BookingOrder,
): Promise<BookingOutcome> {
  const db = await transactionOf(req)
  const before = repeat && (await findStoredAnswer(db, repeat))
  if (before === 'other') return { kind: 'key_reused' }
  if (before) return { kind: 'answer', answer: before, repeated: true }
  await lockDay(req, request.preferredDate)
  const rules = await currentRules(req.payload, req)
  if (request.timezone !== rules.timezone && !request.start) return { kind: 'refused', error: zoneRefusal }
  const wanted = await wantedSlot(req, { rules, wish: request, now })
  if (wanted.kind === 'refused') return wanted
  const answer =
    wanted.kind === 'taken'
      ? await takenAnswer(req, { date: request.preferredDate, now, error: wanted.error })
      : {
          status: 201,
          body: JSON.stringify({ booking: await book(req, request, wanted.slot, rules, now) }),
        }
  if (repeat) await storeAnswer(db, repeat, answer)
  return { kind: 'answer', answer }
}

/**
 * Books a slot for a visitor: the day's writers pass one by one, the slot function says what is
 * offered, and the database's constraint has the last word. The booking, its mails and the stored
 * answer are one transaction.
 */
export async function createBooking(actor: PayloadRequest, order: BookingOrder): Promise<BookingOutcome> {
  await lapseHolds(actor.payload, order.now)
  await prepareDay(actor.payload, order.request.preferredDate)
  try {
    return await retryDeadlocks(() => inTransaction(actor, (req) => bookInTransaction(req, order)))
  } catch (error) {
    if (!isOverlap(error)) throw error
    // The constraint saw what this transaction could not yet see; now it is there to be seen.
    return inTransaction(actor, async (req) => {
      const answer = await takenAnswer(req, { date: order.request.preferredDate, now: order.now })
      if (order.repeat) await storeAnswer(await transactionOf(req), order.repeat, answer)
      return { kind: 'answer', answer }
    })
  }
}
