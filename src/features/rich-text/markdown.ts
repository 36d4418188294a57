import { blocksAndLines, type HtmlElement, type HtmlNode, isElement, rowsOf } from './html-element'
import { sourceTree, textOf } from './paste/source-tree'

const inlineTags = new Set('a strong em s u code br img sup span picture source'.split(' '))

const isBlock = ({ tag }: HtmlElement) => !inlineTags.has(tag)

const escaped = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<~]|&(?=#?\w+;)/g, '\\$&')

const lineOf = (text: string) =>
  text
    .trim()
    .replace(/^[#>+-]/, '\\$&')
    .replace(/^(\d+)([.)] )/, '$1\\$2')

function codeSpan(text: string): string {
  const ticks = '`'.repeat(Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)) + 1)
  return text.includes('`') ? `${ticks} ${text} ${ticks}` : `${ticks}${text}${ticks}`
}

function link({ attributes: { href = '', role }, children }: HtmlElement): string {
  if (role === 'doc-backlink') return ''
  if (role === 'doc-noteref') return `[^${textOf(children).replace(/\D/g, '')}]`
  return `[${inline(children)}](${href.replace(/[\s()<>\\]/g, encodeURIComponent)})`
}

function marked(children: readonly HtmlNode[], mark: string): string {
  const text = inline(children)
  return text.trim() ? text.replace(/^(\s*)(.*?)(\s*)$/s, `$1${mark}$2${mark}$3`) : text
}

function inlineNode(node: HtmlNode): string {
  if (!isElement(node)) return escaped(node)
  const { tag, attributes, children } = node
  if (tag === 'a') return link(node)
  if (tag === 'strong') return marked(children, '**')
  if (tag === 'em') return marked(children, '*')
  if (tag === 's') return marked(children, '~~')
  if (tag === 'code') return codeSpan(textOf(children))
  if (tag === 'br') return '\\\n'
  if (tag === 'img') return `![${escaped(attributes.alt ?? '')}](${attributes.src ?? ''})`
  return inline(children)
}

/** The parser breaks text at entities. */
const joined = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  nodes.reduce<HtmlNode[]>((all, node) => {
    const last = all.at(-1)
    if (typeof node === 'string' && typeof last === 'string') all[all.length - 1] = last + node
    else all.push(node)
    return all
  }, [])

const inline = (nodes: readonly HtmlNode[]): string => joined(nodes).map(inlineNode).join('')

const indented = (text: string, by: string) => text.replace(/\n(?=.)/g, `\n${by}`)

function list({ tag, children }: HtmlElement): string {
  const items = children.filter(isElement).map((item, at) => {
    const mark = tag === 'ol' ? `${at + 1}. ` : '- '
    return mark + indented(blocks(item.children).join('\n'), ' '.repeat(mark.length))
  })
  return items.join('\n')
}

function code(children: readonly HtmlNode[]): string {
  const text = textOf(children)
  const fence = '`'.repeat(Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)) + 1)
  return `${fence}\n${text}\n${fence}`
}

function table(element: HtmlElement): string {
  const cell = (node: HtmlElement) =>
    inline(node.children).replaceAll('\\\n', ' ').replaceAll('|', '\\|').trim()
  const rows = rowsOf(element).map((row) => row.children.filter(isElement).map(cell))
  const [head = [], ...body] = rows
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const footnotes = (section: HtmlElement): string =>
  section.children
    .filter(isElement)
    .flatMap(({ children }) => children.filter(isElement))
    .map((item, at) => `[^${at + 1}]: ${inline(item.children).trim()}`)
    .join('\n')

function block(element: HtmlElement): string {
  const { tag, attributes, children } = element
  const level = /^h([2-6])$/.exec(tag)?.[1]
  if (level) return `${'#'.repeat(Number(level))} ${inline(children).trim()}`
  if (tag === 'p') return lineOf(inline(children))
  if (tag === 'ul' || tag === 'ol') return list(element)
  if (tag === 'pre') return code(children)
  if (tag === 'hr') return '---'
  if (tag === 'table') return table(element)
  if (attributes.role === 'doc-endnotes') return footnotes(element)
  const inside = blocks(children).join('\n\n')
  return tag === 'blockquote' ? `> ${inside.replaceAll('\n', '\n> ')}` : inside
}

const blocks = (nodes: readonly HtmlNode[]): string[] =>
  blocksAndLines(nodes, isBlock)
    .map((part) => (Array.isArray(part) ? lineOf(inline(part)) : block(part)))
    .filter(Boolean)

export const markdownOf = (cleanHtml: string): string => blocks(sourceTree(cleanHtml)).join('\n\n')
