import { longDateInZone, timeInZone, zoneLabel } from '@/lib/time/format'

/** The day of an instant in `zone`: '20 Nov 2026'. */
export function shortDate(instant: string, zone: string): string {
  const [, day, month = '', year] = longDateInZone(new Date(instant), zone).split(' ')
  return `${day} ${month.slice(0, 3)} ${year}`
}

/** An instant as day and time in `zone`: '20 Nov 2026, 20:35 CET'. */
export function dateAndTime(instant: string, zone: string): string {
  const at = new Date(instant)
  return `${shortDate(instant, zone)}, ${timeInZone(at, zone)} ${zoneLabel(zone, at)}`
}
