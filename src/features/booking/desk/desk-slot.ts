import type { PayloadRequest } from 'payload'
import { transactionOf } from '@/lib/db/transaction'
import { bookedRanges, type Wanted, type Wish, wantedSlot } from '../availability/queries'
import { refusals } from '../availability/refusals'
import { blockedUntil } from '../availability/rules'
import type { CalendarRules } from '../types'
import { outsideSlot } from './outside-slot'

export interface DeskWish extends Wish {
  /** The time need not be one that visitors are offered. It may still not overlap another booking. */
  outsideHours?: boolean | undefined
}

/** The slot that the team means, as the transaction of `req` sees the calendar, or why there is none. */
export async function deskSlot(
  req: PayloadRequest,
  { rules, wish, now, exceptId }: { rules: CalendarRules; wish: DeskWish; now: Date; exceptId?: string },
): Promise<Wanted> {
  const question = { rules, wish, now }
  if (!wish.outsideHours) return wantedSlot(req, { ...question, ...(exceptId ? { exceptId } : {}) })
  const found = outsideSlot(question)
  if (found.kind === 'refused') return found
  const { start } = found.slot
  const window = { start: new Date(start), end: blockedUntil(found.slot, rules) }
  const busy = await bookedRanges(await transactionOf(req), window, { now, exceptId })
  return busy.length > 0 ? { kind: 'taken', error: refusals.taken } : found
}
