import { all, type Event, eventOf, isBusy, ownersOf, titleOf } from './events.ts'
import type { LeftOut, LeftOutReason } from './left-out.ts'
import { type Component, readLines } from './lines.ts'
import { spanCollector } from './merged.ts'
import { endOf, periodOf } from './moments.ts'
import { type Budget, fileBudget, type Span } from './rules.ts'
import { seriesSpans } from './series.ts'
import { type Zones, zonesOf } from './zones.ts'

export interface IcsTask {
  text: string
  /** IANA zone of whole days, and of times without a zone in a calendar without one. */
  zone: string
  /** The wanted range: UTC instants, the end exclusive. */
  from: string
  until: string
  /** A regular expression of UIDs: such events are left out. */
  skipUid: string
  /** Addresses of people whose calendar it may be: an invitation that they have declined is free. */
  owners: string[]
}

/** UTC instants. The end is exclusive. */
interface IcsRange {
  start: string
  end: string
}

export interface IcsReading {
  ranges: IcsRange[]
  leftOut: LeftOut[]
}

const DAY_MS = 86_400_000
const FREQUENT = /FREQ=(HOUR|MINUTE|SECOND)LY/i
/** What these are about can repeat beyond the times that are known. */
const ENDLESS = new Set<LeftOutReason>(['rule', 'rdate', 'often'])

/** The newest version of each event: the one with the highest SEQUENCE. */
function newest(events: readonly Event[]): Event[] {
  const versions = Map.groupBy(events, ({ uid, replaces }) => (uid ? `${uid} ${replaces?.value}` : {}))
  return [...versions.values()].flatMap((same) => {
    const highest = Math.max(...same.map(({ sequence }) => sequence))
    return same.filter(({ sequence }) => sequence === highest)
  })
}

/** Frequent series come last, so that what they cost is missing from no other. */
const isFrequent = ({ component }: Event): boolean =>
  all(component, 'RRULE').some(({ value }) => FREQUENT.test(value))

interface Reading {
  zones: Zones
  range: Span
  budget: Budget
  owners: ReadonlySet<string>
  skipped: RegExp
  add(span: Span): void
  leftOut: LeftOut[]
}

function readEvents(calendar: Component, reading: Reading): void {
  const { zones, owners, skipped, range, leftOut, add } = reading
  const components = calendar.components.filter(({ name }) => name === 'VEVENT')
  const events = components.flatMap((component) => {
    const event = eventOf(component, zones, owners)
    if (!event && isBusy(component, owners)) leftOut.push({ reason: 'start', ...titleOf(component) })
    return event && !skipped.test(event.uid) ? [event] : []
  })
  const current = newest(events).toSorted((one, other) => Number(isFrequent(one)) - Number(isFrequent(other)))
  const changes = Map.groupBy(
    current.filter(({ replaces }) => replaces),
    ({ uid }) => uid,
  )
  for (const event of current) {
    const isSeries = event.uid !== '' && all(event.component, 'RECURRENCE-ID').length === 0
    const spans = seriesSpans(event, (isSeries && changes.get(event.uid)) || [], reading)
    for (const span of spans) add(span)
    // Events that ended long ago do not matter.
    const matters =
      spans.some(({ start, end }) => start - DAY_MS < range.end && end + DAY_MS > range.start) ||
      (event.isBusy && event.start.at < range.end && event.leftOut.some(({ reason }) => ENDLESS.has(reason)))
    if (matters) leftOut.push(...event.leftOut)
  }
}

function readFreeBusy(calendar: Component, { zones, add, leftOut }: Reading): void {
  for (const component of calendar.components.filter(({ name }) => name === 'VFREEBUSY')) {
    for (const property of all(component, 'FREEBUSY')) {
      if (property.params.FBTYPE?.toUpperCase() === 'FREE') continue
      for (const text of property.value.split(',')) {
        const period = periodOf(property, text, zones)
        const unknown = period?.start.unknownZone
        if (unknown !== undefined) leftOut.push({ reason: 'zone', zone: unknown })
        if (period)
          add({ start: period.start.at, end: endOf(period.start.at, period.length, period.start.zone) })
        else leftOut.push({ reason: 'period' })
      }
    }
  }
}

/**
 * The busy times of a calendar file in a range, in order and without overlaps, and what was left out or guessed. Free, declined
 * and cancelled events do not count. What cannot be read costs at most its own event. @throws Error if the text is not a calendar
 */
export function busyTimes(task: IcsTask): IcsReading {
  const range = { start: Date.parse(task.from), end: Date.parse(task.until) }
  const file = readLines(task.text)
  const calendars = file.components.filter(({ name }) => name === 'VCALENDAR')
  if (calendars.length === 0) throw new Error('not a calendar')
  const collector = spanCollector(range)
  const leftOut: LeftOut[] = file.isClosed ? [] : [{ reason: 'cut' }]
  const budget = fileBudget()
  // Events after the end of the calendar are read as well.
  for (const calendar of [...calendars, file]) {
    const zones = zonesOf(calendar, task.zone, new Date(range.end).getUTCFullYear() + 1)
    const owners = ownersOf(calendar, task.owners)
    const skipped = new RegExp(task.skipUid)
    const reading = { zones, range, budget, owners, skipped, leftOut, add: collector.add }
    readEvents(calendar, reading)
    readFreeBusy(calendar, reading)
  }
  const { spans, isCut } = collector.result()
  const ranges = spans.map(({ start, end }) => ({
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
  }))
  return { ranges, leftOut: isCut ? [{ reason: 'many' }, ...leftOut] : leftOut }
}
