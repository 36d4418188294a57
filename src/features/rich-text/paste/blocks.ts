import { holdsFootnote } from '../footnotes'
import { type HtmlElement, type HtmlNode, isElement } from '../html-element'
import { cleanText } from './clean-text'
import { element, entered, type Inside, inline, special } from './inline'
import { noMarks } from './source-style'
import { textOf } from './source-tree'
import { isLayout, table } from './tables'
import { wordList, wordListLevel } from './word-lists'

const HEADING = /^h[1-6]$/
const CONTAINERS = new Set(
  'html body div section article header footer main aside nav address figure form fieldset center details dl dir menu hgroup p figcaption caption legend summary dt dd li tr td th tbody thead tfoot'.split(
    ' ',
  ),
)
const isBlockTag = (tag: string): boolean =>
  HEADING.test(tag) || CONTAINERS.has(tag) || ['ul', 'ol', 'table', 'blockquote', 'pre', 'hr'].includes(tag)

/** Returns true if an element is or contains a block. Other programs put blocks into inline elements. */
const holdsBlock = (node: HtmlNode): boolean =>
  isElement(node) && (isBlockTag(node.tag) || node.children.some(holdsBlock))

const hasWords = (nodes: readonly HtmlNode[]) => textOf(nodes).trim() !== '' || nodes.some(holdsFootnote)

/** For each node the next one that is not white space. */
function followers(nodes: readonly HtmlNode[]): (HtmlNode | undefined)[] {
  const found: (HtmlNode | undefined)[] = []
  let after: HtmlNode | undefined
  for (let at = nodes.length - 1; at >= 0; at--) {
    found[at] = after
    const node = nodes[at]
    if (node !== undefined && (isElement(node) || node.trim() !== '')) after = node
  }
  return found
}

function paragraphsOf(nodes: HtmlNode[]): HtmlElement[] {
  const parts: HtmlNode[][] = [[]]
  const following = followers(nodes)
  nodes.forEach((node, at) => {
    const next = following[at]
    const isBreak = isElement(node) && node.tag === 'br'
    if (isBreak && next && isElement(next) && next.tag === 'br') parts.push([])
    else parts.at(-1)?.push(node)
  })
  return parts.filter(hasWords).map((part) => element('p', part))
}

const isBreak = (node: HtmlNode | undefined) => node !== undefined && isElement(node) && node.tag === 'br'
const isBlank = (node: HtmlNode | undefined) => typeof node === 'string' && node.trim() === ''

function tidied(nodes: readonly HtmlNode[]): HtmlNode[] {
  const found: HtmlNode[] = []
  for (const node of nodes) {
    if (isBlank(node) && (found.length === 0 || isBreak(found.at(-1)))) continue
    if (isBreak(node)) {
      while (isBlank(found.at(-1))) found.pop()
      if (found.length === 0 || isBreak(found.at(-1))) continue
    }
    found.push(node)
  }
  while (isBreak(found.at(-1)) || isBlank(found.at(-1))) found.pop()
  return found
}

/** Blocks in an inline place, such as a cell, become lines. */
function lines(nodes: readonly HtmlNode[], inside: Inside): HtmlNode[] {
  const found = nodes.flatMap((node): HtmlNode[] => {
    if (!isElement(node) || !holdsBlock(node)) return inline([node], inside)
    const instead = special(node, inside)
    if (instead) return instead
    const content = lines(node.children, entered(node, inside))
    if (!isBlockTag(node.tag)) return content
    return [element('br', []), ...(node.tag === 'li' ? ['• '] : []), ...content, element('br', [])]
  })
  return nodes.some(holdsBlock) ? tidied(found) : found
}

const CHECKED = /\bcheckbox-on\b/
const UNCHECKED = /\bcheckbox-off\b/

/** The checkbox of a task, in several programs' formats. */
function boxOf({ attributes, children }: HtmlElement): string {
  if (attributes.role === 'checkbox') return attributes['aria-checked'] === 'true' ? '☑ ' : '☐ '
  const classes = children.map((child) => (isElement(child) ? (child.attributes.class ?? '') : '')).join(' ')
  return CHECKED.test(classes) ? '☑ ' : UNCHECKED.test(classes) ? '☐ ' : ''
}

function list(node: HtmlElement, inside: Inside): HtmlElement[] {
  const items: HtmlElement[] = []
  for (const child of node.children) {
    if (!isElement(child)) {
      if (child.trim()) items.push(element('li', inline([child], inside)))
      continue
    }
    const nested = child.tag === 'ul' || child.tag === 'ol' ? [child] : nestedLists(child)
    const own = nested[0] === child ? [] : child.children.map((part) => withoutLists(part, nested))
    const words = lines(own.flat(), entered(child, inside))
    const box = boxOf(child)
    if (hasWords(words)) items.push(element('li', box ? [box, ...tidied(words)] : words))
    const inner = nested.flatMap((part) => list(part, inside))
    const last = items.at(-1)
    if (last) last.children.push(...inner)
    else items.push(...inner.flatMap(({ children }) => children.filter(isElement)))
  }
  if (node.tag === 'ol' && Number(node.attributes.start ?? 1) > 1) inside.notes.add('numbering')
  return items.length > 0 ? [element(node.tag === 'ol' ? 'ol' : 'ul', items)] : []
}

function nestedLists({ children }: HtmlElement): HtmlElement[] {
  return children
    .filter(isElement)
    .flatMap((child) =>
      child.tag === 'ul' || child.tag === 'ol' ? [child] : child.tag === 'table' ? [] : nestedLists(child),
    )
}

function withoutLists(node: HtmlNode, lists: readonly HtmlElement[]): HtmlNode[] {
  if (!isElement(node)) return [node]
  if (lists.includes(node)) return []
  return [{ ...node, children: node.children.flatMap((child) => withoutLists(child, lists)) }]
}

function heading(node: HtmlElement, tag: string, inside: Inside): HtmlElement[] {
  // Headings are already bold.
  const words = lines(node.children, { ...inside, marks: noMarks }).map(plainer)
  return hasWords(words) ? [element(tag, words)] : []
}

function plainer(node: HtmlNode): HtmlNode {
  if (!isElement(node)) return node
  const children = node.children.map(plainer)
  const [only] = children
  return (node.tag === 'strong' || node.tag === 'u') && only !== undefined ? only : { ...node, children }
}

const isCaption = (node: HtmlNode) => isElement(node) && node.tag === 'caption'

function headingOf({ tag, attributes }: HtmlElement): string | undefined {
  if (HEADING.test(tag)) return tag
  if (/\bMsoTitle\b/.test(attributes.class ?? '')) return 'h1'
  const level = Number(attributes['aria-level'])
  return attributes.role === 'heading' && level >= 1 && level <= 6 ? `h${level}` : undefined
}

const isQuote = ({ tag, attributes }: HtmlElement) =>
  tag === 'blockquote' || /\bMso(?:Intense)?Quote/.test(attributes.class ?? '')

function blockOf(node: HtmlElement, inside: Inside): HtmlElement[] {
  if (isQuote(node)) {
    const words = lines(node.children, inside)
    return hasWords(words) ? [element('blockquote', words)] : []
  }
  const level = headingOf(node)
  if (level) return heading(node, level, inside)
  switch (node.tag) {
    case 'ul':
    case 'ol':
    case 'dir':
    case 'menu':
      return list(node, inside)
    case 'pre': {
      const code = cleanText(textOf(node.children), inside.notes)
      return code.trim() ? [element('pre', [code])] : []
    }
    case 'hr':
      return [element('hr', [])]
    case 'table':
      if (isLayout(node)) return blocks(node.children, inside)
      return [...blocks(node.children.filter(isCaption), inside), ...table(node, inside, lines)]
    case 'dt':
    case 'summary':
    case 'caption':
      return blocks(node.children, { ...inside, marks: { ...inside.marks, strong: true } })
    default:
      return blocks(node.children, entered(node, inside))
  }
}

export function blocks(nodes: readonly HtmlNode[], inside: Inside): HtmlElement[] {
  const found: HtmlElement[] = []
  let row: HtmlNode[] = []
  const flush = () => {
    found.push(...paragraphsOf(row))
    row = []
  }
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at]
    if (node === undefined) continue
    if (wordListLevel(node) !== undefined) {
      flush()
      const items: HtmlElement[] = []
      for (; at < nodes.length; at++) {
        const item = nodes[at]
        if (item === undefined || (!isElement(item) && !item.trim())) continue
        if (!isElement(item) || wordListLevel(item) === undefined) break
        items.push(item)
      }
      at--
      found.push(...wordList(items).flatMap((made) => list(made, inside)))
      continue
    }
    if (!isElement(node) || !holdsBlock(node)) {
      row.push(...inline([node], inside))
      continue
    }
    flush()
    if (!special(node, inside)) found.push(...blockOf(node, inside))
  }
  flush()
  return found
}
