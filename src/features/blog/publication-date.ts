const EARLIEST = Date.UTC(1970, 0, 1)
/** Another computer's clock may be this much ahead without meaning a later day. */
const CLOCK_DIFFERENCE_MS = 5 * 60 * 1000

const instantOf = (value: unknown): number =>
  value instanceof Date ? value.getTime() : Date.parse(String(value))

/**
 * Why an article cannot have been published at `value`, or undefined. Nothing is published later by itself:
 * a date to come would show the article at once.
 */
export function publicationDateProblem(value: unknown, now: Date): string | undefined {
  const instant = instantOf(value)
  if (Number.isNaN(instant)) return 'Published must be a date.'
  if (instant < EARLIEST) return 'Published must be a date after 1970.'
  if (instant > now.getTime() + CLOCK_DIFFERENCE_MS)
    return 'Published cannot be a date to come: an article appears as soon as it is saved as published.'
  return undefined
}

/** A date that has passed the check, as it is stored; never one that is still to come. */
export const publicationDate = (value: unknown, now: Date): string =>
  new Date(Math.min(instantOf(value), now.getTime())).toISOString()
