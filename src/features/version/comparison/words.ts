import { differences, type Run } from './differences'

/** Lexical's mark bits: 1 bold, 2 italic, 4 struck out, 8 underlined, 16 code. */
export interface Word {
  text: string
  marks: number
  href?: string
  /** Of a footnote's number: the words of the footnote. */
  note?: Word[]
  /** Of a footnote in both versions: its number and words in the earlier one. */
  earlier?: Word
}

export interface Block {
  name: string
  words: Word[]
}

export type BlockChange =
  | { kind: 'changed' | 'added' | 'removed'; name: string; runs: Run<Word>[] }
  | { kind: 'same'; blocks: readonly Block[] }

/** Splits a text into words with their spaces. Line breaks are separate words. */
export const wordsOf = (text: string, marks = 0, href?: string): Word[] =>
  [...text.matchAll(/\n|[^\S\n]*[^\s]+[^\S\n]*|[^\S\n]+/g)].map(([word]) => ({
    text: word,
    marks,
    ...(href === undefined ? {} : { href }),
  }))

/** Spaces around words are ignored, and so are the numbers of footnotes, which are only their places. */
const keyOfWord = ({ text, marks, href = '', note }: Word): string =>
  note ? 'footnote' : `${text === '\n' ? text : text.trim()} ${marks} ${href}`
const keyOfBlock = ({ name, words }: Block): string =>
  `${name}\n${words.flatMap((word) => [word, ...(word.note ?? [])].map(keyOfWord)).join('\t')}`

/**
 * A word in both has the spaces of the longer one, so that none sticks to a removed one. A footnote is the same if its place is; it
 * carries the earlier one, so that their words can be compared.
 */
function inBoth(earlier: Word, word: Word): Word {
  if (word.note) return { ...word, earlier }
  return earlier.text.length > word.text.length ? { ...word, text: earlier.text } : word
}

export function wordRuns(before: readonly Word[], after: readonly Word[]): Run<Word>[] {
  let at = 0
  return differences(before, after, keyOfWord).map((run) => {
    if (run.kind === 'added') return run
    const earlier = before.slice(at, at + run.items.length)
    at += run.items.length
    return run.kind === 'same'
      ? { ...run, items: run.items.map((word, i) => inBoth(earlier[i] ?? word, word)) }
      : run
  })
}

/** The footnotes at words of a text, with what was changed in them. */
export const noteChanges = ({ kind, items }: Run<Word>): { number: string; runs: Run<Word>[] }[] =>
  items.flatMap(({ text, note, earlier }) =>
    note
      ? [
          {
            number: text,
            runs: kind === 'same' ? wordRuns(earlier?.note ?? note, note) : [{ kind, items: note }],
          },
        ]
      : [],
  )

/** Two blocks are a changed one if they share this part of their words. */
const ALIKE = 0.35
const AHEAD = 20

function isSameChanged(before: Block, after: Block): boolean {
  if (before.name !== after.name) return false
  const words = new Set(before.words.map(({ text }) => text.trim()))
  const shared = after.words.filter(({ text }) => words.has(text.trim())).length
  const most = Math.max(before.words.length, after.words.length)
  return before.name === '' || shared / (most || 1) >= ALIKE
}

function paired(removed: readonly Block[], added: readonly Block[]): BlockChange[] {
  const changes: BlockChange[] = []
  let next = 0
  for (const block of removed) {
    const ahead = added.slice(next, next + AHEAD)
    const at = ahead.findIndex((other) => isSameChanged(block, other))
    const match = ahead[at]
    if (!match) {
      changes.push({ kind: 'removed', name: block.name, runs: [{ kind: 'removed', items: block.words }] })
      continue
    }
    changes.push(...ahead.slice(0, at).map(addedBlock))
    changes.push({ kind: 'changed', name: match.name, runs: wordRuns(block.words, match.words) })
    next += at + 1
  }
  return [...changes, ...added.slice(next).map(addedBlock)]
}

const addedBlock = ({ name, words }: Block): BlockChange => ({
  kind: 'added',
  name,
  runs: [{ kind: 'added', items: words }],
})

export function blockChanges(before: readonly Block[], after: readonly Block[]): BlockChange[] {
  const changes: BlockChange[] = []
  let removed: Block[] = []
  let added: Block[] = []
  const settle = () => {
    changes.push(...paired(removed, added))
    removed = []
    added = []
  }
  for (const { kind, items } of differences(before, after, keyOfBlock)) {
    if (kind === 'removed') removed.push(...items)
    else if (kind === 'added') added.push(...items)
    else {
      settle()
      changes.push({ kind: 'same', blocks: items })
    }
  }
  settle()
  return changes
}
