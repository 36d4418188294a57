import { formatInTimeZone } from 'date-fns-tz'

/** The day of an instant in UTC as pages show it: '30 November 2026'. For the server: the library is too large for the browser. */
export const dayInUtc = (instant: Date): string => formatInTimeZone(instant, 'UTC', 'd MMMM yyyy')
