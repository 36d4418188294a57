import type { PayloadRequest } from 'payload'
import { type Lane, laneHours } from '@/features/booking/availability/lanes'
import { rulesOf, typeLengths } from '@/features/booking/call-type/queries'
import { dayClosed } from '@/features/booking/day/rules'
import { DESK } from '@/features/booking/desk/filter-schema'
import { bookingWeek } from '@/features/booking/desk/queries'
import { isoWeek, mondayOfWeek } from '@/features/booking/desk/week-address'
import { laneTimes } from '@/features/booking/desk/week-slots'
import { activeHosts, type CallHost } from '@/features/booking/host/queries'
import { hostRules } from '@/features/booking/host/rules'
import { addCalendarDays } from '@/lib/time/calendar-date'
import { dateInZone } from '@/lib/time/zone'
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
  const today = dateInZone(now, week.timezone)
  const isLeft = ({ date, bookings }: (typeof week.days)[number]) =>
    (date >= today && isOpen(date)) ||
    bookings.some(({ status, end }) => status !== 'cancelled' && Date.parse(end) > now.getTime())
  const found = monday || week.days.some(isLeft) ? week : await weekOf(addCalendarDays(week.monday, 7))
  return { found, current: isoWeek(today) }
}

export async function shownWeek(req: PayloadRequest, asked: AskedWeek) {
  const { type, host, mayBook, now } = asked
  const lengths = (await typeLengths(req, type)) ?? (await typeLengths(req, undefined))
  const [company, active] = await Promise.all([rulesOf(req, { lengths }), activeHosts(req)])
  const laneOf = (host: CallHost | null): Lane => ({
    host,
    company,
    rules: host ? hostRules(company, host, {}) : company,
  })
  const everyone = [null, ...active].map(laneOf)
  const isOpen = (date: string) => everyone.some((lane) => laneHours(lane, date).length > 0)
  const { found, current } = await openingWeek(req, asked, isOpen)
  const dates = found.days.map(({ date }) => date)
  const one = active.find(({ id }) => id === host)
  const isDesks = !host || host === DESK
  const rules = one ? hostRules(company, one, {}) : company
  const bookings = found.days.flatMap((day) => day.bookings.map(shownBooking))
  const openOf = (host: CallHost | null) => openOn(laneOf(host), dates)
  const lanes =
    host || active.length === 0
      ? []
      : [
          { host: null, name: 'The desk', open: openOf(null) },
          ...active.map((each) => ({ host: each.id, name: each.name, open: openOf(each) })),
          ...formerHosts(bookings, active).map(({ id, name }) => ({ host: id, name, open: [] })),
        ]
  const shown = { host: one ?? null, rules, company }
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
    week: isoWeek(found.monday),
    /** The week of today. */
    current,
    previous: isoWeek(addCalendarDays(found.monday, -7)),
    next: isoWeek(addCalendarDays(found.monday, 7)),
    zone: found.timezone,
    /** Wall times HH:MM in the zone: the earliest and the latest of all days. */
    hours: { start: starts[0] ?? '', end: ends.at(-1) ?? '' },
    days: found.days.map(({ date, isToday }, index) => ({
      date,
      isToday,
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
    cut: found.cut,
  }
}
