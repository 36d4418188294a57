import { isObject } from './document'
import { nodeTypeOf, wholeNodeTypeOf } from './node-list'
import { unreadablePart } from './unreadable'

/** Far more than the editor or posted HTML make; a page of brackets would end the stack. */
const DEEPEST = 120

function isNode(node: unknown, depth: number): boolean {
  if (!isObject(node) || depth > DEEPEST) return false
  if (!nodeTypeOf(node)?.hasShape(node)) return false
  return !Array.isArray(node.children) || node.children.every((child) => isNode(child, depth + 1))
}

/** Whether a value is a document of the articles' editor, so that reading it cannot fail. */
export const isArticleContent = (content: unknown): boolean =>
  isObject(content) &&
  isObject(content.root) &&
  Array.isArray(content.root.children) &&
  content.root.children.every((node) => isNode(node, 1))

/** The part of a value that is not a valid document, and its place, for the editor. */
export const unreadableIn = (content: unknown): string | undefined =>
  unreadablePart(content, (node) => isNode(node, 1))

/** The same document with pictures that were read with it as their ids, as they are stored. */
export function withPictureIds<Document>(content: Document): Document {
  return JSON.parse(
    JSON.stringify(content, (_, value: unknown) =>
      isObject(value) ? (wholeNodeTypeOf(value)?.asIds?.(value) ?? value) : value,
    ),
  ) as Document
}
