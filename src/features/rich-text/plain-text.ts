import type { Content, LexicalNode } from './document'
import { nodeTypeOf } from './node-list'

function textOf(node: LexicalNode): string {
  const inner = (node.children ?? []).map(textOf).join('')
  return nodeTypeOf(node)?.text(node, inner) ?? `${inner}\n`
}

export const articleText = (content: Content | null | undefined): string =>
  ((content?.root?.children ?? []) as LexicalNode[]).map(textOf).join('').trim()
