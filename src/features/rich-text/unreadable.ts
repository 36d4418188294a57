import { isObject, type LexicalNode, type Values } from './document'
import { articleText } from './plain-text'

const QUOTED = 40

/** The end of a text, with which a person can find it. */
function endOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > QUOTED ? `…${line.slice(-QUOTED).trimStart()}` : line
}

/** A place in a document, described by the words before it. `before` are the preceding nodes. */
export function placeAfter(before: readonly unknown[]): string {
  const children = before.filter(isObject) as LexicalNode[]
  const words = endOf(articleText({ root: { children } }))
  return words ? `after “${words}”` : 'at the beginning'
}

function nameOf(node: unknown): string {
  if (!isObject(node)) return 'Something'
  const { type, pending, fields } = node
  if (type === 'upload' && pending) return 'A picture that is still being added'
  const kind = isObject(fields) && typeof fields.blockType === 'string' ? fields.blockType : type
  return typeof kind === 'string' && /^[\w-]{1,40}$/.test(kind)
    ? `Something of the kind “${kind}”`
    : 'Something'
}

export function unreadablePart(content: unknown, isReadable: (node: unknown) => boolean): string | undefined {
  const root = isObject(content) ? content.root : undefined
  const children = isObject(root) && Array.isArray(root.children) ? (root.children as unknown[]) : []
  const at = children.findIndex((node) => !isReadable(node))
  if (at < 0) return undefined
  return `${nameOf(innermost(children[at], isReadable))} ${placeAfter(children.slice(0, at))}`
}

function innermost(node: unknown, isReadable: (node: unknown) => boolean): unknown {
  const inside: unknown[] =
    isObject(node) && Array.isArray((node as Values).children) ? (node.children as unknown[]) : []
  const found = inside.find((child) => !isReadable(child))
  return found === undefined ? node : innermost(found, isReadable)
}
