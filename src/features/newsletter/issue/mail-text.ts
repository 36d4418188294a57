import {
  blocksAndLines,
  type HtmlElement,
  type HtmlNode,
  isElement,
  rowsOf,
} from '@/features/rich-text/html-element'
import { isBlock } from './mail-html'

const words = (text: string) => text.replace(/\s+/g, ' ')

function line(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return words(node)
      if (node.tag === 'br') return '\n'
      const inner = line(node.children)
      const { href } = node.attributes
      return node.tag === 'a' && href && href !== inner ? `${inner} (${href})` : inner
    })
    .join('')
}

const plain = (node: HtmlNode): string => (isElement(node) ? node.children.map(plain).join('') : node)

const indented = (text: string, first: string) => {
  const gap = ' '.repeat(first.length)
  return text
    .split('\n')
    .map((part, index) => (index === 0 ? first : gap) + part)
    .join('\n')
}

function list({ tag, children }: HtmlElement): string {
  return children
    .filter(isElement)
    .map((item, index) => indented(blocks(item.children, '\n'), tag === 'ol' ? `${index + 1}. ` : '- '))
    .join('\n')
}

const table = (node: HtmlElement): string =>
  rowsOf(node)
    .map((row) =>
      row.children
        .filter(isElement)
        .map((cell) => blocks(cell.children, ' ').replaceAll('\n', ' '))
        .join(' | '),
    )
    .join('\n')

function block(node: HtmlElement): string {
  const { tag, children } = node
  if (tag === 'ul' || tag === 'ol') return list(node)
  if (tag === 'table') return table(node)
  if (tag === 'hr') return '* * *'
  if (tag === 'pre') return indented(plain(node), '    ')
  if (tag === 'blockquote')
    return blocks(children, '\n')
      .split('\n')
      .map((part) => `> ${part}`)
      .join('\n')
  if (tag === 'h2')
    return `${line(children).trim()}\n${'-'.repeat(Math.min(line(children).trim().length, 60))}`
  return blocks(children, '\n\n')
}

const blocks = (nodes: readonly HtmlNode[], between: string): string =>
  blocksAndLines(nodes, isBlock)
    .map((part) => (Array.isArray(part) ? line(part).trim() : block(part)))
    .filter((text) => text.trim())
    .join(between)

export const mailText = (nodes: readonly HtmlNode[]): string => blocks(nodes, '\n\n')
