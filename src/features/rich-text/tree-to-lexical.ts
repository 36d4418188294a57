import type { LexicalNode } from './document'
import { blocksAndLines, type HtmlNode, isElement } from './html-element'
import { wholeNodeTypes } from './node-list'
import type { HtmlReader, ReadElement, TextStyle } from './node-type'
import { lineBreakNode } from './nodes/line-break'
import { paragraphNode } from './nodes/paragraph'
import { textNode } from './nodes/text'

const plainStyle: TextStyle = { format: 0, inLink: false }

const readersOf = (kind: 'block' | 'inline') =>
  new Map<string, ReadElement>(
    wholeNodeTypes.flatMap(({ fromHtml }) =>
      'tags' in fromHtml && fromHtml.as === kind
        ? fromHtml.tags.map((tag): [string, ReadElement] => [tag, fromHtml.read])
        : [],
    ),
  )
const blockReaders = readersOf('block')
const inlineReaders = readersOf('inline')

const endsLine = (tag: string) => blockReaders.has(tag) || tag === 'li'

const isSpace = (node: LexicalNode | undefined) =>
  node?.type === 'linebreak' || (node?.type === 'text' && !node.text?.trim())

/** The format of Payload's ids inside a document. */
export const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const reader: HtmlReader = {
  newId,
  plain: (nodes) =>
    nodes
      .map((node) => (isElement(node) ? (node.tag === 'br' ? '\n' : reader.plain(node.children)) : node))
      .join(''),
  inline: (nodes, style) =>
    nodes.flatMap((node): LexicalNode[] => {
      if (!isElement(node)) {
        const collapsed = node.replace(/\s+/g, ' ')
        return collapsed ? [textNode(collapsed, style.format)] : []
      }
      const read = inlineReaders.get(node.tag)
      if (read) return read(node, reader, style)
      const inside = reader.inline(node.children, style)
      // A block in an inline place becomes separate lines.
      return endsLine(node.tag) ? [lineBreakNode(), ...inside, lineBreakNode()] : inside
    }),
  line: (nodes) => {
    const found = reader.inline(nodes, plainStyle)
    while (isSpace(found[0])) found.shift()
    while (isSpace(found.at(-1))) found.pop()
    const [first, last] = [found[0], found.at(-1)]
    if (first?.type === 'text') first.text = first.text?.trimStart()
    if (last?.type === 'text') last.text = last.text?.trimEnd()
    const isBreak = (at: number) => found[at]?.type === 'linebreak'
    return found.filter((_, at) => !(isBreak(at) && isBreak(at - 1) && isBreak(at - 2)))
  },
}

export const treeToLexical = (tree: readonly HtmlNode[]): LexicalNode[] =>
  blocksAndLines(tree, ({ tag }) => blockReaders.has(tag)).flatMap((part) => {
    if (!Array.isArray(part)) return blockReaders.get(part.tag)?.(part, reader, plainStyle) ?? []
    const words = reader.line(part)
    return words.length > 0 ? [paragraphNode(words)] : []
  })
