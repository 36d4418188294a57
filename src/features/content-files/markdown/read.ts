import type {
  Definition,
  FootnoteDefinition,
  Image,
  ListItem,
  PhrasingContent,
  Root,
  RootContent,
  Table,
} from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { parse } from 'yaml'
import { unescapeText } from '@/features/rich-text/clean-html'
import { elementNode, isObject, type LexicalNode } from '@/features/rich-text/document'
import { htmlToLexical } from '@/features/rich-text/html-to-lexical'
import { lineBreakNode } from '@/features/rich-text/nodes/line-break'
import { paragraphNode } from '@/features/rich-text/nodes/paragraph'
import { textNode } from '@/features/rich-text/nodes/text'
import { blockFields } from './references'

export const EMPTY_PARAGRAPH = '<!-- -->'
export const RAW = 'node'

export interface Located {
  kind: string
  path: string
}

/** The document that an address in a text means. Undefined for an address of the web. */
export type Locate = (address: string) => Located | undefined

/** Its message begins with the line of what cannot be read. */
export class UnreadableMarkdown extends Error {}

function fail(node: { position?: { start: { line: number } } | undefined }, problem: string): never {
  throw new UnreadableMarkdown(`line ${node.position?.start.line ?? 1}: ${problem}`)
}

interface Reading {
  source: string
  locate: Locate
  notes: ReadonlyMap<string, FootnoteDefinition>
  definitions: ReadonlyMap<string, Definition>
}

const bits: Readonly<Record<string, number>> = { strong: 1, emphasis: 2, delete: 4 }
const CODE = 16
const UNDERLINE = 8

let made = 0
/** Ids of blocks are only unique inside a document. */
const newId = () => (++made).toString(16).padStart(24, '0')

function linkNode(url: string, children: LexicalNode[], reading: Reading, more: object = {}): LexicalNode {
  const found = reading.locate(url)
  const target = found
    ? { linkType: 'internal', doc: { relationTo: found.kind, value: found.path } }
    : { linkType: 'custom', url }
  const fields = { ...target, newTab: false, rel: [], ...more }
  return elementNode('link', children, { version: 3, id: newId(), fields })
}

const ATTRIBUTE = /([a-z]+)="([^"]*)"/g

/** The marks that Markdown has no sign for: underlined words, and links with more than an address. */
function tagged(nodes: readonly PhrasingContent[], at: number, format: number, reading: Reading) {
  const node = nodes[at]
  const tag = node?.type === 'html' ? /^<(u|a)(\s[^>]*)?>$/.exec(node.value) : null
  if (!tag) return undefined
  const end = nodes.findIndex(
    (each, place) => place > at && each.type === 'html' && each.value === `</${tag[1]}>`,
  )
  if (end < 0) return undefined
  const between = nodes.slice(at + 1, end)
  if (tag[1] === 'u') return { nodes: inline(between, format | UNDERLINE, reading), end }
  const attributes = Object.fromEntries(
    [...(tag[2] ?? '').matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, unescapeText(value)]),
  )
  const more = {
    newTab: attributes.target === '_blank',
    rel: (attributes.rel ?? '').split(' ').filter(Boolean),
  }
  return { nodes: [linkNode(attributes.href ?? '', inline(between, format, reading), reading, more)], end }
}

function footnote(identifier: string, reading: Reading): string {
  const note = reading.notes.get(identifier)
  const [first, last] = [note?.children[0], note?.children.at(-1)]
  const text = reading.source.slice(first?.position?.start.offset ?? 0, last?.position?.end.offset ?? 0)
  return text.replace(/\s+/g, ' ').trim()
}

function inlineNode(node: PhrasingContent, format: number, reading: Reading): LexicalNode[] {
  if (node.type === 'text') return [textNode(node.value.replaceAll('\n', ' '), format)]
  if (node.type === 'inlineCode') return [textNode(node.value, format | CODE)]
  if (node.type === 'break') return [lineBreakNode()]
  if (node.type === 'strong' || node.type === 'emphasis' || node.type === 'delete')
    return inline(node.children, format | (bits[node.type] ?? 0), reading)
  if (node.type === 'link') return [linkNode(node.url, inline(node.children, format, reading), reading)]
  if (node.type === 'linkReference') {
    const url = reading.definitions.get(node.identifier)?.url ?? ''
    return [linkNode(url, inline(node.children, format, reading), reading)]
  }
  if (node.type === 'footnoteReference') {
    const fields = { id: newId(), blockType: 'footnote', text: footnote(node.identifier, reading) }
    return [{ type: 'inlineBlock', version: 1, fields }]
  }
  if (node.type === 'html')
    return /^<br\s*\/?>$/.test(node.value) ? [lineBreakNode()] : [textNode(node.value, 0)]
  return fail(node, 'a picture needs a paragraph of its own.')
}

function inline(nodes: readonly PhrasingContent[], format: number, reading: Reading): LexicalNode[] {
  const found: LexicalNode[] = []
  for (let at = 0; at < nodes.length; at++) {
    const tag = tagged(nodes, at, format, reading)
    const node = nodes[at]
    if (tag) {
      found.push(...tag.nodes)
      at = tag.end
    } else if (node) found.push(...inlineNode(node, format, reading))
  }
  // Neighbours of one style are one text, as the editor has it.
  return found.reduce<LexicalNode[]>((all, node) => {
    const last = all.at(-1)
    if (last?.type === 'text' && node.type === 'text' && last.format === node.format)
      all[all.length - 1] = textNode(`${last.text}${node.text}`, Number(node.format))
    else all.push(node)
    return all
  }, [])
}

const PLAIN = 0

/** Paragraphs in a place for one: lines with an empty one between. */
const lines = (nodes: readonly RootContent[], reading: Reading): LexicalNode[] =>
  nodes.flatMap((node, at) => {
    if (node.type !== 'paragraph') return fail(node, 'only text and lists can stand here.')
    const words = inline(node.children, PLAIN, reading)
    return at > 0 ? [lineBreakNode(), lineBreakNode(), ...words] : words
  })

function listNode(node: Extract<RootContent, { type: 'list' }>, reading: Reading): LexicalNode {
  const items: LexicalNode[] = []
  const add = (inside: LexicalNode[]) =>
    items.push(elementNode('listitem', inside, { value: items.length + 1 }))
  const item = ({ children }: ListItem) => {
    const words = lines(
      children.filter(({ type }) => type !== 'list'),
      reading,
    )
    const nested = children.filter((child) => child.type === 'list')
    if (words.length > 0 || nested.length === 0) add(words)
    for (const each of nested) add([listNode(each, reading)])
  }
  for (const each of node.children) item(each)
  const ordered = node.ordered === true
  const kind = { tag: ordered ? 'ol' : 'ul', listType: ordered ? 'number' : 'bullet' }
  return elementNode('list', items, { ...kind, start: node.start ?? 1 })
}

const tableNode = ({ children: rows }: Table, reading: Reading) =>
  elementNode(
    'table',
    rows.map(({ children: cells }, at) =>
      elementNode(
        'tablerow',
        cells.map(({ children }) =>
          elementNode('tablecell', [paragraphNode(inline(children, PLAIN, reading))], {
            headerState: at === 0 ? 1 : 0,
            colSpan: 1,
            rowSpan: 1,
            backgroundColor: null,
          }),
        ),
      ),
    ),
  )

export const pictureNode = (path: string, caption: string): LexicalNode => ({
  type: 'upload',
  version: 3,
  format: '',
  id: newId(),
  relationTo: 'media',
  value: path,
  fields: caption ? { caption } : {},
})

function picture({ url, title, position }: Image, reading: Reading): LexicalNode {
  const found = reading.locate(url)
  if (found?.kind !== 'media') return fail({ position }, `the picture "${url}" is not one of this site.`)
  return pictureNode(found.path, title ?? '')
}

const withRowIds = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((row) => (isObject(row) && !row.relationTo ? { id: newId(), ...row } : row))
    : value

export const blockNode = (blockType: string, fields: Record<string, unknown>): LexicalNode => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: newId(), blockType, blockName: '', ...fields },
})

function fence(node: Extract<RootContent, { type: 'code' }>): LexicalNode {
  const { lang, value } = node
  if (lang !== RAW && (!lang || !blockFields.has(lang) || lang === 'code'))
    return blockNode('code', { code: value })
  try {
    if (lang === RAW) return JSON.parse(value) as LexicalNode
    const fields: unknown = parse(value)
    if (!isObject(fields)) throw new Error('fields are missing')
    const known = new Set(blockFields.get(lang)?.flatMap((field) => ('name' in field ? field.name : [])))
    const unknown = Object.keys(fields).find((name) => !known.has(name) && name !== 'blockName')
    if (unknown) throw new Error(`"${unknown}" is no field of it`)
    return blockNode(
      lang,
      Object.fromEntries(Object.entries(fields).map(([name, held]) => [name, withRowIds(held)])),
    )
  } catch (error) {
    return fail(
      node,
      `the block "${lang}" cannot be read: ${error instanceof Error ? error.message : error}.`,
    )
  }
}

function block(node: RootContent, reading: Reading): LexicalNode[] {
  switch (node.type) {
    case 'paragraph': {
      const [only] = node.children
      if (node.children.length === 1 && only?.type === 'image') return [picture(only, reading)]
      return [paragraphNode(inline(node.children, PLAIN, reading))]
    }
    case 'heading':
      // The title is the page's only heading of the first level.
      return [
        elementNode('heading', inline(node.children, PLAIN, reading), { tag: `h${Math.max(2, node.depth)}` }),
      ]
    case 'blockquote':
      return [elementNode('quote', lines(node.children, reading))]
    case 'list':
      return [listNode(node, reading)]
    case 'code':
      return [fence(node)]
    case 'thematicBreak':
      return [{ type: 'horizontalrule', version: 1 }]
    case 'table':
      return [tableNode(node, reading)]
    case 'html':
      return node.value === EMPTY_PARAGRAPH
        ? [paragraphNode([])]
        : (htmlToLexical(node.value).root.children as LexicalNode[])
    case 'definition':
    case 'footnoteDefinition':
      return []
    default:
      return fail(node, `"${node.type}" cannot be read.`)
  }
}

const byIdentifier = <Type extends 'definition' | 'footnoteDefinition'>({ children }: Root, type: Type) =>
  new Map(
    children.flatMap((node) => (node.type === type ? [[node.identifier, node] as const] : [])),
  ) as unknown as ReadonlyMap<string, Extract<RootContent, { type: Type }>>

/**
 * The nodes of the editor for a Markdown text, with paths in place of ids.
 * @throws UnreadableMarkdown with the line and what is wrong in it
 */
export function contentOf(source: string, locate: Locate): LexicalNode[] {
  const root = fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
  const reading: Reading = {
    source,
    locate,
    notes: byIdentifier(root, 'footnoteDefinition'),
    definitions: byIdentifier(root, 'definition'),
  }
  return root.children.flatMap((node) => block(node, reading))
}
