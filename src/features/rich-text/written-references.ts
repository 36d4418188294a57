import type { Content, LexicalNode } from './document'
import { markedTextLinks } from './marked-text'
import { nodeTypeOf, wholeNodeTypeOf } from './node-list'
import { textIn } from './nodes/block-parts'
import { articleText } from './plain-text'
import type { Reference } from './references'

/** `at` is the place of the part that it is in, among the parts of the text. */
export type WrittenReference = { words: string; at?: number } & (Reference | { href: string })

/** The cover picture of an article, so that its words are looked at too. */
export const coverReference = (id: string): WrittenReference[] =>
  id ? [{ kind: 'media', id, words: 'Cover picture' }] : []

const MAX_LENGTH = 80

function wordsAt(node: LexicalNode): string {
  const text = articleText({ root: { children: [node] } }).replace(/\s+/g, ' ')
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text
}

function hrefOf({ fields }: LexicalNode): string {
  return typeof fields?.url === 'string' ? fields.url.trim() : ''
}

const markedTypes = new Set(['block:callout', 'inlineBlock:footnote'])

export function writtenReferences(content: Content | null | undefined): WrittenReference[] {
  const found = (nodes: LexicalNode[]): WrittenReference[] =>
    nodes.flatMap((node) => {
      if (!nodeTypeOf(node)?.hasShape(node)) return []
      const named = wholeNodeTypeOf(node)?.references?.(node) ?? []
      const linked = named.filter(({ kind }) => kind !== 'media' && kind !== 'faqs')
      const href = linked.length === 0 ? hrefOf(node) : ''
      const words = named.length > 0 || href ? wordsAt(node) : ''
      return [
        ...named.map((reference) => ({ words, ...reference })),
        ...(href ? [{ words, href }] : []),
        ...(markedTypes.has(nodeTypeOf(node)?.type ?? '') ? markedTextLinks(textIn(node, 'text')) : []),
        ...found(node.children ?? []),
      ]
    })
  const parts = (content?.root?.children ?? []) as LexicalNode[]
  return parts.flatMap((part, at) => found([part]).map((reference) => ({ ...reference, at })))
}
