export interface HtmlElement {
  tag: string
  attributes: Record<string, string>
  children: HtmlNode[]
}
export type HtmlNode = HtmlElement | string

export const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== 'string'
