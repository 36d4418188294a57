export interface HtmlElement {
  tag: string
  attributes: Record<string, string>
  children: HtmlNode[]
}
export type HtmlNode = HtmlElement | string

export const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== 'string'

export function blocksAndLines(nodes: readonly HtmlNode[], isBlock: (element: HtmlElement) => boolean) {
  const parts: (HtmlElement | HtmlNode[])[] = []
  for (const node of nodes) {
    const last = parts.at(-1)
    if (isElement(node) && isBlock(node)) parts.push(node)
    else if (Array.isArray(last)) last.push(node)
    else parts.push([node])
  }
  return parts
}

export const rowsOf = ({ children }: HtmlElement): HtmlElement[] =>
  children.filter(isElement).flatMap((child) => (child.tag === 'tr' ? [child] : rowsOf(child)))
