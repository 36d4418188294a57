import { isWallTime } from './calendar-date'

/**
 * The UTC instant (epoch milliseconds) of a wall time, resolved as Temporal's `compatible`: a time inside a gap moves forward
 * by the gap; a time that occurs twice is the first. '24:00' is midnight at the end of the day.
 * Null for anything that is not HH:MM.
 * @throws RangeError for an unknown zone.
 */
export function wallInstant(date: string, time: string, zone: string): number | null {
  const endOfDay = time === '24:00'
  if (!endOfDay && !isWallTime(time)) return null
  const day = Temporal.PlainDate.from(date)
  const wall = endOfDay
    ? day.add({ days: 1 }).toPlainDateTime()
    : day.toPlainDateTime(Temporal.PlainTime.from(time))
  return wall.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds
}

/** What to ask if clocks in `zone` skip the wall time on that day, as 02:30 in spring. Undefined if they do not. */
export function skippedTimeQuestion(date: string, time: string, zone: string): string | undefined {
  const asked = Temporal.PlainDate.from(date).toPlainDateTime(Temporal.PlainTime.from(time))
  const shown = asked.toZonedDateTime(zone, { disambiguation: 'compatible' }).toPlainDateTime()
  if (shown.equals(asked)) return undefined
  const later = shown.toPlainTime().toString({ smallestUnit: 'minute' })
  return `There is no ${time} on that day in ${zone}, because clocks go forward. Do you mean ${later}?`
}

/**
 * The instant at which a calendar date (YYYY-MM-DD) begins in a zone, epoch milliseconds. That is not always midnight:
 * some days begin at one o'clock.
 */
export const startOfDay = (date: string, zone: string): number =>
  Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds

/** The wall time (HH:MM) in a zone at an instant given in epoch milliseconds. */
export function wallTimeAt(epochMs: number, zone: string): string {
  const wall = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(zone)
  return wall.toPlainTime().toString({ smallestUnit: 'minute' })
}

/**
 * What clocks in a zone show from one instant to another of the same day, epoch milliseconds. Two stretches if they change between
 * them: an hour of a night in autumn is there twice. The end of the day is '24:00'.
 */
export function wallStretches(first: number, last: number, zone: string): { start: string; end: string }[] {
  const at = (instant: number) => Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
  const change = at(first).getTimeZoneTransition('next')?.epochMilliseconds ?? Number.POSITIVE_INFINITY
  const parts = [
    { from: first, to: Math.min(change, last) },
    { from: change, to: last },
  ].filter(({ from, to }) => from < to)
  return parts.map(({ from, to }) => {
    // At the instant of the change clocks show what comes after it.
    const end = at(to - 60_000)
      .toPlainTime()
      .add({ minutes: 1 })
      .toString({ smallestUnit: 'minute' })
    return { start: wallTimeAt(from, zone), end: end === '00:00' ? '24:00' : end }
  })
}
