import type { Values } from './document'
import type { NodePart, NodeType } from './node-type'
import { button } from './nodes/button'
import { callToAction } from './nodes/call-to-action'
import { callout } from './nodes/callout'
import { code } from './nodes/code'
import { divider } from './nodes/divider'
import { faqList } from './nodes/faq-list'
import { footnote } from './nodes/footnote'
import { gallery } from './nodes/gallery'
import { heading } from './nodes/heading'
import { lineBreak } from './nodes/line-break'
import { autoLink, link } from './nodes/link'
import { list, listItem } from './nodes/list'
import { paragraph } from './nodes/paragraph'
import { picture } from './nodes/picture'
import { pullQuote } from './nodes/pull-quote'
import { quote } from './nodes/quote'
import { tab } from './nodes/tab'
import { table, tableCell, tableRow } from './nodes/table'
import { text } from './nodes/text'
import { video } from './nodes/video'

/** Every node type of articles and legal pages. Editor, checks and conversions use this list. */
export const nodeTypes: readonly (NodeType | NodePart)[] = [
  ...[paragraph, heading, text, list, listItem, quote, table, tableRow, tableCell],
  ...[link, autoLink, footnote, picture, divider, lineBreak, tab],
  ...[callout, pullQuote, gallery, video, callToAction, button, faqList, code],
]

const isWhole = (entry: NodeType | NodePart): entry is NodeType => !('partOf' in entry)

export const wholeNodeTypes: readonly NodeType[] = nodeTypes.filter(isWhole)

const byType = new Map(nodeTypes.map((entry) => [entry.type, entry]))
const wholeByType = new Map(wholeNodeTypes.map((entry) => [entry.type, entry]))

export function typeOf({ type, fields }: Values): string {
  const isBlock = type === 'block' || type === 'inlineBlock'
  return isBlock ? `${type}:${String((fields as Values | null | undefined)?.blockType)}` : String(type)
}

export const nodeTypeOf = (node: Values): NodeType | NodePart | undefined => byType.get(typeOf(node))
export const wholeNodeTypeOf = (node: Values): NodeType | undefined => wholeByType.get(typeOf(node))
