import { pictureOf } from '@/features/media/picture'
import type { Media } from '@/payload-types'
import type { Content, LexicalNode } from './document'
import { wholeNodeTypeOf, wholeNodeTypes } from './node-list'
import type { HtmlWriter } from './node-type'
import { type Reference, type References, referenceKey } from './references'
import { sanitiserOfOwnHtml } from './sanitise-html'

const sanitise = sanitiserOfOwnHtml(wholeNodeTypes.flatMap(({ ownHtml }) => ownHtml ?? []))

const noReferences: References = new Map()

function htmlWriter(references: References): HtmlWriter {
  const writer: HtmlWriter = {
    inner: (nodes) => nodes.map((node) => wholeNodeTypeOf(node)?.toHtml(node, writer) ?? '').join(''),
    picture: (value) =>
      typeof value === 'object' && value !== null
        ? pictureOf(value as Media)
        : references.get(referenceKey('media', value))?.picture,
    shown: (kind, id) => references.get(referenceKey(kind, id)),
  }
  return writer
}

/**
 * The HTML of an article: the specification's allow-list and what our own nodes add to it, nothing else,
 * whatever the stored document holds. Other documents appear when they are given; pictures also when they
 * were read with this one (depth 1).
 */
export function lexicalToHtml(
  content: Content | null | undefined,
  references: References = noReferences,
): string {
  if (!content?.root) return ''
  return sanitise(htmlWriter(references).inner(content.root.children as LexicalNode[]))
}

/** All documents that content names and that were not read with it. */
export function referencesIn(content: Content | null | undefined): Reference[] {
  const found = (nodes: LexicalNode[]): Reference[] =>
    nodes.flatMap((node) => [
      ...(wholeNodeTypeOf(node)?.references?.(node) ?? []),
      ...found(node.children ?? []),
    ])
  return found((content?.root?.children ?? []) as LexicalNode[])
}
