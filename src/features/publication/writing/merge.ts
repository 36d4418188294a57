import { isObject, type LexicalNode, lexicalDocument, type Values } from '@/features/rich-text/document'
import { differences } from '@/features/version/comparison/differences'
import { textBlocks } from '@/features/version/comparison/text-blocks'
import { readingInBrowser } from '@/features/version/comparison/values'

import { isSameValue } from './values'

export const mergeChoices = ['mine', 'saved', 'both'] as const
export type MergeChoice = (typeof mergeChoices)[number]

/** A place where two versions of a document differ: a field, or neighbouring paragraphs of a text. */
export interface MergePlace {
  name: string
  at: number
  saved: string
  mine: string
  /** Where only the other window changed something, its text. */
  proposed: MergeChoice
}

interface Stretch {
  isSame: boolean
  saved: LexicalNode[]
  mine: LexicalNode[]
}

const childrenOf = (value: unknown): LexicalNode[] | undefined =>
  isObject(value) && isObject(value.root) && Array.isArray(value.root.children)
    ? value.root.children
    : undefined

/** The editor writes these again. */
const OF_THE_EDITOR = new Set(['version', 'direction', 'textFormat', 'textStyle', 'id'])

/** A part of a text without what the editor adds, and without empty values, in one order. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable)
  if (!isObject(value)) return value
  return Object.entries(value)
    .filter(([name, member]) => Boolean(member) && !OF_THE_EDITOR.has(name))
    .map(([name, member]): [string, unknown] => [name, comparable(member)])
    .toSorted(([one], [other]) => one.localeCompare(other))
}

const keyOf = (node: LexicalNode): string => JSON.stringify(comparable(node))

/** Neighbours that were changed in both windows, one by one: as many on both sides belong together in pairs. */
const paired = (stretch: Stretch): Stretch[] =>
  stretch.isSame || stretch.saved.length !== stretch.mine.length
    ? [stretch]
    : stretch.saved.map((node, at) => ({
        isSame: false,
        saved: [node],
        mine: stretch.mine.slice(at, at + 1),
      }))

function stretchesOf(saved: readonly LexicalNode[], mine: readonly LexicalNode[]): Stretch[] {
  const stretches: Stretch[] = []
  for (const { kind, items } of differences(saved, mine, keyOf)) {
    const isSame = kind === 'same'
    const last = stretches.at(-1)
    const stretch = !isSame && last && !last.isSame ? last : { isSame, saved: [], mine: [] }
    if (stretch !== last) stretches.push(stretch)
    if (kind !== 'added') stretch.saved.push(...items)
    if (kind !== 'removed') stretch.mine.push(...items)
  }
  return stretches.flatMap(paired)
}

const textsOf = (saved: unknown, mine: unknown) => {
  const [theirs, own] = [childrenOf(saved), childrenOf(mine)]
  return theirs || own ? stretchesOf(theirs ?? [], own ?? []) : undefined
}

/** A picture, and a block of which only its kind differs, have no words of their own. */
const text = (children: LexicalNode[]): string =>
  textBlocks({ root: { children } }, readingInBrowser)
    .map(({ words }) => words.map((word) => word.text).join(''))
    .join('\n')

const words = (value: unknown): string =>
  value == null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)

/** A side that the form began with is the one that was not changed. Where both are, parts were removed. */
function proposedFor({ saved, mine }: Stretch, begun: ReadonlySet<string>): MergeChoice {
  const [isSavedBegun, isMineBegun] = [saved, mine].map((nodes) =>
    nodes.every((node) => begun.has(keyOf(node))),
  )
  if (!isMineBegun) return 'mine'
  return !isSavedBegun || saved.length < mine.length ? 'saved' : 'mine'
}

/** @param begun what the form began with, or saved last */
export function mergePlaces(
  names: readonly string[],
  saved: Values,
  mine: Values,
  begun: Values,
): MergePlace[] {
  return names.flatMap((name) => {
    const stretches = textsOf(saved[name], mine[name])
    const before = new Set((childrenOf(begun[name]) ?? []).map(keyOf))
    if (!stretches)
      return [
        {
          name,
          at: 0,
          saved: words(saved[name]),
          mine: words(mine[name]),
          proposed: isSameValue(mine[name], begun[name]) ? 'saved' : 'mine',
        },
      ]
    return stretches.flatMap((stretch, at) =>
      stretch.isSame
        ? []
        : [
            {
              name,
              at,
              saved: text(stretch.saved),
              mine: text(stretch.mine),
              proposed: proposedFor(stretch, before),
            },
          ],
    )
  })
}

/** The typed values, with the saved ones where they were chosen. 'Both' is for paragraphs: the saved ones come first. */
export function mergedValues(
  names: readonly string[],
  saved: Values,
  mine: Values,
  choice: (name: string, at: number) => MergeChoice,
): Values {
  const merged = { ...mine }
  for (const name of names) {
    const stretches = textsOf(saved[name], mine[name])
    if (stretches)
      merged[name] = lexicalDocument(
        stretches.flatMap((stretch, at) => {
          const chosen = stretch.isSame ? 'mine' : choice(name, at)
          return chosen === 'both' ? [...stretch.saved, ...stretch.mine] : stretch[chosen]
        }),
      )
    else if (choice(name, 0) === 'saved') merged[name] = saved[name]
  }
  return merged
}
