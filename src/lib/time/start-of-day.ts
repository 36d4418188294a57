/**
 * The instant at which a calendar date (YYYY-MM-DD) begins in a zone, epoch milliseconds. That is not always midnight:
 * some days begin at one o'clock.
 */
export const startOfDay = (date: string, zone: string): number =>
  Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds
