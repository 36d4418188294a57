/** The end is exclusive. */
export interface Times {
  start: Date
  end: Date
}

export const sameTimes = (one: { start: Date | null; end: Date | null } | undefined, { start, end }: Times) =>
  one?.start?.getTime() === start.getTime() && one.end?.getTime() === end.getTime()
