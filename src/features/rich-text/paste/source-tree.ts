import { Parser } from 'htmlparser2'
import type { HtmlElement, HtmlNode } from '../html-element'

/** Deeper levels become part of the last one, without losing text. */
const MAX_DEPTH = 100

/** Parses clipboard HTML with its styles. Runs nothing. */
export function sourceTree(html: string): HtmlNode[] {
  const root: HtmlElement = { tag: '', attributes: {}, children: [] }
  const open: HtmlElement[] = [root]
  let skipped = 0
  const parser = new Parser({
    onopentag(tag, attributes) {
      const element: HtmlElement = { tag, attributes, children: [] }
      open.at(-1)?.children.push(element)
      if (open.length > MAX_DEPTH) skipped++
      else open.push(element)
    },
    ontext: (text) => void open.at(-1)?.children.push(text),
    onclosetag() {
      if (skipped > 0) skipped--
      else open.pop()
    },
  })
  parser.end(html)
  return root.children
}

export const textOf = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : node.tag === 'br' ? '\n' : textOf(node.children)))
    .join('')
