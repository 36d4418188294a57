import type { BlockContent, FootnoteDefinition, List, ListItem, PhrasingContent, RootContent } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { stringify } from 'yaml'
import { isObject, type LexicalNode } from '@/features/rich-text/document'
import { lexicalToHtml } from '@/features/rich-text/lexical-to-html'
import { footnoteText } from '@/features/rich-text/nodes/footnote'
import { escapeHtml } from '@/lib/html/escape'
import { contentOf, EMPTY_PARAGRAPH, type Located, RAW, UnreadableMarkdown } from './read'
import { blockFields } from './references'
import { comparable } from './same'

/** The alternative text and the file of a picture, and the file of a document, by its path. */
export interface MarkdownNames {
  alt: (path: string) => string
  /** The address of a file as seen from the file that is written. */
  address: (kind: string, path: string) => string
}

interface Mark {
  bit: number
  wrap: (children: PhrasingContent[]) => PhrasingContent[]
}

const marks: readonly Mark[] = [
  { bit: 1, wrap: (children) => [{ type: 'strong', children }] },
  { bit: 2, wrap: (children) => [{ type: 'emphasis', children }] },
  { bit: 4, wrap: (children) => [{ type: 'delete', children }] },
  { bit: 8, wrap: (children) => [html('<u>'), ...children, html('</u>')] },
]
const CODE = 16

const html = (value: string) => ({ type: 'html' as const, value })

const formatOf = (node: LexicalNode) => (typeof node.format === 'number' ? node.format : 0)

interface Writing {
  names: MarkdownNames
  footnotes: string[]
}

function link(node: LexicalNode, writing: Writing): PhrasingContent[] {
  const { fields = {}, children = [] } = node
  const inside = inline(children, writing)
  const doc = isObject(fields.doc) ? fields.doc : undefined
  const url =
    fields.linkType === 'internal' && doc
      ? writing.names.address(String(doc.relationTo), String(doc.value))
      : String(fields.url ?? '')
  const rel = Array.isArray(fields.rel) ? fields.rel.join(' ') : ''
  if (!fields.newTab && !rel) return [{ type: 'link', url, children: inside as never }]
  const target = fields.newTab ? ' target="_blank"' : ''
  const relations = rel ? ` rel="${escapeHtml(rel)}"` : ''
  return [html(`<a href="${escapeHtml(url)}"${target}${relations}>`), ...inside, html('</a>')]
}

function leaf(node: LexicalNode, writing: Writing): PhrasingContent[] {
  if (node.type === 'linebreak') return [{ type: 'break' }]
  if (node.type === 'text') {
    const value = node.text ?? ''
    return [formatOf(node) & CODE ? { type: 'inlineCode', value } : { type: 'text', value }]
  }
  if (node.type === 'link' || node.type === 'autolink') return link(node, writing)
  if (node.type === 'inlineBlock') {
    const label = String(writing.footnotes.push(footnoteText(node)))
    return [{ type: 'footnoteReference', identifier: label, label }]
  }
  return []
}

/** Neighbours that share a mark stand inside one. */
function inline(nodes: readonly LexicalNode[], writing: Writing, from = 0): PhrasingContent[] {
  const mark = marks[from]
  if (!mark) return nodes.flatMap((node) => leaf(node, writing))
  const written: PhrasingContent[] = []
  for (let at = 0; at < nodes.length; ) {
    const has = (node: LexicalNode | undefined) => node?.type === 'text' && (formatOf(node) & mark.bit) !== 0
    const marked = has(nodes[at])
    let end = at + 1
    while (end < nodes.length && has(nodes[end]) === marked) end++
    const inside = inline(nodes.slice(at, end), writing, from + 1)
    written.push(...(marked ? mark.wrap(inside) : inside))
    at = end
  }
  return written
}

function list({ listType, children = [], start }: LexicalNode, writing: Writing): List {
  const items: ListItem[] = []
  for (const { children: parts = [] } of children) {
    const nested = parts.length > 0 && parts.every(({ type }) => type === 'list')
    const last = items.at(-1)
    if (nested && last) last.children.push(...parts.map((part) => list(part, writing)))
    else
      items.push({
        type: 'listItem',
        spread: false,
        children: nested
          ? parts.map((part) => list(part, writing))
          : [{ type: 'paragraph', children: inline(parts, writing) }],
      })
  }
  const ordered = listType === 'number'
  return { type: 'list', ordered, start: ordered ? Number(start ?? 1) : null, spread: false, children: items }
}

const table = ({ children: rows = [] }: LexicalNode, writing: Writing): BlockContent => ({
  type: 'table',
  children: rows.map(({ children: cells = [] }) => ({
    type: 'tableRow' as const,
    children: cells.map((cell) => ({
      type: 'tableCell' as const,
      children: inline(
        (cell.children ?? []).flatMap((part) => part.children ?? []),
        writing,
      ),
    })),
  })),
})

/** The database keeps no order of a block's fields: they come in that of its form. */
function inOrder(kind: string, fields: Record<string, unknown>): Record<string, unknown> {
  const names = blockFields.get(kind)?.flatMap((field) => ('name' in field ? field.name : [])) ?? []
  const ordered = names.filter((name) => name in fields).map((name) => [name, fields[name]] as const)
  return { ...Object.fromEntries(ordered), ...fields }
}

function fieldsOf(fields: Record<string, unknown>): Record<string, unknown> {
  const { id: _id, blockType: _type, ...rest } = fields
  const kept = Object.entries(rest).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  )
  const plain = (value: unknown): unknown =>
    Array.isArray(value) ? value.map((each) => (isObject(each) ? fieldsOf(each) : each)) : value
  return Object.fromEntries(kept.map(([name, value]) => [name, plain(value)]))
}

function block(node: LexicalNode, writing: Writing): RootContent | undefined {
  const { type, children = [], fields = {} } = node
  if (type === 'paragraph')
    return children.length > 0
      ? { type: 'paragraph', children: inline(children, writing) }
      : html(EMPTY_PARAGRAPH)
  if (type === 'heading')
    return {
      type: 'heading',
      depth: Number(String(node.tag).slice(1)) as 2,
      children: inline(children, writing),
    }
  if (type === 'quote')
    return { type: 'blockquote', children: [{ type: 'paragraph', children: inline(children, writing) }] }
  if (type === 'list') return list(node, writing)
  if (type === 'horizontalrule') return { type: 'thematicBreak' }
  if (type === 'table') return table(node, writing)
  if (type === 'upload') {
    const path = String(node.value)
    const caption = typeof fields.caption === 'string' ? fields.caption : ''
    const url = writing.names.address('media', path)
    const image = { type: 'image' as const, url, alt: writing.names.alt(path), title: caption || null }
    return { type: 'paragraph', children: [image] }
  }
  if (type !== 'block') return undefined
  const kind = String(fields.blockType)
  if (kind === 'code') return { type: 'code', value: String(fields.code ?? '') }
  const value = stringify(fieldsOf(inOrder(kind, fields)), { lineWidth: 0 }).trimEnd()
  return { type: 'code', lang: kind, value }
}

const print = (nodes: RootContent[]) =>
  toMarkdown(
    { type: 'root', children: nodes },
    {
      extensions: [gfmToMarkdown({ tablePipeAlign: false })],
      bullet: '-',
      emphasis: '*',
      rule: '-',
      fences: true,
      listItemIndent: 'one',
    },
  )

const definition = (text: string, at: number): FootnoteDefinition => {
  const label = String(at + 1)
  return {
    type: 'footnoteDefinition',
    identifier: label,
    label,
    // The text has marks of its own, which are written as they are.
    children: [{ type: 'paragraph', children: [html(text)] }],
  }
}

const definitions = (footnotes: readonly string[], from = 0) =>
  footnotes.slice(from).map((text, at) => definition(text, from + at))

// The name of a document while a node is tried out.
const trialNames: MarkdownNames = {
  alt: () => '',
  address: (kind, path) => `quickwin:${kind}:${encodeURIComponent(path)}`,
}
function trialTarget(address: string): Located | undefined {
  const [scheme, kind = '', path = ''] = address.split(':')
  return scheme === 'quickwin' ? { kind, path: decodeURIComponent(path) } : undefined
}

const isEmpty = ({ type, children = [] }: LexicalNode) => type === 'paragraph' && children.length === 0

function withoutEmptyEnds(nodes: readonly LexicalNode[]): readonly LexicalNode[] {
  const first = nodes.findIndex((node) => !isEmpty(node))
  return first < 0 ? [] : nodes.slice(first, nodes.findLastIndex((node) => !isEmpty(node)) + 1)
}

/**
 * Content of the editor as Markdown, with paths in place of ids. Blocks are fences whose text is YAML. What Markdown cannot
 * say is written as HTML, and what HTML cannot say as JSON: reading it gives the same content again.
 */
export function contentToMarkdown(nodes: readonly LexicalNode[], names: MarkdownNames): string {
  const footnotes: string[] = []
  const written: RootContent[] = []
  const reads = (node: LexicalNode, text: string) => {
    try {
      const [back, ...more] = contentOf(text, trialTarget)
      return more.length === 0 && back !== undefined && comparable(back) === comparable(node)
    } catch (error) {
      // A block may have a field that its kind no longer has.
      if (error instanceof UnreadableMarkdown) return false
      throw error
    }
  }
  for (const node of withoutEmptyEnds(nodes)) {
    const trial: string[] = []
    const made = block(node, { names: trialNames, footnotes: trial })
    if (made && reads(node, print([made, ...definitions(trial)]))) {
      const real = block(node, { names, footnotes })
      if (real) written.push(real)
      continue
    }
    const drawn = trial.length === 0 ? lexicalToHtml({ root: { children: [node] } }) : ''
    if (drawn && reads(node, drawn)) written.push(html(drawn))
    else written.push({ type: 'code', lang: RAW, value: JSON.stringify(node, null, 2) })
  }
  return print([...written, ...definitions(footnotes)])
}
