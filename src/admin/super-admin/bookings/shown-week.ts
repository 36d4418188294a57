import type { PayloadRequest } from 'payload'
import { type Lane, laneFor, laneHours } from '@/features/booking/availability/lanes'
import { typeToPlace } from '@/features/booking/call-type/queries'
import { dayClosed } from '@/features/booking/day/rules'
import { DESK } from '@/features/booking/desk/filter-schema'
import { bookingWeek } from '@/features/booking/desk/queries'
import { isoWeek, mondayOfWeek } from '@/features/booking/desk/week-address'
import { laneTimes } from '@/features/booking/desk/week-slots'
import { activeHosts, type CallHost } from '@/features/booking/host/queries'
import { currentRules } from '@/features/booking/settings/queries'
import { addCalendarDays } from '@/lib/time/calendar-date'
import { type ShownBooking, shownBooking } from './booking-call'

export type ShownWeek = Awaited<ReturnType<typeof shownWeek>>

/** Those who take no new calls, but have some of the week. */
function formerHosts(bookings: readonly ShownBooking[], active: readonly CallHost[]) {
  const former = bookings.flatMap(({ host }) =>
    host && !active.some(({ id }) => id === host.id) ? [[host.id, host] as const] : [],
  )
  return [...new Map(former).values()]
}

const openOn = (lane: Lane, dates: readonly string[]) => dates.map((date) => laneHours(lane, date))

interface AskedWeek {
  week: string | undefined
  type: string | undefined
  /** The id of a host, or that of the desk. Undefined for everyone. */
  host?: string | undefined
  mayBook: boolean
  now: Date
}

/** The week of `asked`. Otherwise the current one, or the next if nothing is left of it: no open day and no call. */
async function openingWeek(
  req: PayloadRequest,
  { week: asked, host, now }: AskedWeek,
  isOpen: (date: string) => boolean,
) {
  const weekOf = (date: string | undefined) => bookingWeek(req.payload, { date, host, now })
  const monday = mondayOfWeek(asked ?? '')
  const week = await weekOf(monday)
  const { today, dates, bookings } = week
  const isLeft =
    dates.some((date) => date >= today && isOpen(date)) ||
    bookings.some(({ status, end }) => status !== 'cancelled' && Date.parse(end) > now.getTime())
  return monday || isLeft ? week : weekOf(addCalendarDays(today, 7))
}

export async function shownWeek(req: PayloadRequest, asked: AskedWeek) {
  const { type, host, mayBook, now } = asked
  const call = (await typeToPlace(req, type)) ?? (await typeToPlace(req, undefined))
  const [rulesNow, active] = await Promise.all([currentRules(req.payload, req), activeHosts(req)])
  const company = { ...rulesNow, ...call?.lengths }
  const everyone = [null, ...active].map((each) => laneFor(company, each))
  const isOpen = (date: string) => everyone.some((lane) => laneHours(lane, date).length > 0)
  const { timezone, today, dates, cut, ...found } = await openingWeek(req, asked, isOpen)
  const monday = dates[0] ?? today
  const one = active.find(({ id }) => id === host)
  const isDesks = !host || host === DESK
  const bookings = found.bookings.map(shownBooking)
  const openOf = (each: CallHost | null) => openOn(laneFor(company, each), dates)
  const lanes =
    host || active.length === 0
      ? []
      : [
          { host: null, name: 'The desk', open: openOf(null) },
          ...active.map((each) => ({ host: each.id, name: each.name, open: openOf(each) })),
          ...formerHosts(bookings, active).map(({ id, name }) => ({ host: id, name, open: [] })),
        ]
  const shown = laneFor(company, one ?? null)
  const { rules } = shown
  const times = isDesks || one ? await laneTimes(req, { dates, lane: shown, now }) : []
  const open = openOn(shown, dates)
  const usual =
    rules.weeklyHours.length > 0
      ? rules.weeklyHours
      : [{ start: rules.workingHoursStart, end: rules.workingHoursEnd }]
  const all = [...open.flat(), ...lanes.flatMap((lane) => lane.open.flat())]
  const starts = [...usual.map(({ start }) => start), ...all.map(({ start }) => start)].sort()
  const ends = [...usual.map(({ end }) => end), ...all.map(({ end }) => end)].sort()
  return {
    week: isoWeek(monday),
    /** The week of today. */
    current: isoWeek(today),
    previous: isoWeek(addCalendarDays(monday, -7)),
    next: isoWeek(addCalendarDays(monday, 7)),
    zone: timezone,
    /** Wall times HH:MM in the zone: the earliest and the latest of all days. */
    hours: { start: starts[0] ?? '', end: ends.at(-1) ?? '' },
    days: dates.map((date, index) => ({
      date,
      isToday: date === today,
      open: open[index] ?? [],
      /** The open hours of each lane. Empty without lanes. */
      lanes: lanes.map((lane) => lane.open[index] ?? []),
      isOff: dayClosed(rules, date) === 'closed' || dayClosed(company, date) === 'closed',
      free: mayBook && isDesks ? (times[index]?.free ?? []) : [],
      busy: times[index]?.busy ?? [],
    })),
    /** One lane of each day for the desk (null) and for each host. Empty if all calls share the day. */
    lanes: lanes.map(({ host, name }) => ({ host, name })),
    /** The times of the desk are shown, so that days can be changed and calls booked. */
    isDesks,
    bookings,
    cut,
  }
}
