/** How long a change can be undone. Mails about it leave when this time is over. */
export const UNDO_MS = 12_000

/** The button goes a little earlier, so that a request made with it arrives in time. */
const TRAVEL_MS = 1500

/** The end of the time to undo a change made at `now`. */
export const undoEnd = (now: Date): Date => new Date(now.getTime() + UNDO_MS)

/** How long a button shows for a change that the server does not time. */
export const UNDO_SHOWN_MS = UNDO_MS - TRAVEL_MS

/**
 * How long the button may show, in milliseconds. `updatedAt` and `undoUntil` are the server's instants; `elapsedMs` is the time
 * since the request was sent, so the clocks of both need not agree.
 */
export const undoShownMs = (
  { updatedAt, undoUntil }: { updatedAt: string; undoUntil: string },
  elapsedMs: number,
): number => Date.parse(undoUntil) - Date.parse(updatedAt) - elapsedMs - TRAVEL_MS
