const WORDS_PER_MINUTE = 200
/** The longest text of an article in the CMS, in characters. */
export const MAX_TEXT_LENGTH = 100_000
/** The longest text that is posted as HTML (specification, section 5). */
export const MAX_POSTED_LENGTH = 10_000

/** Limits are shown and named like this: 100,000. */
export const inCharacters = (count: number): string => `${count.toLocaleString('en')} characters`

export const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** Minutes: words / 200, rounded up (specification, section 9). */
export const readTimeOf = (text: string): number => Math.ceil(wordsIn(text) / WORDS_PER_MINUTE)
