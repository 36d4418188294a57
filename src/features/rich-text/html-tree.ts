import { unescapeText } from './clean-html'
import type { HtmlElement, HtmlNode } from './html-element'
import { sanitiseArticleHtml } from './sanitise-html'

const TOKEN = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/g
const ATTRIBUTE = /([a-z]+)="([^"]*)"/g

export function htmlTree(html: string, sanitise = sanitiseArticleHtml): HtmlNode[] {
  const root: HtmlElement = { tag: '', attributes: {}, children: [] }
  const open = [root]
  for (const [text, closing, tag, rest = ''] of sanitise(html).matchAll(TOKEN)) {
    const parent = open[open.length - 1] ?? root
    if (!tag) parent.children.push(unescapeText(text))
    else if (closing) {
      const at = open.findLastIndex((element) => element.tag === tag)
      if (at > 0) open.length = at
    } else {
      const attributes: Record<string, string> = {}
      for (const [, name = '', value = ''] of rest.matchAll(ATTRIBUTE)) attributes[name] = unescapeText(value)
      const element: HtmlElement = { tag, attributes, children: [] }
      parent.children.push(element)
      if (tag !== 'br' && tag !== 'hr') open.push(element)
    }
  }
  return root.children
}
