import { differences, type Run } from './differences'

/** Lexical's mark bits: 1 bold, 2 italic, 4 struck out, 8 underlined, 16 code. */
export interface Word {
  text: string
  marks: number
  href?: string
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

/** Spaces around words are ignored. */
const keyOfWord = ({ text, marks, href = '' }: Word): string =>
  `${text === '\n' ? text : text.trim()} ${marks} ${href}`
const keyOfBlock = ({ name, words }: Block): string => `${name}\n${words.map(keyOfWord).join('\t')}`

export const wordRuns = (before: readonly Word[], after: readonly Word[]): Run<Word>[] =>
  differences(before, after, keyOfWord)

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
