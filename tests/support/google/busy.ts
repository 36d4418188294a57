import type { Attendee, GoogleCalendar, GoogleEvent } from './world.ts'

interface Span {
  start: number
  end: number
}

/** All-day dates are days of the calendar's own zone, which are 23 or 25 hours twice a year. */
export function instantOf(
  { dateTime, date }: { [Name in 'dateTime' | 'date']?: string | null | undefined },
  zone: string,
): number {
  if (dateTime) return Date.parse(dateTime)
  return Temporal.PlainDate.from(date ?? '').toZonedDateTime(zone).epochMilliseconds
}

const isDeclined = (attendees: Attendee[] | undefined) =>
  attendees?.some(({ self, responseStatus }) => self && responseStatus === 'declined') ?? false

const isBusy = ({ status, transparency, attendees }: GoogleEvent) =>
  status !== 'cancelled' && transparency !== 'transparent' && !isDeclined(attendees)

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const MAX_ROWS = 1000

/** The starts of an event that repeats: its wall time stays when the clocks change. */
function* startsOf(event: GoogleEvent, zone: string, until: number): Generator<number> {
  const rule = new Map(
    (event.recurrence?.find((line) => line.startsWith('RRULE:')) ?? '')
      .slice('RRULE:'.length)
      .split(';')
      .map((part) => part.split('=', 2) as [string, string]),
  )
  const interval = Number(rule.get('INTERVAL') ?? 1)
  const last = rule.get('UNTIL')
  const end = last
    ? Date.parse(last.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
    : until
  const days = rule.get('BYDAY')?.split(',')
  const own = event.start.timeZone ?? zone
  const first = Temporal.Instant.fromEpochMilliseconds(instantOf(event.start, zone)).toZonedDateTimeISO(own)
  let left = Number(rule.get('COUNT') ?? MAX_ROWS)
  for (let step = 0; step < MAX_ROWS && left > 0; step++) {
    const daily = rule.get('FREQ') === 'DAILY'
    const at =
      daily || days
        ? first.add({ days: daily ? step * interval : step })
        : first.add({ weeks: step * interval })
    if (at.epochMilliseconds > Math.min(end, until)) return
    if (days && !days.includes(weekdays[at.dayOfWeek - 1] ?? '')) continue
    left--
    yield at.epochMilliseconds
  }
}

function spansOf(calendar: GoogleCalendar, event: GoogleEvent, until: number): Span[] {
  const { timeZone: zone } = calendar
  const start = instantOf(event.start, zone)
  const length = instantOf(event.end, zone) - start
  if (!event.recurrence) return [{ start, end: start + length }]
  const changed = new Set(
    [...calendar.events.values()]
      .filter(({ event: other }) => other.recurringEventId === event.id && other.originalStartTime)
      .map(({ event: other }) => instantOf(other.originalStartTime ?? {}, zone)),
  )
  return [...startsOf(event, zone, until)]
    .filter((at) => !changed.has(at))
    .map((at) => ({ start: at, end: at + length }))
}

/** The busy times within a range as freeBusy gives them: cut to the range, touching ones made one. */
export function busyTimes(calendar: GoogleCalendar, range: Span): { start: string; end: string }[] {
  const spans = [...calendar.events.values()]
    .filter(({ event }) => isBusy(event))
    .flatMap(({ event }) => spansOf(calendar, event, range.end))
    .filter(({ start, end }) => start < range.end && end > range.start && end > start)
    .map(({ start, end }) => ({ start: Math.max(start, range.start), end: Math.min(end, range.end) }))
    .sort((one, other) => one.start - other.start)
  const merged: Span[] = []
  for (const span of spans) {
    const before = merged.at(-1)
    if (before && span.start <= before.end) before.end = Math.max(before.end, span.end)
    else merged.push({ ...span })
  }
  const text = (at: number) => new Date(at).toISOString().replace('.000Z', 'Z')
  return merged.map(({ start, end }) => ({ start: text(start), end: text(end) }))
}
