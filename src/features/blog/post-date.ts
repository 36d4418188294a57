const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** 'September 1, 2026', the day in UTC: the same for every reader, so pages can be kept. */
export const postDate = (instant: string): string => long.format(new Date(instant))
