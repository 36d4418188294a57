import type { Property } from './lines.ts'
import { instantOf, wallOf, type Zone, type Zones } from './zones.ts'

/** A date or a time of a calendar file. */
export interface Moment {
  wall: Temporal.PlainDateTime
  isDate: boolean
  zone: Zone
  /** The TZID if nothing says which zone it is. Then it is read as one without a zone. */
  unknownZone?: string
  /** Epoch milliseconds. */
  at: number
}

/** Whole days differ in length, so they are counted apart. */
export interface Length {
  days: number
  ms: number
}

const TIME =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d)(?:[.,]\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?)?$/i

function wallTime([, year, month, day, hour = '0', minute = '0', second = '0']: RegExpExecArray) {
  const date = Temporal.PlainDate.from(
    { year: Number(year), month: Number(month), day: Number(day) },
    { overflow: 'reject' },
  )
  // A minute can have a second 60, and a day an hour 24.
  const time = { hour: Number(hour) % 24, minute: Number(minute), second: Math.min(Number(second), 59) }
  return (hour === '24' ? date.add({ days: 1 }) : date).toPlainDateTime(
    Temporal.PlainTime.from(time, { overflow: 'reject' }),
  )
}

/** @param floating the zone if the text has none */
function zoneOf({ params }: Property, offset: string | undefined, floating: Zone, zones: Zones) {
  if (offset) return { zone: offset.toUpperCase() === 'Z' ? 'UTC' : offset.replace(/^(...):?/, '$1:') }
  if (params.TZID === undefined) {
    const unknownZone = floating === zones.floating ? zones.unknownFloating : undefined
    return { zone: floating, ...(unknownZone === undefined ? {} : { unknownZone }) }
  }
  const zone = zones.named(params.TZID)
  return zone ? { zone } : { zone: floating, unknownZone: params.TZID }
}

/** Undefined if it cannot be read. @param floating the zone of a time without one, if it is not that of the file */
export function momentOf(
  property: Property,
  text: string,
  zones: Zones,
  floating: Zone = zones.floating,
): Moment | undefined {
  const parts = TIME.exec(text.trim())
  if (!parts) return
  try {
    const isDate = parts[4] === undefined || property.params.VALUE?.toUpperCase() === 'DATE'
    const wall = isDate ? wallTime(parts).with({ hour: 0, minute: 0, second: 0 }) : wallTime(parts)
    const place = isDate ? { zone: zones.days } : zoneOf(property, parts[7], floating, zones)
    return { wall, isDate, ...place, at: instantOf(wall, place.zone) }
  } catch {
    return
  }
}

/** Undefined if it cannot be read. */
export function durationOf(text: string): Length | undefined {
  try {
    const { weeks, days, hours, minutes, seconds, sign } = Temporal.Duration.from(text.trim())
    if (sign < 0) return
    return { days: weeks * 7 + days, ms: ((hours * 60 + minutes) * 60 + seconds) * 1000 }
  } catch {
    return
  }
}

/** The end of something that starts at an instant: whole days in its zone, then the rest. */
export function endOf(at: number, { days, ms }: Length, zone: Zone): number {
  return (days === 0 ? at : instantOf(wallOf(at, zone).add({ days }), zone)) + ms
}

/** What lies between two moments. Undefined if the second is before the first. */
export function lengthBetween(start: Moment, end: Moment): Length | undefined {
  if (end.at < start.at) return
  if (start.isDate && end.isDate)
    return { days: Math.max(1, start.wall.until(end.wall, { largestUnit: 'days' }).days), ms: 0 }
  return { days: 0, ms: end.at - start.at }
}

/** A start with an end or a duration. Undefined if it cannot be read. */
export function periodOf(property: Property, text: string, zones: Zones, floating?: Zone) {
  const [from = '', until = ''] = text.split('/')
  const start = momentOf(property, from, zones, floating)
  const end = momentOf(property, until, zones, floating)
  const length = start && (end ? lengthBetween(start, end) : durationOf(until))
  return start && length && { start, length }
}
