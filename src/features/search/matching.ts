import { hasSynonyms, joinedPhrases, synonymsOf, synonymsWithin } from './synonyms'
import { nearestWords } from './typing-errors'
import { baseForms } from './word-forms'
import { folded, searchedWords, wordsOf } from './words'

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
  /** Possible words for a mistyped one: words of the entries, and their synonyms. */
  meant: ReadonlySet<string>
}

/** The meanings of one word of a search, or of two that belong together. */
interface Term {
  /** Found at the beginning of a word, and within one where `inside`. */
  typed: string
  inside: boolean
  /** The intended word, if mistyped. Matches the beginning of a word and counts fully. */
  corrected: readonly string[]
  /** The base form. Matches the beginning of a word and counts half. */
  forms: readonly string[]
  /** Synonyms. Found at the beginning of a word. */
  others: readonly string[]
}

export interface Found<Entry> {
  /** The best first. */
  entries: Entry[]
  /** The words that were looked for in place of mistyped ones. */
  corrected: string[]
  /** True when no entry has all words: these have the most of them, and the rarest. */
  near: boolean
}

/** How much of the best one's words an entry must have that comes near. */
const NEAR_ENOUGH = 0.6

/** Prepares entries once for many searches. */
export function searchIndex<Entry extends Searchable>(entries: readonly Entry[]): SearchIndex<Entry> {
  // The spaces around let the first word be found at its beginning, and the last one as a whole.
  const prepared = entries.map((entry) => ({
    entry,
    title: ` ${wordsOf(entry.title).join(' ')} `,
    text: ` ${wordsOf(entry.text).join(' ')} `,
  }))
  const vocabulary = new Set<string>()
  for (const { title, text } of prepared) {
    for (const word of `${title}${text}`.split(' ')) if (word) vocabulary.add(word)
  }
  return { prepared, vocabulary, meant: new Set([...vocabulary, ...synonymsWithin(vocabulary)]) }
}

const occurs = (word: string, vocabulary: ReadonlySet<string>): boolean => {
  if (vocabulary.has(word)) return true
  for (const known of vocabulary) if (known.includes(word)) return true
  return false
}

/** They stand within too many words. */
const FEW_LETTERS = /^[a-z0-9]{1,2}$/

/** Only a word that no entry has, in any form, counts as mistyped. */
function termOf(word: string, { vocabulary, meant }: SearchIndex<unknown>): Term {
  const typed = { typed: word, inside: !FEW_LETTERS.test(word) }
  const knownForms = (of: string) => baseForms(of).filter((form) => vocabulary.has(form) || hasSynonyms(form))
  const forms = knownForms(word)
  if (forms.length > 0 || hasSynonyms(word) || occurs(word, vocabulary)) {
    return { ...typed, corrected: [], forms, others: [word, ...forms].flatMap(synonymsOf) }
  }
  const corrected = nearestWords(word, meant)
  return { ...typed, corrected, forms: corrected.flatMap(knownForms), others: corrected.flatMap(synonymsOf) }
}

function points(text: string, { typed, inside, corrected, forms, others }: Term, weight: number): number {
  const begins = (word: string) => text.includes(` ${word}`)
  if ([typed, ...corrected].some(begins)) return 4 * weight
  if (forms.some(begins) || (inside && text.includes(typed))) return 2 * weight
  return others.some(begins) ? weight : 0
}

/** A letter or digit of its own begins a word of a title, and is a whole word of a text: half of all words begin with one of five. */
const pointsInText = (text: string, term: Term): number =>
  points(text, term.typed.length === 1 ? { ...term, typed: `${term.typed} ` } : term, 1)

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

interface Ranked<Entry> {
  entry: Entry
  /** The points of each term. */
  each: number[]
}

/** The entries that have the most of the terms, of which a rare one among `total` counts more than a frequent one. */
function nearest<Entry>(ranked: readonly Ranked<Entry>[], total: number): Ranked<Entry>[] {
  const terms = ranked[0]?.each ?? []
  const rarity = terms.map((_, term) => {
    const having = ranked.filter(({ each }) => each[term]).length
    return having > 0 ? Math.log2(1 + total / having) : 0
  })
  const weighed = ranked.map((one) => ({
    one,
    weight: sum(one.each.map((has, term) => (has ? (rarity[term] ?? 0) : 0))),
  }))
  const enough = NEAR_ENOUGH * Math.max(0, ...weighed.map(({ weight }) => weight))
  return weighed
    .filter(({ weight }) => weight >= enough)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ one }) => one)
}

const byPoints = <Entry>(ranked: readonly Ranked<Entry>[]) =>
  ranked.toSorted((one, other) => sum(other.each) - sum(one.each))

/**
 * The entries with every word of the search, or an equivalent of it; if there are none,
 * those that come near. All of them when nothing is searched for.
 */
export function findEntries<Entry>(index: SearchIndex<Entry>, query: string): Found<Entry> {
  const words = searchedWords(query)
  if (words.length === 0) {
    // Signs alone are nothing that could be found.
    const entries = folded(query).trim() ? [] : index.prepared.map(({ entry }) => entry)
    return { entries, corrected: [], near: false }
  }
  const terms = joinedPhrases(words).map((word) => termOf(word, index))
  const some = index.prepared.flatMap(({ entry, title, text }) => {
    const each = terms.map((term) => points(title, term, 4) + pointsInText(text, term))
    return each.some(Boolean) ? [{ entry, each }] : []
  })
  const all = some.filter(({ each }) => !each.includes(0))
  const near = all.length === 0 && some.length > 0
  return {
    entries: (near ? nearest(byPoints(some), index.prepared.length) : byPoints(all)).map(
      ({ entry }) => entry,
    ),
    corrected: [...new Set(terms.flatMap(({ corrected }) => corrected))],
    near,
  }
}
