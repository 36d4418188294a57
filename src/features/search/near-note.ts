/** Shown for partial matches. */
export const nearNote = 'No exact match. These are close.'
