/** UTC instants. */
export interface Times {
  start: Date
  end: Date
}

/** Returns true if both have the same start and end. */
export const sameTimes = (
  one: { start: Date | null; end: Date | null } | undefined,
  { start, end }: Times,
): boolean => one?.start?.getTime() === start.getTime() && one.end?.getTime() === end.getTime()
