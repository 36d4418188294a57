import { contentWords } from './function-words'

const COMBINING_MARKS = /\p{M}/gu
const MARKUP = /<\/?[a-z][^<>]*>/gi
const MAX_WORDS = 8

/** Text as searches compare it: without case, accents and apostrophes. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(COMBINING_MARKS, '')
    .replace(/['\u2019]/g, '')
    .toLowerCase()

/** The words of a text, folded: letters and digits only. */
export const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * The words that a search looks for, without markup and without those that say nothing; of many the first
 * eight. Applying it to `searchedWords(query).join(' ')` returns the same words.
 */
export const searchedWords = (query: string): string[] =>
  contentWords(wordsOf(query.replace(MARKUP, ' '))).slice(0, MAX_WORDS)
