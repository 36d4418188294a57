import { foldLetters } from '@/lib/text/fold-letters'

const functionWords: ReadonlySet<string> = new Set(
  [
    'an the and or of in on at to for from by with about into as if so than then',
    'is are was were be been am do does did doing have has had can could will would shall should may might must',
    'im ive ill youre youve its thats whats wheres whos hows dont doesnt cant isnt arent wont',
    'me my mine we us our ours you your yours it they them their this that these those there here',
    'what which who whom whose when where why how any some much many please tell',
  ].flatMap((line) => line.split(' ')),
)

const LETTER = /^[a-z]$/

/** The meaningful words of a search, or all if there are none. A single letter is not meaningful. */
function contentWords(words: readonly string[]): readonly string[] {
  const kept = words.filter((word) => !functionWords.has(word) && !LETTER.test(word))
  return kept.length > 0 ? kept : words
}

const MARKUP = /<\/?[a-z][^<>]*>/gi
const MAX_WORDS = 8

export const folded = (text: string): string => foldLetters(text).replace(/['\u2019]/g, '')

export const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? []

export const searchedWords = (query: string): string[] =>
  contentWords(wordsOf(query.replace(MARKUP, ' '))).slice(0, MAX_WORDS)
