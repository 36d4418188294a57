import type { PayloadRequest } from 'payload'
import { isOverlap } from '@/lib/db/errors'
import { inTransaction, transactionOf } from '@/lib/db/transaction'
import { findStoredAnswer, type Repeatable, storeAnswer } from '@/lib/http/idempotency'
import { prepareDay, takenAnswer } from '../availability/queries'
import type { BookingOutcome } from '../create/mutations'
import { lockDay, retryDeadlocks } from '../day/lock'
import { lapseHolds } from '../hold/mutations'
import { storeBooking } from '../mutations'
import { currentRules } from '../settings/queries'
import { bookingView } from '../view'
import { deskSlot } from './desk-slot'
import type { BookForVisitor } from './schema'

interface Order {
  request: BookForVisitor
  now: Date
  repeat?: Repeatable | undefined
}

async function book(req: PayloadRequest, { request, now, repeat }: Order): Promise<BookingOutcome> {
  const db = await transactionOf(req)
  const before = repeat && (await findStoredAnswer(db, repeat))
  if (before === 'other') return { kind: 'key_reused' }
  if (before) return { kind: 'answer', answer: before }
  await lockDay(req, request.preferredDate)
  const rules = await currentRules(req.payload, req)
  const wanted = await deskSlot(req, { rules, wish: request, now })
  if (wanted.kind === 'refused') return wanted
  if (wanted.kind === 'taken') {
    const day = { date: request.preferredDate, now, error: wanted.error }
    return { kind: 'answer', answer: await takenAnswer(req, day) }
  }
  const booking = await storeBooking(
    req,
    { person: request, slot: wanted.slot, rules, status: request.status },
    { notifyVisitor: request.notifyVisitor ?? true },
  )
  const answer = { status: 201, body: JSON.stringify({ booking: bookingView(booking) }) }
  if (repeat) await storeAnswer(db, repeat, answer)
  return { kind: 'answer', answer }
}

/**
 * Books a call that the team has arranged with somebody: by the rules for visitors, or at another free time when
 * the order says so. Answers as a visitor's booking does. Callers let only super admins pass.
 */
export async function bookForVisitor(acting: PayloadRequest, order: Order): Promise<BookingOutcome> {
  await lapseHolds(acting.payload, order.now)
  await prepareDay(acting.payload, order.request.preferredDate)
  try {
    return await retryDeadlocks(() => inTransaction(acting, (req) => book(req, order)))
  } catch (error) {
    if (!isOverlap(error)) throw error
    const { preferredDate: date } = order.request
    const answer = await inTransaction(acting, (req) => takenAnswer(req, { date, now: order.now }))
    return { kind: 'answer', answer }
  }
}
