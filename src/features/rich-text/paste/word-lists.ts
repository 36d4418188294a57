import { type HtmlElement, type HtmlNode, isElement } from '../html-element'
import { element } from './inline'
import { styled } from './source-style'
import { textOf } from './source-tree'

export function wordListLevel(node: HtmlNode): number | undefined {
  if (!isElement(node) || node.tag !== 'p') return undefined
  const found = /\blevel([1-9])\b/.exec(styled(node, 'mso-list'))
  return found ? Number(found[1]) : undefined
}

export const hasWordList = (nodes: readonly HtmlNode[]): boolean =>
  nodes.some((node) => isElement(node) && (wordListLevel(node) !== undefined || hasWordList(node.children)))

const isMark = (node: HtmlNode): boolean => isElement(node) && /^ignore$/.test(styled(node, 'mso-list'))

function withoutMark(node: HtmlElement): { mark: string; children: HtmlNode[] } {
  let mark = ''
  const walk = (nodes: readonly HtmlNode[]): HtmlNode[] =>
    nodes.flatMap((child): HtmlNode[] => {
      if (!isElement(child)) return [child]
      if (isMark(child)) {
        mark ||= textOf([child]).trim()
        return []
      }
      return [{ ...child, children: walk(child.children) }]
    })
  const children = walk(node.children)
  return { mark, children }
}

const NUMBER = /^\(?(?:\d+|[a-z]{1,4})[.)]/i

const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 }

function romanNumber(text: string): number {
  const digits = [...text].map((letter) => ROMAN[letter] ?? 0)
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0)
}

/** The number in a mark: 2 for "2.", "1.2.", "b)" and "(ii)". */
function numberIn(mark: string): number {
  const [text = ''] = /(?:\d+|[a-z]+)(?=[.)]*$)/i.exec(mark) ?? []
  const letters = text.toLowerCase()
  if (/^\d/.test(letters)) return Number(letters)
  const isLetter = letters.length === 1 && letters !== 'i'
  return isLetter ? letters.charCodeAt(0) - 96 : romanNumber(letters)
}

/** Word's own id of the list, without the level. */
const listId = (item: HtmlElement): string => styled(item, 'mso-list').replace(/\blevel\d\b/, '')

interface OpenList {
  level: number
  list: HtmlElement
  id: string
}

export function wordList(items: readonly HtmlElement[]): HtmlElement[] {
  const roots: HtmlElement[] = []
  const open: OpenList[] = []
  for (const item of items) {
    const level = wordListLevel(item) ?? 1
    const { mark, children } = withoutMark(item)
    const tag = NUMBER.test(mark) ? 'ol' : 'ul'
    const id = listId(item)
    const number = tag === 'ol' ? numberIn(mark) : 1
    while ((open.at(-1)?.level ?? 0) > level) open.pop()
    let current = open.at(-1)
    const isSameList = current?.list.tag === tag && current.id === id && (tag === 'ul' || number !== 1)
    if (current?.level === level && !isSameList) {
      open.pop()
      current = open.at(-1)
    }
    if (!current || current.level < level) {
      const list: HtmlElement = {
        ...element(tag, []),
        attributes: number > 1 ? { start: String(number) } : {},
      }
      const parent = current?.list.children.at(-1)
      if (parent && isElement(parent)) parent.children.push(list)
      else roots.push(list)
      current = { level, list, id }
      open.push(current)
    }
    current.list.children.push(element('li', children))
  }
  return roots
}
