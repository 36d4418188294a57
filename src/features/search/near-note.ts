/** Said where a search shows what has only some of its words. */
export const nearNote = 'No exact match. These are close.'
