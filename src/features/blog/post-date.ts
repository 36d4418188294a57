const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** 'September 1, 2026', the day in UTC: the same for every reader, so pages can be kept. */
export const postDate = (instant: string): string => long.format(new Date(instant))

/** 'Sep 1, 2026'. */
export const shortPostDate = (instant: string): string => short.format(new Date(instant))
