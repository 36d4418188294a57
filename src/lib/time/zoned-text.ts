/**
 * Zoned times as text on the server, by date-fns-tz. It goes through the process's own zone, which must have no clock changes:
 * the server runs in UTC (src/server/main.ts). Temporal, not date-fns-tz, resolves wall times and offsets: date-fns-tz errs by
 * an hour when clocks change.
 */
import { formatInTimeZone } from 'date-fns-tz'
import { shortZoneName } from './zone-labels'

/** The day of an instant in a zone, in words: 'Monday, 30 November 2026'. */
export const longDateInZone = (instant: Date, zone: string): string =>
  formatInTimeZone(instant, zone, 'EEEE, d MMMM yyyy')

/** The wall time of an instant in a zone: '14:00'. */
export const timeInZone = (instant: Date, zone: string): string => formatInTimeZone(instant, zone, 'HH:mm')

/** The zone's offset at an instant: 'UTC+01:00'. */
export const utcOffset = (zone: string, instant: Date): string => formatInTimeZone(instant, zone, "'UTC'xxx")

/** The zone's short name at an instant: 'CET', 'CEST', 'EDT'; 'GMT+5:45' for zones that we have no name for. */
export function zoneLabel(zone: string, instant: Date): string {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(utcOffset(zone, instant)) ?? []
  const size = Number(hours) * 60 + Number(minutes)
  const label = shortZoneName(zone, sign === '-' ? -size : size)
  return label ?? formatInTimeZone(instant, zone, 'O').replace(/\+0$/, '')
}

/** The day of an instant in UTC as pages show it: '30 November 2026'. */
export const dayInUtc = (instant: Date): string => formatInTimeZone(instant, 'UTC', 'd MMMM yyyy')
