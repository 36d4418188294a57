/** Said where a search shows what has only some of its words. */
export const nearNote = 'Nothing has all of these words. These come near.'
