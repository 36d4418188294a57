import ICAL from 'ical.js'

export interface IcsTask {
  text: string
  /** IANA zone of all-day events and of times without a zone. */
  zone: string
  /** The wanted range: UTC instants, the end exclusive. */
  from: string
  until: string
  /** A regular expression of UIDs: such events are left out. */
  skipUid: string
}

/** UTC instants. The end is exclusive. */
export interface IcsRange {
  start: string
  end: string
}

type Zone = ICAL.Timezone | string

interface Event {
  uid: string
  component: ICAL.Component
  start: ICAL.Time
  zone: Zone
  /** Epoch milliseconds of the start. */
  at: number
  /** In milliseconds; whole days differ in length, so `days` is set instead. */
  length: number
  days: number | null
  isBusy: boolean
  /** The start that this event replaces in its series, and whether it changes all later ones. */
  replaces: number | null
  andLater: boolean
}

interface Span {
  start: number
  end: number
}

/** A rule with more starts is not that of a person's calendar. */
const MOST_STARTS = 100_000
const DAY_MS = 86_400_000

function isIana(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return /^[A-Za-z]/.test(zone)
  } catch {
    return false
  }
}

/** Finds zones by TZID: those of the runtime, then the file's own, then the business zone. */
function zoneFinder(calendar: ICAL.Component, business: string) {
  const known = new Map<string, Zone>()
  const definitions = calendar.getAllSubcomponents('vtimezone')
  const find = (tzid: string): Zone => {
    if (isIana(tzid)) return tzid
    const component = definitions.find((each) => each.getFirstPropertyValue('tzid') === tzid)
    return component ? new ICAL.Timezone({ component, tzid }) : business
  }
  return (property: ICAL.Property, time: ICAL.Time): Zone => {
    if (time.isDate) return business
    if (time.zone === ICAL.Timezone.utcTimezone) return 'UTC'
    const tzid = String(property.getFirstParameter('tzid') ?? '')
    if (!tzid) return business
    const zone = known.get(tzid) ?? find(tzid)
    known.set(tzid, zone)
    return zone
  }
}

type ZoneOf = ReturnType<typeof zoneFinder>

/** The instant of a wall time. A time in a gap moves forward; of two equal ones the first counts. */
function instantOf(time: ICAL.Time, zone: Zone): number {
  const { year, month, day, hour, minute, isDate } = time
  const second = Math.min(time.second, 59)
  if (typeof zone !== 'string')
    return new ICAL.Time({ year, month, day, hour, minute, second, isDate }, zone).toUnixTime() * 1000
  return Temporal.PlainDateTime.from({ year, month, day, hour, minute, second }).toZonedDateTime(zone)
    .epochMilliseconds
}

const nextDays = (at: number, days: number, zone: Zone) =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(String(zone)).add({ days }).epochMilliseconds

/** All times of a property that may be there several times, with several values. Periods count from their start. */
function instantsOf(component: ICAL.Component, name: string, zoneOf: ZoneOf): number[] {
  return component.getAllProperties(name).flatMap((property) =>
    property.getValues().flatMap((value: unknown) => {
      const time = value instanceof ICAL.Period ? value.start : value
      return time instanceof ICAL.Time ? [instantOf(time, zoneOf(property, time))] : []
    }),
  )
}

const textOf = (component: ICAL.Component, name: string) =>
  String(component.getFirstPropertyValue(name) ?? '').toUpperCase()

/** Outlook adds its own states to the standard's. */
const isBusy = (component: ICAL.Component): boolean =>
  textOf(component, 'status') !== 'CANCELLED' &&
  textOf(component, 'transp') !== 'TRANSPARENT' &&
  !['FREE', 'WORKINGELSEWHERE'].includes(textOf(component, 'x-microsoft-cdo-busystatus'))

function lengthOf(component: ICAL.Component, at: number, isDate: boolean, zoneOf: ZoneOf): number {
  const [end] = instantsOf(component, 'dtend', zoneOf)
  if (end !== undefined) return Math.max(0, end - at)
  const duration: unknown = component.getFirstPropertyValue('duration')
  if (duration instanceof ICAL.Duration) return Math.max(0, duration.toSeconds() * 1000)
  return isDate ? DAY_MS : 0
}

function eventOf(component: ICAL.Component, zoneOf: ZoneOf): Event | null {
  const property = component.getFirstProperty('dtstart')
  const start: unknown = property?.getFirstValue()
  if (!property || !(start instanceof ICAL.Time)) return null
  const zone = zoneOf(property, start)
  const at = instantOf(start, zone)
  const length = lengthOf(component, at, start.isDate, zoneOf)
  const replaced = component.getFirstProperty('recurrence-id')
  return {
    uid: String(component.getFirstPropertyValue('uid') ?? ''),
    component,
    start,
    zone,
    at,
    length,
    days: start.isDate ? Math.max(1, Math.round(length / DAY_MS)) : null,
    isBusy: isBusy(component),
    replaces: instantsOf(component, 'recurrence-id', zoneOf)[0] ?? null,
    andLater: String(replaced?.getFirstParameter('range') ?? '').toUpperCase() === 'THISANDFUTURE',
  }
}

/** An event that cannot be read does not hide the others. */
function readable(component: ICAL.Component, zoneOf: ZoneOf): Event[] {
  try {
    const event = eventOf(component, zoneOf)
    return event ? [event] : []
  } catch {
    return []
  }
}

type Wall = Pick<ICAL.Time, 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second' | 'isDate'>

const wall = ({ year, month, day, hour, minute, second, isDate }: Wall) =>
  new ICAL.Time({ year, month, day, hour, minute, second, isDate }, ICAL.Timezone.localTimezone)

/** The end of a rule as wall time of the event, because rules are expanded in wall time. */
function lastWall(until: ICAL.Time, { start: { isDate }, zone }: Event): ICAL.Time {
  if (until.isDate) {
    const { year, month, day } = until
    return wall({ year, month, day, hour: 23, minute: 59, second: 59, isDate })
  }
  if (until.zone !== ICAL.Timezone.utcTimezone) return wall(until)
  if (typeof zone !== 'string') return wall(until.convertToZone(zone))
  const local = Temporal.Instant.fromEpochMilliseconds(until.toUnixTime() * 1000).toZonedDateTimeISO(zone)
  const { year, month, day, hour, minute, second } = local
  return wall({ year, month, day, hour, minute, second, isDate })
}

/** Moves the start of a daily or weekly rule near the range by whole periods, which changes no later start. */
function nearStart(rule: ICAL.Recur, { start, at, length }: Event, from: number): ICAL.Time {
  const first = wall(start)
  const period = { DAILY: 1, WEEKLY: 7 }[String(rule.freq)]
  if (!period || rule.count) return first
  const step = period * rule.interval
  const periods = Math.floor((from - length - at) / DAY_MS / step) - 2
  if (periods > 0) first.adjust(periods * step, 0, 0, 0)
  return first
}

function ruleStarts(rule: ICAL.Recur, event: Event, { start: from, end: until }: Span): number[] {
  if (rule.until) rule.until = lastWall(rule.until, event)
  let iterator: ICAL.RecurIterator
  try {
    iterator = rule.iterator(nearStart(rule, event, from))
  } catch {
    // The rule is invalid or never matches. The first start remains.
    return []
  }
  const starts: number[] = []
  for (let count = 0, next = iterator.next(); next; next = iterator.next()) {
    if (++count > MOST_STARTS) throw new Error('a rule has too many starts')
    const at = instantOf(next, event.zone)
    if (at >= until) break
    starts.push(at)
  }
  return starts
}

const spanOf = (at: number, { length, days, zone }: Event): Span => ({
  start: at,
  end: days === null ? at + length : nextDays(at, days, zone),
})

/** A series without the starts that are excluded, or replaced by other events. */
function seriesSpans(event: Event, changes: readonly Event[], zoneOf: ZoneOf, range: Span): Span[] {
  const { component, at } = event
  const rules = component.getAllProperties('rrule').map((property): unknown => property.getFirstValue())
  const starts = new Set([
    at,
    ...rules.flatMap((rule) => (rule instanceof ICAL.Recur ? ruleStarts(rule, event, range) : [])),
    ...instantsOf(component, 'rdate', zoneOf),
  ])
  for (const gone of instantsOf(component, 'exdate', zoneOf)) starts.delete(gone)
  for (const { replaces } of changes) if (replaces !== null) starts.delete(replaces)
  const later = changes
    .filter(({ andLater }) => andLater)
    .sort((one, other) => (one.replaces ?? 0) - (other.replaces ?? 0))
  return [...starts].flatMap((start) => {
    const change = later.findLast(({ replaces }) => replaces !== null && replaces <= start)
    if (!(change ?? event).isBusy) return []
    return [
      change ? spanOf(start + change.at - (change.replaces ?? change.at), change) : spanOf(start, event),
    ]
  })
}

function calendarSpans(calendar: ICAL.Component, { zone, skipUid }: IcsTask, range: Span): Span[] {
  const zoneOf = zoneFinder(calendar, zone)
  const skipped = new RegExp(skipUid)
  const events = calendar
    .getAllSubcomponents('vevent')
    .flatMap((component) => readable(component, zoneOf))
    .filter(({ uid }) => !skipped.test(uid))
  const changes = Map.groupBy(
    events.filter(({ replaces }) => replaces !== null),
    ({ uid }) => uid,
  )
  return events.flatMap((event) => {
    if (event.replaces === null) return seriesSpans(event, changes.get(event.uid) ?? [], zoneOf, range)
    return event.isBusy ? [spanOf(event.at, event)] : []
  })
}

function merged(spans: readonly Span[], { start: from, end: until }: Span): Span[] {
  const cut = spans
    .map(({ start, end }) => ({ start: Math.max(start, from), end: Math.min(end, until) }))
    .filter(({ start, end }) => start < end)
    .sort((one, other) => one.start - other.start)
  const found: Span[] = []
  for (const span of cut) {
    const last = found.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else found.push(span)
  }
  return found
}

/**
 * The busy times of a calendar file in a range, in order and without overlaps. Free and cancelled events do not count.
 * Recurring events are expanded in their own zone. @throws Error if the text is not a calendar
 */
export function busyTimes(task: IcsTask): IcsRange[] {
  if (!/^BEGIN:VCALENDAR/im.test(task.text.slice(0, 1000))) throw new Error('not a calendar')
  const parsed: unknown[] = ICAL.parse(task.text)
  const calendars = (Array.isArray(parsed[0]) ? parsed : [parsed]) as unknown[][]
  const range = { start: Date.parse(task.from), end: Date.parse(task.until) }
  const spans = calendars.flatMap((calendar) => calendarSpans(new ICAL.Component(calendar), task, range))
  return merged(spans, range).map(({ start, end }) => ({
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
  }))
}
