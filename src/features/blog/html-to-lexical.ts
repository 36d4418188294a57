import { randomBytes } from 'node:crypto'
import { type HtmlElement, type HtmlNode, htmlTree } from './html-tree'
import * as lexical from './lexical-nodes'
import { type LexicalDocument, type LexicalNode, textFormat } from './lexical-nodes'

const formats: Record<string, number> = {
  strong: textFormat.bold,
  em: textFormat.italic,
  u: textFormat.underline,
  code: textFormat.code,
}
const linkRelations = new Set(['nofollow', 'sponsored', 'ugc'])
/** Elements that end a line of text. */
const blocks = new Set('h2 h3 h4 h5 h6 p ul ol blockquote pre table'.split(' '))

/** As Payload makes the ids of blocks and links inside a document. */
const newId = () => randomBytes(12).toString('hex')

const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== 'string'

function plainText(nodes: HtmlNode[]): string {
  return nodes
    .map((node) => (isElement(node) ? (node.tag === 'br' ? '\n' : plainText(node.children)) : node))
    .join('')
}

function inline(nodes: HtmlNode[], format: number, inLink: boolean): LexicalNode[] {
  return nodes.flatMap((node): LexicalNode[] => {
    if (!isElement(node)) {
      const collapsed = node.replace(/\s+/g, ' ')
      return collapsed ? [lexical.text(collapsed, format)] : []
    }
    if (node.tag === 'br') return [lexical.lineBreak()]
    const { href, target, rel = '' } = node.attributes
    if (node.tag === 'a' && href && !inLink) {
      const fields = {
        url: href,
        newTab: target === '_blank',
        rel: rel.split(' ').filter((word) => linkRelations.has(word)),
      }
      return [lexical.link(inline(node.children, format, true), fields, newId())]
    }
    const inside = inline(node.children, format | (formats[node.tag] ?? 0), inLink)
    // A block where only a line of text can stand: its lines stay apart.
    return blocks.has(node.tag) || node.tag === 'li'
      ? [lexical.lineBreak(), ...inside, lexical.lineBreak()]
      : inside
  })
}

const isSpace = (node: LexicalNode | undefined) =>
  node?.type === 'linebreak' || (node?.type === 'text' && !node.text?.trim())

/** A line of text without spaces and empty lines around it. */
function line(nodes: HtmlNode[]): LexicalNode[] {
  const found = inline(nodes, 0, false)
  while (isSpace(found[0])) found.shift()
  while (isSpace(found.at(-1))) found.pop()
  const [first, last] = [found[0], found.at(-1)]
  if (first?.type === 'text') first.text = first.text?.trimStart()
  if (last?.type === 'text') last.text = last.text?.trimEnd()
  return found.filter(
    (node, at) =>
      node.type !== 'linebreak' || found[at - 1]?.type !== 'linebreak' || found[at - 2]?.type !== 'linebreak',
  )
}

function list(node: HtmlElement): LexicalNode {
  const items: LexicalNode[] = []
  for (const child of node.children) {
    if (!isElement(child)) continue
    if (child.tag === 'ul' || child.tag === 'ol') {
      items.push(lexical.listItem([list(child)], items.length + 1))
      continue
    }
    const isList = (part: HtmlNode): part is HtmlElement =>
      isElement(part) && (part.tag === 'ul' || part.tag === 'ol')
    const own = line(child.children.filter((part) => !isList(part)))
    if (own.length > 0) items.push(lexical.listItem(own, items.length + 1))
    // The editor keeps a nested list in an item of its own.
    for (const nested of child.children.filter(isList))
      items.push(lexical.listItem([list(nested)], items.length + 1))
  }
  return lexical.list(node.tag === 'ol' ? 'ol' : 'ul', items)
}

function rows(node: HtmlElement): HtmlElement[] {
  return node.children.filter(isElement).flatMap((child) => (child.tag === 'tr' ? [child] : rows(child)))
}

function table(node: HtmlElement): LexicalNode[] {
  const found = rows(node).map((row) =>
    row.children
      .filter(isElement)
      .filter(({ tag }) => tag === 'td' || tag === 'th')
      .map((cell) => lexical.tableCell([lexical.paragraph(line(cell.children))], cell.tag === 'th')),
  )
  const width = Math.max(0, ...found.map((cells) => cells.length))
  if (width === 0) return []
  // The editor fails on rows of different lengths.
  for (const cells of found)
    while (cells.length < width) cells.push(lexical.tableCell([lexical.paragraph([])], false))
  return [lexical.table(found.map(lexical.tableRow))]
}

function block(node: HtmlElement): LexicalNode[] {
  if (node.tag === 'ul' || node.tag === 'ol') return [list(node)]
  if (node.tag === 'table') return table(node)
  if (node.tag === 'pre')
    return [lexical.codeBlockNode(plainText(node.children).replace(/^\n|\n$/g, ''), newId())]
  const content = line(node.children)
  if (content.length === 0) return []
  if (node.tag === 'blockquote') return [lexical.quote(content)]
  return [/^h[2-6]$/.test(node.tag) ? lexical.heading(node.tag, content) : lexical.paragraph(content)]
}

/**
 * The editor's document of an HTML article. Only the allow-list gets through; text outside of any block
 * becomes paragraphs.
 */
export function htmlToLexical(html: string): LexicalDocument {
  const children: LexicalNode[] = []
  let loose: HtmlNode[] = []
  const flush = () => {
    const content = line(loose)
    if (content.length > 0) children.push(lexical.paragraph(content))
    loose = []
  }
  for (const node of htmlTree(html)) {
    if (isElement(node) && blocks.has(node.tag)) {
      flush()
      children.push(...block(node))
    } else loose.push(node)
  }
  flush()
  return lexical.lexicalDocument(children.length > 0 ? children : [lexical.paragraph([])])
}
