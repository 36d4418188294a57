import { hasSynonyms, joinedPhrases, synonymsOf, synonymsWithin } from './synonyms'
import { nearestWords } from './typing-errors'
import { baseForms } from './word-forms'
import { folded, searchedWords, wordsOf } from './words'

export interface Searchable {
  title: string
  text: string
}

interface Prepared<Entry> {
  entry: Entry
  title: string
  text: string
}

export interface SearchIndex<Entry> {
  prepared: readonly Prepared<Entry>[]
  vocabulary: ReadonlySet<string>
  meant: ReadonlySet<string>
}

interface Term {
  typed: string
  inside: boolean
  /** The intended word, if mistyped. Matches the beginning of a word and counts fully. */
  corrected: readonly string[]
  forms: readonly string[]
  /** Synonyms. Match the beginning of a word. */
  others: readonly string[]
}

export interface Found<Entry> {
  entries: Entry[]
  corrected: string[]
  /** True if no entry has all words. These have the most and rarest. */
  near: boolean
}

const NEAR_ENOUGH = 0.6

export function searchIndex<Entry extends Searchable>(entries: readonly Entry[]): SearchIndex<Entry> {
  // The spaces allow matches at the first word's start and the last word's end.
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

/** They occur within too many words. */
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

/** A single character matches the start of a title's word, or a whole word of a text. */
const pointsInText = (text: string, term: Term): number =>
  points(text, term.typed.length === 1 ? { ...term, typed: `${term.typed} ` } : term, 1)

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

interface Ranked<Entry> {
  entry: Entry
  each: number[]
}

/** The entries with the most terms. Terms that are rare among `total` count more. */
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

/** The entries with every word or an equivalent, otherwise the nearest ones. An empty search returns all. */
export function findEntries<Entry>(index: SearchIndex<Entry>, query: string): Found<Entry> {
  const words = searchedWords(query)
  if (words.length === 0) {
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
