import { longDateInZone, timeInZone, zoneLabel } from '@/lib/time/format'

export function shortDate(instant: string, zone: string): string {
  const [, day, month = '', year] = longDateInZone(new Date(instant), zone).split(' ')
  return `${day} ${month.slice(0, 3)} ${year}`
}

export function dateAndTime(instant: string, zone: string): string {
  const at = new Date(instant)
  return `${shortDate(instant, zone)}, ${timeInZone(at, zone)} ${zoneLabel(zone, at)}`
}
