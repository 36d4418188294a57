import { all, type Event, note } from './events.ts'
import { endOf, type Length, type Moment, momentOf, periodOf } from './moments.ts'
import { type Budget, ruleStarts, type Span } from './rules.ts'
import { instantOf, wallOf, type Zones } from './zones.ts'

interface Reading {
  zones: Zones
  range: Span
  budget: Budget
}

/** Starts that do not happen: single ones, and all of a date in the zone of the event. */
interface Excluded {
  instants: Set<number>
  dates: Set<string>
}

const values = (event: Event, name: string) =>
  all(event.component, name).flatMap((property) =>
    property.value
      .split(',')
      .filter((text) => text.trim() !== '')
      .map((text) => ({ property, text })),
  )

/** A date removes what starts on it, and a time what starts then. In a series of days, a time removes its day. */
function exclude({ instants, dates }: Excluded, { start }: Event, moment: Moment, zones: Zones): void {
  if (start.isDate && !moment.isDate) {
    const local = wallOf(moment.at, zones.days)
    const isMidnight = local.hour === 0 && local.minute === 0
    dates.add((isMidnight ? local : moment.wall).toPlainDate().toString())
  } else if (moment.isDate) dates.add(moment.wall.toPlainDate().toString())
  else instants.add(moment.at)
}

/** The occurrence that a change replaces. Without a zone, it is in that of the series. */
const replacedOf = ({ start }: Event, { replaces }: Event, zones: Zones): Moment | undefined =>
  replaces && momentOf(replaces, replaces.value, zones, start.zone)

function excludedOf(event: Event, changes: readonly Event[], reading: Reading): Excluded {
  const excluded: Excluded = { instants: new Set(), dates: new Set() }
  for (const { property, text } of values(event, 'EXDATE')) {
    const moment = momentOf(property, text, reading.zones, event.start.zone)
    if (moment) exclude(excluded, event, moment, reading.zones)
    else note(event, 'exdate')
  }
  for (const property of all(event.component, 'EXRULE')) {
    const read = ruleStarts(property, event.start, reading)
    for (const at of read?.starts ?? []) excluded.instants.add(at)
    if (!read || read.cut) note(event, 'exrule')
  }
  for (const change of changes) {
    const replaced = replacedOf(event, change, reading.zones)
    if (replaced) exclude(excluded, event, replaced, reading.zones)
  }
  return excluded
}

interface Occurrence {
  at: number
  /** If it is not that of the event. */
  length?: Length
}

function furtherDates(event: Event, { zones }: Reading): Occurrence[] {
  return values(event, 'RDATE').flatMap(({ property, text }) => {
    const period = periodOf(property, text, zones, event.start.zone)
    if (period) return [{ at: period.start.at, length: period.length }]
    const moment = momentOf(property, text.split('/')[0] ?? '', zones, event.start.zone)
    if (!moment || text.includes('/')) note(event, 'rdate')
    return moment ? [{ at: moment.at }] : []
  })
}

/** All of a series. After too many starts, the rest of the range is one. */
function occurrences(event: Event, reading: Reading): Occurrence[] {
  const { range } = reading
  const found: Occurrence[] = [{ at: event.start.at }, ...furtherDates(event, reading)]
  for (const property of all(event.component, 'RRULE')) {
    const read = ruleStarts(property, event.start, reading)
    found.push(...(read?.starts.map((at) => ({ at })) ?? []))
    if (!read) note(event, 'rule')
    if (!read?.cut) continue
    note(event, 'often')
    const from = read.starts.at(-1) ?? event.start.at
    found.push({ at: from, length: { days: 0, ms: Math.max(0, Math.min(read.last, range.end) - from) } })
  }
  return found
}

/** The start that a change replaces. If it names a date only, it is at the time of the series. */
function replacedAt(event: Event, change: Event, zones: Zones): number {
  const replaced = replacedOf(event, change, zones)
  if (!replaced) return Number.POSITIVE_INFINITY
  if (!replaced.isDate || event.start.isDate) return replaced.at
  return instantOf(replaced.wall.withPlainTime(event.start.wall.toPlainTime()), event.start.zone)
}

const spanOf = (at: number, length: Length, { start }: Event): Span => ({
  start: at,
  end: endOf(at, length, start.zone),
})

/** A series without the starts that are excluded, or replaced by other events. */
export function seriesSpans(event: Event, changes: readonly Event[], reading: Reading): Span[] {
  if (!event.isBusy && changes.length === 0) return []
  const { instants, dates } = excludedOf(event, changes, reading)
  const isExcluded = (at: number) =>
    instants.has(at) || (dates.size > 0 && dates.has(wallOf(at, event.start.zone).toPlainDate().toString()))
  const later = changes
    .filter(({ andLater }) => andLater)
    .map((change) => ({ change, from: replacedAt(event, change, reading.zones) }))
    .sort((one, other) => one.from - other.from)
  return occurrences(event, reading).flatMap(({ at, length }) => {
    if (isExcluded(at)) return []
    const changed = later.findLast(({ from }) => from <= at)
    if (!(changed?.change ?? event).isBusy) return []
    if (!changed) return [spanOf(at, length ?? event.length, event)]
    const { change, from } = changed
    return [spanOf(at + change.start.at - from, change.length, change)]
  })
}
