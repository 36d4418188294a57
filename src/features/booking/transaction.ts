import type { PayloadRequest } from 'payload'
import { isOverlap } from '@/lib/db/errors'
import { inTransaction, transactionOf } from '@/lib/db/transaction'
import { findStoredAnswer, type Repeatable, storeAnswer } from '@/lib/http/idempotency'
import { prepareDay, takenAnswer } from './availability/queries'
import { retryDeadlocks } from './day/retry-deadlocks'
import { type AskedTime, type Declined, type TakenTime, type TimeQuestion, takeTime } from './day/take-time'
import { lapseHolds } from './hold/mutations'

interface Order<Time extends AskedTime | undefined = AskedTime | undefined>
  extends Omit<TimeQuestion, 'asked'> {
  asked: Time
  repeat?: Repeatable | undefined
}

/** Frees expired holds and runs `work` in one transaction with retries. An overlap becomes a 409. */
export async function inBookingTransaction<Outcome>(
  acting: PayloadRequest,
  { asked, now, exceptId, lengths, placement, repeat }: Order,
  work: (tx: PayloadRequest) => Promise<Outcome>,
): Promise<Outcome | Declined> {
  await lapseHolds(acting.payload, now)
  if (asked) await prepareDay(acting, asked.preferredDate, { exceptId, lengths, placement })
  try {
    return await retryDeadlocks(() => inTransaction(acting, work))
  } catch (error) {
    if (!asked || !isOverlap(error)) throw error
    // The other booking is visible to this new transaction.
    return inTransaction(acting, async (tx) => {
      const answer = await takenAnswer(tx, { date: asked.preferredDate, now, exceptId, lengths, placement })
      if (repeat) await storeAnswer(await transactionOf(tx), repeat, answer)
      return { kind: 'answer', answer }
    })
  }
}

export type BookingOutcome = (Declined & { repeated?: boolean }) | { kind: 'key_reused' }

async function once(
  tx: PayloadRequest,
  repeat: Repeatable | undefined,
  work: () => Promise<Declined>,
): Promise<BookingOutcome> {
  const db = await transactionOf(tx)
  const before = repeat && (await findStoredAnswer(db, repeat))
  if (before === 'other') return { kind: 'key_reused' }
  if (before) return { kind: 'answer', answer: before, repeated: true }
  const outcome = await work()
  if (repeat && outcome.kind === 'answer') await storeAnswer(db, repeat, outcome.answer)
  return outcome
}

/** Books a time. The booking, its mails and the stored answer are one transaction. @param book returns what the answer shows */
export const bookTime = (
  acting: PayloadRequest,
  order: Order<AskedTime>,
  book: (tx: PayloadRequest, time: TakenTime) => Promise<object>,
): Promise<BookingOutcome> =>
  inBookingTransaction(acting, order, (tx) =>
    once(tx, order.repeat, async () => {
      const time = await takeTime(tx, order)
      if (time.kind !== 'slot') return time
      const body = JSON.stringify({ booking: await book(tx, time) })
      return { kind: 'answer', answer: { status: 201, body } }
    }),
  )
