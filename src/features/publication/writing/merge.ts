import { isObject, type LexicalNode, lexicalDocument, type Values } from '@/features/rich-text/document'
import { footnotesIn } from '@/features/rich-text/lexical-to-html'
import { markedTextHtml } from '@/features/rich-text/marked-text'
import { typeOf } from '@/features/rich-text/node-list'
import { footnote, footnoteText } from '@/features/rich-text/nodes/footnote'
import { documentOf, referenceKey } from '@/features/rich-text/references'
import { differences } from '@/features/version/comparison/differences'
import { textBlocks } from '@/features/version/comparison/text-blocks'
import { readingInBrowser } from '@/features/version/comparison/values'
import { type BlockChange, blockChanges, wordRuns, wordsOf } from '@/features/version/comparison/words'

import { isSameValue } from './values'

export const mergeChoices = ['mine', 'saved', 'both'] as const
export type MergeChoice = (typeof mergeChoices)[number]

/** A place where two versions of a document differ: a field, or neighbouring paragraphs of a text. */
export interface MergePlace {
  name: string
  at: number
  /** From the saved text to mine. */
  changes: BlockChange[]
  /** Where only the other window changed something, its text. Where both changed a paragraph, both: nothing goes without a choice. */
  proposed: MergeChoice
}

interface Section {
  isSame: boolean
  saved: LexicalNode[]
  mine: LexicalNode[]
}

const childrenOf = (value: unknown): LexicalNode[] | undefined =>
  isObject(value) && isObject(value.root) && Array.isArray(value.root.children)
    ? value.root.children
    : undefined

/** The editor writes these again, and readers see none of them. */
const OF_THE_EDITOR = new Set(['version', 'direction', 'format', 'indent', 'textFormat', 'textStyle', 'id'])

/** Lexical's bits of the marks that readers see: bold, italic, struck out, underlined, code. */
const SEEN_MARKS = 31
const BOLD_OR_ITALIC = 3

interface Stretch extends Values {
  type: 'text'
  text: string
  marks: number
}

const isStretch = (value: unknown): value is Stretch =>
  isObject(value) && value.type === 'text' && typeof value.text === 'string'

/** A space looks the same in bold. */
const stretchesOf = ({ text, format }: Values): Stretch[] =>
  String(text)
    .split(/(\s+)/)
    .filter(Boolean)
    .map((part) => {
      const marks = Number(format ?? 0) & SEEN_MARKS
      return { type: 'text', text: part, marks: part.trim() ? marks : marks & ~BOLD_OR_ITALIC }
    })

/** A line as readers see it, however the editor has cut its words into nodes. Spaces at its end do not show. */
function lineOf(nodes: readonly unknown[], inLink: boolean): unknown[] {
  const line: unknown[] = []
  for (const node of nodes.flatMap((each) => (isStretch(each) ? stretchesOf(each) : [each]))) {
    const last = line.at(-1)
    if (isStretch(node) && isStretch(last) && node.marks === last.marks) last.text += node.text
    else line.push(node)
  }
  const last = line.at(-1)
  if (isStretch(last) && !inLink) last.text = last.text.trimEnd()
  return line.filter((node) => !isStretch(node) || node.text)
}

/** Footnotes and links have ids, and values of the editor's windows. */
function asRead(node: Values): Values {
  const { type, fields, children } = node
  if (typeOf(node) === footnote.type) return { type, words: markedTextHtml(footnoteText(node).trim()) }
  if ((type !== 'link' && type !== 'autolink') || !isObject(fields)) return node
  const { linkType, doc, url, newTab, rel } = fields
  const target = linkType === 'internal' ? documentOf(doc) : undefined
  return {
    type: 'link',
    href: target ? referenceKey(target.kind, target.id) : url,
    newTab,
    rel: String(rel ?? ''),
    children,
  }
}

/** A part of a text without what the editor adds, and without empty values, in one order. */
function comparable(value: unknown, inLink = false): unknown {
  if (Array.isArray(value)) return lineOf(value, inLink).map((each) => comparable(each))
  if (!isObject(value)) return value
  const node = asRead(value)
  return Object.entries(node)
    .filter(([name, member]) => Boolean(member) && !OF_THE_EDITOR.has(name))
    .map(([name, member]): [string, unknown] => [name, comparable(member, node.type === 'link')])
    .toSorted(([one], [other]) => one.localeCompare(other))
}

const keyOf = (node: LexicalNode): string => JSON.stringify(comparable(node))

/** Neighbours that were changed in both windows, one by one: as many on both sides belong together in pairs. */
const paired = (section: Section): Section[] =>
  section.isSame || section.saved.length !== section.mine.length
    ? [section]
    : section.saved.map((node, at) => ({
        isSame: false,
        saved: [node],
        mine: section.mine.slice(at, at + 1),
      }))

function sectionsOf(saved: readonly LexicalNode[], mine: readonly LexicalNode[]): Section[] {
  const sections: Section[] = []
  for (const { kind, items } of differences(saved, mine, keyOf)) {
    const isSame = kind === 'same'
    const last = sections.at(-1)
    const section = !isSame && last && !last.isSame ? last : { isSame, saved: [], mine: [] }
    if (section !== last) sections.push(section)
    if (kind !== 'added') section.saved.push(...items)
    if (kind !== 'removed') section.mine.push(...items)
  }
  return sections.flatMap(paired)
}

const textsOf = (saved: unknown, mine: unknown) => {
  const [theirs, own] = [childrenOf(saved), childrenOf(mine)]
  return theirs || own ? sectionsOf(theirs ?? [], own ?? []) : undefined
}

const words = (value: unknown) =>
  wordsOf(value == null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value))

/** The blocks of a text, or of a part of one with the numbers that its footnotes have in the whole. */
const blocks = (whole: unknown, part = childrenOf(whole) ?? []) =>
  textBlocks(
    { root: { children: part } },
    { ...readingInBrowser, footnotes: footnotesIn(childrenOf(whole) ?? []) },
  )

/** What differs in a field between the saved version and mine. */
export const changesBetween = (saved: unknown, mine: unknown): BlockChange[] =>
  childrenOf(saved) || childrenOf(mine)
    ? blockChanges(blocks(saved), blocks(mine))
    : [{ kind: 'changed', name: '', runs: wordRuns(words(saved), words(mine)) }]

/** A side that the form began with is the one that was not changed. Where both are, parts were removed. */
function proposedFor({ saved, mine }: Section, begun: ReadonlySet<string>): MergeChoice {
  const [isSavedBegun, isMineBegun] = [saved, mine].map((nodes) =>
    nodes.every((node) => begun.has(keyOf(node))),
  )
  if (!isMineBegun) return isSavedBegun ? 'mine' : 'both'
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
    const sections = textsOf(saved[name], mine[name])
    const before = new Set((childrenOf(begun[name]) ?? []).map(keyOf))
    if (!sections)
      return [
        {
          name,
          at: 0,
          changes: changesBetween(saved[name], mine[name]),
          proposed: isSameValue(mine[name], begun[name]) ? 'saved' : 'mine',
        },
      ]
    return sections.flatMap((section, at) =>
      section.isSame
        ? []
        : [
            {
              name,
              at,
              changes: blockChanges(blocks(saved[name], section.saved), blocks(mine[name], section.mine)),
              proposed: proposedFor(section, before),
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
    const sections = textsOf(saved[name], mine[name])
    if (sections)
      merged[name] = lexicalDocument(
        sections.flatMap((section, at) => {
          const chosen = section.isSame ? 'mine' : choice(name, at)
          return chosen === 'both' ? [...section.saved, ...section.mine] : section[chosen]
        }),
      )
    else if (choice(name, 0) === 'saved') merged[name] = saved[name]
  }
  return merged
}
