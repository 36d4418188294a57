import { pictureOf } from '@/features/media/picture'
import type { Media } from '@/payload-types'
import type { Content, LexicalNode } from './document'
import { typeOf, wholeNodeTypeOf, wholeNodeTypes } from './node-list'
import type { HtmlWriter } from './node-type'
import { footnote, footnoteList, footnoteText } from './nodes/footnote'
import { type Reference, type References, referenceKey } from './references'
import { sanitiserOfOwnHtml } from './sanitise-html'

const sanitise = sanitiserOfOwnHtml(wholeNodeTypes.flatMap(({ ownHtml }) => ownHtml ?? []))

const noReferences: References = new Map()

/** Every footnote with words, in the order of the text. */
export const footnotesIn = (nodes: readonly LexicalNode[]): LexicalNode[] =>
  nodes.flatMap((node) =>
    typeOf(node) === footnote.type && footnoteText(node) ? [node] : footnotesIn(node.children ?? []),
  )

function htmlWriter(references: References, footnotes: readonly LexicalNode[]): HtmlWriter {
  const writer: HtmlWriter = {
    inner: (nodes) => nodes.map((node) => wholeNodeTypeOf(node)?.toHtml(node, writer) ?? '').join(''),
    picture: (value) =>
      typeof value === 'object' && value !== null
        ? pictureOf(value as Media)
        : references.get(referenceKey('media', value))?.picture,
    footnoteNumber: (node) => footnotes.indexOf(node) + 1 || undefined,
    shown: (kind, id) => references.get(referenceKey(kind, id)),
  }
  return writer
}

/** An article's HTML: the allow-list and our own nodes, with `references`, and pictures at depth 1. */
export function lexicalToHtml(content: Content | null | undefined, references: References = noReferences) {
  if (!content?.root) return ''
  const nodes = content.root.children as LexicalNode[]
  const footnotes = footnotesIn(nodes)
  return sanitise(htmlWriter(references, footnotes).inner(nodes) + footnoteList(footnotes))
}

export function referencesIn(content: Content | null | undefined): Reference[] {
  const found = (nodes: LexicalNode[]): Reference[] =>
    nodes.flatMap((node) => [
      ...(wholeNodeTypeOf(node)?.references?.(node) ?? []),
      ...found(node.children ?? []),
    ])
  return found((content?.root?.children ?? []) as LexicalNode[])
}
