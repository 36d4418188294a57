import { contentWords } from './function-words'

const COMBINING_MARKS = /\p{M}/gu
const MARKUP = /<\/?[a-z][^<>]*>/gi
const MAX_WORDS = 8

/** Text without case, accents and apostrophes. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(COMBINING_MARKS, '')
    .replace(/['\u2019]/g, '')
    .toLowerCase()

export const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** The first eight meaningful words of a search. Applying it to its own result returns the same words. */
export const searchedWords = (query: string): string[] =>
  contentWords(wordsOf(query.replace(MARKUP, ' '))).slice(0, MAX_WORDS)
