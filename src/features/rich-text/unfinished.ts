import type { Field } from 'payload'
import { isObject, type Values } from './document'
import { wholeNodeTypeOf } from './node-list'
import { articleText } from './plain-text'
import { placeAfter } from './unreadable'

/** The value in a form of a field that is not filled in; 0 is a list without rows. */
const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === 0 ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

const childrenOf = (node: unknown) => (isObject(node) && Array.isArray(node.children) ? node.children : [])

/** A picture that the browser still sends to the library. */
const isPending = (node: unknown): boolean =>
  isObject(node) && node.type === 'upload' && node.pending !== undefined && node.value === undefined

/** A document as it is stored: blank fields of blocks are left out, and in a draft also pictures that are still being added. */
export function withoutUnfinished(content: unknown, isDraft: boolean): unknown {
  const nodes = (all: unknown[]): unknown[] => all.filter((node) => !(isDraft && isPending(node))).map(stored)
  function stored(node: unknown): unknown {
    if (!isObject(node)) return node
    const { children, fields } = node
    return {
      ...node,
      ...(node.type === 'block' && isObject(fields)
        ? { fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => !isBlank(value))) }
        : {}),
      ...(Array.isArray(children) ? { children: nodes(children) } : {}),
    }
  }
  return isObject(content) ? { ...content, root: stored(content.root) } : content
}

/** A block that cannot be published as it is. */
export interface UnfinishedBlock {
  /** The place of the block, or of the part that it is in, among the parts of the text. */
  at: number
  message: string
  place: string
}

/** Abbreviations keep their capitals. */
const inSentence = (label: string): string => (/^[A-Z][^A-Z]/.test(label) ? label.toLowerCase() : label)
const one = (label: string): string => {
  if (/[^s]s$/.test(label)) return label
  return `${/^[aeiou]/.test(label) ? 'an' : 'a'} ${label}`
}
const labelOf = (field: Field): string =>
  'label' in field && typeof field.label === 'string'
    ? inSentence(field.label)
    : 'name' in field
      ? field.name
      : ''

/** A list with a message of its own about its length has no `required`: Payload would show the problem at once and twice. */
function fewestOf(field: Field): number {
  if ('custom' in field && typeof field.custom?.fewest === 'number') return field.custom.fewest
  return 'required' in field && field.required ? 1 : 0
}

function missingIn(fields: readonly Field[], values: Values): string[] {
  return fields.flatMap((field): string[] => {
    if (!('name' in field)) return []
    const value = values[field.name]
    const rows = Array.isArray(value) ? value : []
    const fewest = fewestOf(field)
    if (fewest > 1 && rows.length < fewest) return [`at least ${fewest} ${labelOf(field)}`]
    if (fewest > 0 && isBlank(value)) return [one(labelOf(field))]
    if (field.type !== 'array') return []
    return rows.flatMap((row, at) =>
      missingIn(field.fields, isObject(row) ? row : {}).map((missing) => `${missing} in entry ${at + 1}`),
    )
  })
}

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

function messagesFor(node: unknown): string[] {
  if (!isObject(node)) return []
  if (isPending(node)) return ['A picture is still being added.']
  const inside = childrenOf(node).flatMap(messagesFor)
  const editor = wholeNodeTypeOf(node)?.editor
  const block =
    editor && ('block' in editor ? editor.block : 'inlineBlock' in editor ? editor.inlineBlock : undefined)
  if (!block) return inside
  const missing = missingIn(block.fields, isObject(node.fields) ? node.fields : {})
  const name = inSentence(typeof block.labels?.singular === 'string' ? block.labels.singular : block.slug)
  return missing.length > 0
    ? [`The ${name} ${name.endsWith('s') ? 'need' : 'needs'} ${listed(missing)}.`, ...inside]
    : inside
}

/** The blocks of an article that lack something, in its order. */
export function unfinishedBlocks(content: unknown): UnfinishedBlock[] {
  const children = isObject(content) ? childrenOf(content.root) : []
  return children.flatMap((node, at) =>
    messagesFor(node).map((message) => ({ at, message, place: placeAfter(children.slice(0, at)) })),
  )
}

const isEmptyRow = (row: unknown): boolean => articleText({ root: { children: [row] } }).trim() === ''

/** Tables with rows in which nothing is written. They can be published. */
export function emptyRows(content: unknown): Pick<UnfinishedBlock, 'at' | 'message'>[] {
  const children = isObject(content) ? childrenOf(content.root) : []
  return children.flatMap((node, at) => {
    const empty = isObject(node) && node.type === 'table' ? childrenOf(node).filter(isEmptyRow).length : 0
    if (empty === 0) return []
    return [{ at, message: `The table has ${empty === 1 ? 'an empty row' : `${empty} empty rows`}.` }]
  })
}

export const notComplete = (blocks: number): string =>
  blocks === 1 ? '1 block is not complete.' : `${blocks} blocks are not complete.`

/** How many blocks are named in one text. */
const NAMED = 6

export function unfinishedText(blocks: readonly UnfinishedBlock[]): string {
  const places = Map.groupBy(blocks.slice(0, NAMED), ({ place }) => place)
  const lines = [...places].map(([place, there]) => {
    const messages = there.map(({ message }) => message).join(' ')
    return `${messages} ${there.length === 1 ? 'It is' : 'They are'} ${place}.`
  })
  const left = blocks.length - NAMED
  return [...lines, ...(left > 0 ? [`Also not complete: ${left} more.`] : [])].join(' ')
}
