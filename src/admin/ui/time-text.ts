import { dateInZone } from '@/lib/time/zone'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** 'America/New York' for 'America/New_York'. */
export const zoneText = (zone: string): string => zone.replaceAll('_', ' ')

/** '14 Nov 2026, 09:30' in `zone`. */
export const exactTime = (instant: number, zone: string, more: Intl.DateTimeFormatOptions = {}): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...more,
  }).format(instant)

/** Times as `exactTime` writes them, with seconds where two are in the same minute. */
export function distinctTimes(instants: readonly number[], zone: string): string[] {
  const texts = instants.map((instant) => exactTime(instant, zone))
  const isOnce = (text: string) => texts.indexOf(text) === texts.lastIndexOf(text)
  return instants.map((instant) => {
    const text = exactTime(instant, zone)
    return isOnce(text) ? text : exactTime(instant, zone, { second: '2-digit' })
  })
}

/** '14 Nov 2026' in `zone`. */
const exactDay = (instant: number, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(instant)

function span(ms: number): string | undefined {
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} min`
  if (ms < DAY) return `${Math.floor(ms / HOUR)} h`
  const days = Math.floor(ms / DAY)
  return days <= 30 ? `${days} day${days === 1 ? '' : 's'}` : undefined
}

/** '5 min ago', 'in 6 days'; undefined if it is more than thirty days away. Elapsed time, not calendar days. */
function distanceText(instant: number, now: number): string | undefined {
  const distance = instant - now
  const size = Math.abs(distance)
  if (size < MINUTE) return distance > 0 ? 'in a moment' : 'just now'
  const words = span(size)
  return words && (distance > 0 ? `in ${words}` : `${words} ago`)
}

const dayNumber = (instant: number, zone: string): number =>
  Date.parse(dateInZone(new Date(instant), zone)) / DAY

/** How far away a call is: 'in 3 h' today, else in days of the calendar in `zone`; undefined beyond thirty of them. */
export function callDistance(instant: number, now: number, zone: string): string | undefined {
  const days = dayNumber(instant, zone) - dayNumber(now, zone)
  if (days === 0) return distanceText(instant, now)
  if (Math.abs(days) === 1) return days === 1 ? 'tomorrow' : 'yesterday'
  if (Math.abs(days) > 30) return undefined
  return days > 0 ? `in ${days} days` : `${-days} days ago`
}

/** The distance, what is to come in days of the calendar, or the date if it is more than thirty days away. */
export const relativeTime = (instant: number, now: number, zone: string): string =>
  (instant > now ? callDistance(instant, now, zone) : distanceText(instant, now)) ?? exactDay(instant, zone)
