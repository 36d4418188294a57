import { nearestWords } from './typing-errors'
import { folded, hasSynonyms, searchedWords, synonymsOf, wordsOf } from './words'

/** A text that can be found: what it is called, and what else it says. */
export interface Searchable {
  title: string
  text: string
}

/** The same, prepared for comparing. */
interface Prepared<Entry> {
  entry: Entry
  title: string
  text: string
}

/** Entries that are searched, with all words that stand in them. */
export interface SearchIndex<Entry> {
  prepared: readonly Prepared<Entry>[]
  vocabulary: ReadonlySet<string>
}

/** What one word of a search stands for. */
interface Term {
  /** Found in any part of a word. */
  typed: string
  /** What was meant, where it is mistyped. Found at the beginning of a word, and as good as typed. */
  corrected: readonly string[]
  /** Synonyms. Found at the beginning of a word. */
  others: readonly string[]
}

export interface Found<Entry> {
  /** The best first. */
  entries: Entry[]
  /** The words that were looked for in place of mistyped ones. */
  corrected: string[]
}

/** Prepares entries once for many searches. */
export function searchIndex<Entry extends Searchable>(entries: readonly Entry[]): SearchIndex<Entry> {
  const vocabulary = new Set<string>()
  const prepared = entries.map((entry) => {
    // The space in front lets the first word be found at its beginning.
    const title = ` ${wordsOf(entry.title).join(' ')}`
    const text = ` ${wordsOf(entry.text).join(' ')}`
    for (const word of `${title}${text}`.split(' ')) if (word) vocabulary.add(word)
    return { entry, title, text }
  })
  return { prepared, vocabulary }
}

const occurs = (word: string, vocabulary: ReadonlySet<string>): boolean => {
  if (vocabulary.has(word)) return true
  for (const known of vocabulary) if (known.includes(word)) return true
  return false
}

/** Only a word that stands nowhere is taken for a mistyped one. */
function termOf(word: string, vocabulary: ReadonlySet<string>): Term {
  if (hasSynonyms(word) || occurs(word, vocabulary)) {
    return { typed: word, others: synonymsOf(word), corrected: [] }
  }
  const corrected = nearestWords(word, vocabulary)
  return { typed: word, others: corrected.flatMap(synonymsOf), corrected }
}

function points(text: string, { typed, corrected, others }: Term, weight: number): number {
  if ([typed, ...corrected].some((meant) => text.includes(` ${meant}`))) return 4 * weight
  if (text.includes(typed)) return 2 * weight
  return others.some((other) => text.includes(` ${other}`)) ? weight : 0
}

/** The entries in which every word of the search occurs, or one that stands for it. All of them when nothing is searched for. */
export function findEntries<Entry>(
  { prepared, vocabulary }: SearchIndex<Entry>,
  query: string,
): Found<Entry> {
  const words = searchedWords(query)
  if (words.length === 0) {
    // Signs alone are nothing that could be found.
    return { entries: folded(query).trim() ? [] : prepared.map(({ entry }) => entry), corrected: [] }
  }
  const terms = words.map((word) => termOf(word, vocabulary))
  const ranked = prepared.flatMap(({ entry, title, text }) => {
    const each = terms.map((term) => points(title, term, 4) + points(text, term, 1))
    return each.includes(0) ? [] : [{ entry, rank: each.reduce((sum, one) => sum + one, 0) }]
  })
  return {
    entries: ranked.toSorted((one, other) => other.rank - one.rank).map(({ entry }) => entry),
    corrected: [...new Set(terms.flatMap(({ corrected }) => corrected))],
  }
}
