import { isObject, type LexicalNode, type Values } from '@/features/rich-text/document'
import { footnotesIn } from '@/features/rich-text/lexical-to-html'
import { markedPieces } from '@/features/rich-text/marked-text'
import { nodeTypeOf, typeOf, wholeNodeTypeOf } from '@/features/rich-text/node-list'
import { footnoteText } from '@/features/rich-text/nodes/footnote'
import { documentOf } from '@/features/rich-text/references'
import { nameOf } from './names'
import { fieldsText, type Reading } from './values'
import { type Block, type Word, wordsOf } from './words'

const childrenOf = (node: LexicalNode): LexicalNode[] => node.children ?? []

function blockOf(node: LexicalNode) {
  const editor = wholeNodeTypeOf(node)?.editor
  if (!editor) return undefined
  return 'block' in editor ? editor.block : 'inlineBlock' in editor ? editor.inlineBlock : undefined
}

function fieldWords(node: LexicalNode, reading: Reading): string {
  const block = blockOf(node)
  return block && isObject(node.fields) ? fieldsText(block.fields, node.fields, reading) : ''
}

function hrefOf({ fields }: LexicalNode, { names }: Reading): string {
  if (!isObject(fields)) return ''
  const target = fields.linkType === 'internal' ? documentOf(fields.doc) : undefined
  return target ? nameOf(names, target.kind, target.id) : String(fields.url ?? '')
}

/** A footnote as readers see it: its number, and its words elsewhere. Without words, they see none. */
function footnoteWords(node: LexicalNode, { footnotes = [] }: Reading): Word[] {
  const at = footnotes.indexOf(node)
  if (at < 0) return []
  const note = markedPieces(footnoteText(node)).flatMap(({ text, strong, em, href }) =>
    wordsOf(text, (strong ? 1 : 0) + (em ? 2 : 0), href || undefined),
  )
  return [{ text: `[${at + 1}]`, marks: 0, note }]
}

/** A line's words with their marks, links and footnotes. */
function inline(node: LexicalNode, reading: Reading, href?: string): Word[] {
  if (typeof node.text === 'string')
    return wordsOf(node.text, typeof node.format === 'number' ? node.format : 0, href)
  if (node.type === 'linebreak') return wordsOf('\n')
  if (node.type === 'tab') return wordsOf(' ')
  if (node.type === 'inlineBlock') return footnoteWords(node, reading)
  const target = node.type === 'link' || node.type === 'autolink' ? hrefOf(node, reading) : href
  return childrenOf(node).flatMap((child) => inline(child, reading, target))
}

const inlineOf = (node: LexicalNode, reading: Reading): Word[] =>
  childrenOf(node).flatMap((child) => inline(child, reading))

const isList = ({ type }: LexicalNode) => type === 'list'

const listBlocks = (list: LexicalNode, reading: Reading, depth = 1): Block[] =>
  childrenOf(list).flatMap((item) => {
    const words = childrenOf(item).filter((child) => !isList(child))
    const kind = list.listType === 'number' ? 'Numbered entry' : 'List entry'
    const own = {
      name: depth > 1 ? `${kind}, level ${depth}` : kind,
      words: words.flatMap((child) => inline(child, reading)),
    }
    const inner = childrenOf(item)
      .filter(isList)
      .flatMap((child) => listBlocks(child, reading, depth + 1))
    return own.words.length > 0 ? [own, ...inner] : inner
  })

const rowBlock = (row: LexicalNode, reading: Reading): Block => ({
  name: 'Row of a table',
  words: childrenOf(row).flatMap((cell, at) => [
    ...(at > 0 ? wordsOf(' | ') : []),
    ...childrenOf(cell).flatMap((child) => inlineOf(child, reading)),
  ]),
})

function pictureBlock({ value, fields }: LexicalNode, { names }: Reading): Block {
  const id = isObject(value) ? value.id : value
  const caption = isObject(fields) && fields.caption ? `\nCaption: ${String(fields.caption)}` : ''
  return { name: 'Picture', words: wordsOf(`${nameOf(names, 'media', String(id))}${caption}`) }
}

function blocksOf(node: LexicalNode, reading: Reading): Block[] {
  const type = typeOf(node)
  if (type === 'paragraph') return [{ name: 'Paragraph', words: inlineOf(node, reading) }]
  if (type === 'heading')
    return [{ name: `Heading ${String(node.tag ?? '').slice(1)}`, words: inlineOf(node, reading) }]
  if (type === 'quote') return [{ name: 'Quote', words: inlineOf(node, reading) }]
  if (type === 'list') return listBlocks(node, reading)
  if (type === 'table') return childrenOf(node).map((row) => rowBlock(row, reading))
  if (type === 'horizontalrule') return [{ name: 'Dividing line', words: wordsOf('———') }]
  if (type === 'upload') return [pictureBlock(node, reading)]
  const block = blockOf(node)
  if (block)
    return [{ name: String(block.labels?.singular ?? block.slug), words: wordsOf(fieldWords(node, reading)) }]
  return [{ name: 'Text', words: wordsOf(nodeTypeOf(node)?.text(node, '') ?? '') }]
}

/** An empty paragraph is only a gap. */
const hasWords = ({ name, words }: Block) =>
  name !== 'Paragraph' || words.some(({ text }) => text.trim() !== '')

export function textBlocks(content: unknown, reading: Reading): Block[] {
  const root = isObject(content) ? content.root : undefined
  const nodes =
    isObject(root) && Array.isArray(root.children) ? (root.children as (LexicalNode & Values)[]) : []
  const numbered = { footnotes: footnotesIn(nodes), ...reading }
  return nodes.flatMap((node) => blocksOf(node, numbered)).filter(hasWords)
}
