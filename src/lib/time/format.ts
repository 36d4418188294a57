/**
 * Dates and times as pages and mails show them, in the business zone and in the visitor's own. Also for the browser, so they use
 * Intl: date-fns-tz is large, and wrong in the hour that the process's own zone skips. A test compares both.
 */
import { isoWeekday } from './calendar-date'
import { wallReading } from './zone'

type Labels = Readonly<Record<number, string>>

const centralEurope: Labels = { 60: 'CET', 120: 'CEST' }
const eastern: Labels = { [-300]: 'EST', [-240]: 'EDT' }
const central: Labels = { [-360]: 'CST', [-300]: 'CDT' }
const mountain: Labels = { [-420]: 'MST', [-360]: 'MDT' }

// Intl's own short names differ between ICU builds and locales ('EST' here, 'GMT-5' there).
const LABELS: Readonly<Record<string, Labels>> = {
  'Europe/Amsterdam': centralEurope,
  'Europe/Berlin': centralEurope,
  'Europe/Brussels': centralEurope,
  'Europe/Copenhagen': centralEurope,
  'Europe/Madrid': centralEurope,
  'Europe/Oslo': centralEurope,
  'Europe/Paris': centralEurope,
  'Europe/Prague': centralEurope,
  'Europe/Rome': centralEurope,
  'Europe/Stockholm': centralEurope,
  'Europe/Vienna': centralEurope,
  'Europe/Warsaw': centralEurope,
  'Europe/Zurich': centralEurope,
  'Europe/London': { 0: 'GMT', 60: 'BST' },
  'America/Detroit': eastern,
  'America/New_York': eastern,
  'America/Toronto': eastern,
  'America/Chicago': central,
  'America/Denver': mountain,
  'America/Phoenix': mountain,
  'America/Los_Angeles': { [-480]: 'PST', [-420]: 'PDT' },
  'America/Anchorage': { [-540]: 'AKST', [-480]: 'AKDT' },
  'Pacific/Honolulu': { [-600]: 'HST' },
}

/** The short name of a zone at this offset (minutes east of UTC); undefined for zones that we have no name for. */
const shortZoneName = (zone: string, offsetMinutes: number): string | undefined =>
  LABELS[zone]?.[offsetMinutes]

/** By ISO weekday, Monday first. */
export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

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
  return `${weekdayNames[isoWeekday(date) - 1]}, ${day} ${MONTHS[(month ?? 1) - 1]} ${year}`
}

/** The month of a calendar date (YYYY-MM-DD) in words: 'November'. */
export const monthName = (date: string): string => MONTHS[Number(date.slice(5, 7)) - 1] ?? ''

/** The day of an instant in a zone, in words: 'Monday, 30 November 2026'. */
export function longDateInZone(instant: Date, zone: string): string {
  return longDate(wallReading(instant, zone).date)
}

/** The wall time of an instant in a zone: '14:00'. */
export function timeInZone(instant: Date, zone: string): string {
  return wallReading(instant, zone).time
}

/** The same in the reader's clock: '14:00' or '2:00 PM'. */
export function clockTime(instant: Date, zone: string, hour12: boolean): string {
  const time = timeInZone(instant, zone)
  if (!hour12) return time
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`
}

/** True if readers of a language use a 12-hour clock. False for what is no language tag: browsers take `C` and `en_US.UTF-8` over from the system. */
export function isHour12In(language: string): boolean {
  try {
    return new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions().hour12 === true
  } catch {
    return false
  }
}

/** The day of an instant in a zone, short: 'Mon 30 Nov'. */
export function shortDateInZone(instant: Date, zone: string): string {
  const [weekday = '', day, month = ''] = longDateInZone(instant, zone).replace(',', '').split(' ')
  return `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)}`
}

/** The zone's short name at an instant: 'CET', 'CEST', 'EDT'; 'GMT+5:45' for zones that we have no name for. */
export function zoneLabel(zone: string, instant: Date): string {
  const { offsetMinutes } = wallReading(instant, zone)
  const label = shortZoneName(zone, offsetMinutes)
  if (label) return label
  if (offsetMinutes === 0) return 'GMT'
  const { sign, hours, minutes } = offsetParts(offsetMinutes)
  return `GMT${sign}${hours}${minutes === '00' ? '' : `:${minutes}`}`
}

/** The zone's name for the whole year: 'Central European Time'. date-fns-tz has no pattern for it. */
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

/** True if clocks in the two zones show different times at that instant. */
export function clocksDiffer(zone: string, other: string, instant: Date): boolean {
  return wallReading(instant, zone).offsetMinutes !== wallReading(instant, other).offsetMinutes
}
