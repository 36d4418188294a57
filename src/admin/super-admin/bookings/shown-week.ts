import type { PayloadRequest } from 'payload'
import { rulesOf, typeLengths } from '@/features/booking/call-type/queries'
import { dayClosed, wallHours } from '@/features/booking/day/rules'
import { bookingWeek } from '@/features/booking/desk/queries'
import { isoWeek, mondayOfWeek } from '@/features/booking/desk/week-address'
import { type BusyTime, dayTimes } from '@/features/booking/desk/week-slots'
import type { Slot } from '@/features/booking/types'
import { addCalendarDays } from '@/lib/time/calendar-date'
import { type ShownBooking, shownBooking } from './booking-call'

export interface ShownWeek {
  week: string
  previous: string
  next: string
  zone: string
  /** Wall times HH:MM in the zone: the earliest and the latest of all days. */
  hours: { start: string; end: string }
  days: {
    date: string
    isToday: boolean
    open: { start: string; end: string }[]
    isOff: boolean
    free: Slot[]
    busy: BusyTime[]
  }[]
  bookings: ShownBooking[]
  cut: boolean
}

export async function shownWeek(
  req: PayloadRequest,
  {
    week: asked,
    type,
    mayBook,
    now,
  }: { week: string | undefined; type: string | undefined; mayBook: boolean; now: Date },
): Promise<ShownWeek> {
  const lengths = (await typeLengths(req, type)) ?? (await typeLengths(req, undefined))
  const [rules, found] = await Promise.all([
    rulesOf(req, { lengths }),
    bookingWeek(req.payload, { date: mondayOfWeek(asked ?? ''), now }),
  ])
  const times = await dayTimes(req, { dates: found.days.map(({ date }) => date), rules, now })
  const open = found.days.map(({ date }) => (dayClosed(rules, date) ? [] : wallHours(rules, date)))
  const usual =
    rules.weeklyHours.length > 0
      ? rules.weeklyHours
      : [{ start: rules.workingHoursStart, end: rules.workingHoursEnd }]
  const starts = [...usual.map(({ start }) => start), ...open.flat().map(({ start }) => start)].sort()
  const ends = [...usual.map(({ end }) => end), ...open.flat().map(({ end }) => end)].sort()
  return {
    week: isoWeek(found.monday),
    previous: isoWeek(addCalendarDays(found.monday, -7)),
    next: isoWeek(addCalendarDays(found.monday, 7)),
    zone: found.timezone,
    hours: { start: starts[0] ?? '', end: ends.at(-1) ?? '' },
    days: found.days.map(({ date, isToday }, index) => ({
      date,
      isToday,
      open: open[index] ?? [],
      isOff: dayClosed(rules, date) === 'closed',
      free: mayBook ? (times[index]?.free ?? []) : [],
      busy: times[index]?.busy ?? [],
    })),
    bookings: found.days.flatMap((day) => day.bookings.map(shownBooking)),
    cut: found.cut,
  }
}
