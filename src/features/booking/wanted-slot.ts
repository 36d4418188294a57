import type { PayloadRequest } from 'payload'
import { transactionOf } from '@/lib/db/transaction'
import type { ApiError } from '@/lib/http/problem'
import { bookedRanges } from './busy-times'
import { refusals } from './refusal'
import { busyWindow, findSlot, slotRefusal } from './slots'
import type { CalendarRules, Slot } from './types'

export interface Wish {
  preferredDate: string
  preferredTime: string
  /** UTC instant of the slot, when the client names it. */
  start?: string | undefined
}

export type Wanted = { kind: 'slot'; slot: Slot } | { kind: 'taken' } | { kind: 'refused'; error: ApiError }

/**
 * The offered slot that a wish means, as the transaction of `req` sees the calendar, or why there is none.
 * @param exceptId the booking that is being moved: it does not stand in its own way.
 */
export async function wantedSlot(
  req: PayloadRequest,
  { rules, wish, now, exceptId }: { rules: CalendarRules; wish: Wish; now: Date; exceptId?: string },
): Promise<Wanted> {
  const window = busyWindow(rules, wish.preferredDate)
  const busy = window ? await bookedRanges(await transactionOf(req), window, exceptId) : []
  const question = { ...wish, rules, busy, now }
  const slot = findSlot(question)
  if (slot) return { kind: 'slot', slot }
  const reason = slotRefusal(question) ?? 'not_a_slot'
  return reason === 'taken' ? { kind: 'taken' } : { kind: 'refused', error: refusals[reason] }
}
