/** How long a change can be undone from its toast. */
export const UNDO_MS = 10_000

/** A mail about such a change is sent when that time is over and the last change has arrived. */
export const mailAfterUndo = (now: Date): Date => new Date(now.getTime() + UNDO_MS + 2000)
