import { isObject } from './document'
import { nodeTypeOf, wholeNodeTypeOf } from './node-list'
import { unreadablePart } from './unreadable'

/** Deeper than any article. Deeper nesting could overflow the stack. */
const MAX_DEPTH = 120

function isNode(node: unknown, depth: number): boolean {
  if (!isObject(node) || depth > MAX_DEPTH) return false
  if (!nodeTypeOf(node)?.hasShape(node)) return false
  return !Array.isArray(node.children) || node.children.every((child) => isNode(child, depth + 1))
}

export const isArticleContent = (content: unknown): boolean =>
  isObject(content) &&
  isObject(content.root) &&
  Array.isArray(content.root.children) &&
  content.root.children.every((node) => isNode(node, 1))

export const unreadableIn = (content: unknown) => unreadablePart(content, (node) => isNode(node, 1))

/** Replaces loaded documents by their ids, and typed addresses by those that are stored. */
export function asStoredContent<Document>(content: Document): Document {
  return JSON.parse(
    JSON.stringify(content, (_, value: unknown) =>
      isObject(value) ? (wholeNodeTypeOf(value)?.asStored?.(value) ?? value) : value,
    ),
  ) as Document
}
