const WORDS_PER_MINUTE = 200
export const MAX_TEXT_LENGTH = 10_000

export const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** Minutes: words / 200, rounded up (specification, section 9). */
export const readTimeOf = (text: string): number => Math.ceil(wordsIn(text) / WORDS_PER_MINUTE)
