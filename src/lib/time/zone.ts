/** Reading instants in a named zone through Intl. Safe in browsers: no Temporal. */

/** An instant in local time. */
export interface WallReading {
  readonly date: string
  readonly time: string
  /** Minutes east of UTC at that instant. */
  readonly offsetMinutes: number
}

/** A month of days in a calendar reads the same few instants hundreds of times, which takes 100 ms on a phone. */
const KEPT_READINGS = 512
const readings = new Map<string, WallReading>()

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterFor(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  // Visitors can write zone names in any letter case: the cache is limited.
  if (formatters.size >= 64) formatters.clear()
  formatters.set(zone, formatter)
  return formatter
}

/** City names that browsers still return in an older form. */
const CURRENT_NAMES: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

/** The current name of a zone: 'Asia/Kolkata' for 'Asia/Calcutta'. */
export const currentZoneName = (zone: string): string => CURRENT_NAMES[zone] ?? zone

/** True for an IANA zone that this runtime knows; bare offsets such as '+02:00' are not zones. */
export function isKnownTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone) || zone.length > 64) return false
  try {
    formatterFor(zone)
    return true
  } catch {
    return false
  }
}

/**
 * The local time in `zone` at `instant`.
 * @throws RangeError for an unknown zone or an invalid date.
 */
export function wallReading(instant: Date, zone: string): WallReading {
  const key = `${zone} ${instant.getTime()}`
  const kept = readings.get(key)
  if (kept) return kept
  if (readings.size >= KEPT_READINGS) readings.clear()
  const reading = readClock(instant, zone)
  readings.set(key, reading)
  return reading
}

function readClock(instant: Date, zone: string): WallReading {
  const parts: Record<string, string> = {}
  for (const { type, value } of formatterFor(zone).formatToParts(instant)) parts[type] = value
  const date = `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`
  const time = `${parts.hour}:${parts.minute}`
  const asUtc = Date.parse(`${date}T${time}:${parts.second}Z`)
  return { date, time, offsetMinutes: Math.round((asUtc - instant.getTime()) / 60_000) }
}

/** The calendar date (YYYY-MM-DD) at `instant` in `zone`. */
export function dateInZone(instant: Date, zone: string): string {
  return wallReading(instant, zone).date
}
