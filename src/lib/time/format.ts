import { isoWeekday } from './calendar-date'
import { wallReading } from './zone'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

// Intl's own short names differ between ICU builds and locales ('EST' here, 'GMT-5' there).
const LABELS: Record<string, Record<number, string>> = {
  'Europe/Berlin': { 60: 'CET', 120: 'CEST' },
  'Europe/London': { 0: 'GMT', 60: 'BST' },
  'America/New_York': { [-300]: 'EST', [-240]: 'EDT' },
  'America/Los_Angeles': { [-480]: 'PST', [-420]: 'PDT' },
}

function offsetParts(offsetMinutes: number) {
  const size = Math.abs(offsetMinutes)
  return {
    sign: offsetMinutes < 0 ? '-' : '+',
    hours: Math.floor(size / 60),
    minutes: String(size % 60).padStart(2, '0'),
  }
}

/** A calendar date (YYYY-MM-DD) in words: 'Monday, 30 November 2026'. */
export function longDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${WEEKDAYS[isoWeekday(date) - 1]}, ${day} ${MONTHS[(month ?? 1) - 1]} ${year}`
}

/** The day of an instant in a zone, in words: 'Monday, 30 November 2026'. */
export function longDateInZone(instant: Date, zone: string): string {
  return longDate(wallReading(instant, zone).date)
}

/** The wall time of an instant in a zone: '14:00'. */
export function timeInZone(instant: Date, zone: string): string {
  return wallReading(instant, zone).time
}

/** The zone's short name at an instant: 'CET', 'CEST', 'EDT'; 'GMT+5:45' for zones without a name of ours. */
export function zoneLabel(zone: string, instant: Date): string {
  const { offsetMinutes } = wallReading(instant, zone)
  const label = LABELS[zone]?.[offsetMinutes]
  if (label) return label
  if (offsetMinutes === 0) return 'GMT'
  const { sign, hours, minutes } = offsetParts(offsetMinutes)
  return `GMT${sign}${hours}${minutes === '00' ? '' : `:${minutes}`}`
}

/** The zone's name the whole year round: 'Central European Time'. */
export function zoneName(zone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

/** The zone's offset at an instant: 'UTC+01:00'. */
export function utcOffset(zone: string, instant: Date): string {
  const { sign, hours, minutes } = offsetParts(wallReading(instant, zone).offsetMinutes)
  return `UTC${sign}${String(hours).padStart(2, '0')}:${minutes}`
}

/** True when clocks in the two zones show different times at that instant. */
export function clocksDiffer(zone: string, other: string, instant: Date): boolean {
  return wallReading(instant, zone).offsetMinutes !== wallReading(instant, other).offsetMinutes
}
