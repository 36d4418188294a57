/** How long a change can be taken back from its toast. */
export const UNDO_MS = 10_000

/** A mail about such a change leaves when that is over, and the last word has arrived. */
export const mailAfterUndo = (now: Date): Date => new Date(now.getTime() + UNDO_MS + 2000)
