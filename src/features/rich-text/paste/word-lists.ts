import { type HtmlElement, type HtmlNode, isElement } from '../html-element'
import { element } from './inline'
import { styled } from './source-style'
import { textOf } from './source-tree'

export function wordListLevel(node: HtmlNode): number | undefined {
  if (!isElement(node) || node.tag !== 'p') return undefined
  const found = /\blevel([1-9])\b/.exec(styled(node, 'mso-list'))
  return found ? Number(found[1]) : undefined
}

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

export function wordList(items: readonly HtmlElement[]): HtmlElement[] {
  const roots: HtmlElement[] = []
  const open: { level: number; list: HtmlElement }[] = []
  for (const item of items) {
    const level = wordListLevel(item) ?? 1
    const { mark, children } = withoutMark(item)
    const tag = NUMBER.test(mark) ? 'ol' : 'ul'
    while ((open.at(-1)?.level ?? 0) > level) open.pop()
    let current = open.at(-1)
    // Another kind of list at the same level starts a new list.
    if (current?.level === level && current.list.tag !== tag) {
      open.pop()
      current = open.at(-1)
    }
    if (!current || current.level < level) {
      const list = element(tag, [])
      const parent = current?.list.children.at(-1)
      if (parent && isElement(parent)) parent.children.push(list)
      else roots.push(list)
      current = { level, list }
      open.push(current)
    }
    current.list.children.push(element('li', children))
  }
  return roots
}
