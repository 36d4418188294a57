const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const withTime = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** A UTC instant as a day: '20 Nov 2026'. */
export const shortDate = (instant: string): string => format.format(new Date(instant))

/** A UTC instant with its time and zone: '20 Nov 2026, 19:35 UTC'. */
export const dateAndTime = (instant: string): string => `${withTime.format(new Date(instant))} UTC`
