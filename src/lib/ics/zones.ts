import ICAL from 'ical.js'
import { type Component, textOf } from './lines.ts'
import { withinTime } from './time-limit.ts'
import { zoneByName } from './zone-names.ts'

/** Of IANA, an offset, or defined in the file. */
export type Zone = string | ICAL.Timezone

export interface Zones {
  /** The zone of a TZID, or undefined if nothing says what it is. */
  named(tzid: string): Zone | undefined
  /** The zone of times without one, and its name if nothing says which zone it is. */
  floating: Zone
  unknownFloating: string | undefined
  /** The zone of whole days. */
  days: string
}

const MAX_WAIT_MS = 2000
const wanted = new Set(['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO', 'RRULE', 'RDATE'])

/** Names are quoted in one place and escaped in the other. */
const plain = (name: string) => name.replaceAll(/["\\]/g, '').trim()

/** A definition in the file. Undefined if it says nothing, or what it says cannot be read. */
function definedZone(definition: Component, lastYear: number): Zone | undefined {
  const tzid = plain(textOf(definition, 'TZID'))
  const times = definition.components.filter(({ name }) => name === 'STANDARD' || name === 'DAYLIGHT')
  if (times.length === 0) return zoneByName(textOf(definition, 'X-LIC-LOCATION'))
  const lines = times.flatMap(({ name, properties }) => [
    `BEGIN:${name}`,
    ...properties.filter((each) => wanted.has(each.name)).map((each) => `${each.name}:${each.value}`),
    `END:${name}`,
  ])
  try {
    const component = ICAL.Component.fromString(['BEGIN:VTIMEZONE', ...lines, 'END:VTIMEZONE'].join('\r\n'))
    const zone = new ICAL.Timezone({ component, tzid })
    // Its changes are computed here once, and a rule in it may never end.
    withinTime(MAX_WAIT_MS, () =>
      zone.utcOffset(new ICAL.Time({ year: lastYear, month: 12, day: 31 }, ICAL.Timezone.utcTimezone)),
    )
    return zone
  } catch {
    return undefined
  }
}

/**
 * The zones of a file. A known name counts for more than its definition, which programs write with an offset that never
 * changes. @param business the zone of whole days, and of times without a zone in a file without one
 */
export function zonesOf(calendar: Component, business: string, lastYear: number): Zones {
  const definitions = new Map(
    calendar.components
      .filter(({ name }) => name === 'VTIMEZONE')
      .map((definition) => [plain(textOf(definition, 'TZID')), definition]),
  )
  const seen = new Map<string, Zone | undefined>()
  const find = (tzid: string): Zone | undefined => {
    const definition = definitions.get(tzid)
    return zoneByName(tzid) ?? (definition && definedZone(definition, lastYear))
  }
  const named = (written: string) => {
    const tzid = plain(written)
    if (!seen.has(tzid)) seen.set(tzid, find(tzid))
    return seen.get(tzid)
  }
  const ofCalendar = textOf(calendar, 'X-WR-TIMEZONE')
  const floating = ofCalendar ? named(ofCalendar) : business
  return {
    named,
    floating: floating ?? business,
    unknownFloating: floating ? undefined : ofCalendar,
    days: business,
  }
}

/** The instant of a wall time. A time in a gap moves forward; of two equal ones the first counts. */
export function instantOf(wall: Temporal.PlainDateTime, zone: Zone): number {
  if (typeof zone === 'string') return wall.toZonedDateTime(zone).epochMilliseconds
  const { year, month, day, hour, minute, second } = wall
  return new ICAL.Time({ year, month, day, hour, minute, second, isDate: false }, zone).toUnixTime() * 1000
}

/** The wall time of an instant. */
export function wallOf(at: number, zone: Zone): Temporal.PlainDateTime {
  if (typeof zone === 'string')
    return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDateTime()
  return Temporal.PlainDateTime.from(ICAL.Time.fromJSDate(new Date(at), true).convertToZone(zone).toString())
}
