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

/** Replaces loaded pictures by their ids, as stored. */
export function withPictureIds<Document>(content: Document): Document {
  return JSON.parse(
    JSON.stringify(content, (_, value: unknown) =>
      isObject(value) ? (wholeNodeTypeOf(value)?.asIds?.(value) ?? value) : value,
    ),
  ) as Document
}
