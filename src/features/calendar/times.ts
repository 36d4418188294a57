/** UTC instants. */
export interface Times {
  start: Date
  end: Date
}

/** Whether two sides have a call at the same time, its end included. */
export const sameTimes = (
  one: { start: Date | null; end: Date | null } | undefined,
  { start, end }: Times,
): boolean => one?.start?.getTime() === start.getTime() && one.end?.getTime() === end.getTime()
