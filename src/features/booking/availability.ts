import type { Payload, PayloadRequest } from 'payload'
import { transactionOf } from '@/lib/db/transaction'
import { bookedRanges } from './busy-times'
import { currentRules } from './settings'
import { availableSlots, busyWindow } from './slots'
import type { Slot } from './types'

/** Whether the external calendar took part in the answer: it is connected, is out of date, or is not used. */
type CalendarState = 'ok' | 'stale' | 'off'

export interface DayAvailability {
  date: string
  timezone: string
  durationMinutes: number
  calendar: CalendarState
  slots: Slot[]
}

/**
 * The free slots of a day (YYYY-MM-DD in the business zone). Days that cannot be booked have none.
 * @param req when given, the answer is as its transaction sees the bookings.
 */
export async function dayAvailability(
  payload: Payload,
  { date, now, exceptId, req }: { date: string; now: Date; exceptId?: string; req: PayloadRequest },
): Promise<DayAvailability> {
  const rules = await currentRules(payload, req)
  const window = busyWindow(rules, date)
  const busy = window ? await bookedRanges(await transactionOf(req), window, exceptId) : []
  return {
    date,
    timezone: rules.timezone,
    durationMinutes: rules.bookingDurationMinutes,
    calendar: 'off',
    slots: availableSlots({ rules, date, busy, now }),
  }
}
