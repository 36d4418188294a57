import { isObject } from '@/features/rich-text/document'

const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** A block or a link has its id among its fields, any other part of a text in itself. */
function withNewId(node: unknown): unknown {
  if (!isObject(node)) return node
  const { fields, children } = node
  return {
    ...node,
    ...(isObject(fields) && 'id' in fields
      ? { fields: { ...fields, id: newId() } }
      : 'id' in node
        ? { id: newId() }
        : {}),
    ...(Array.isArray(children) ? { children: children.map(withNewId) } : {}),
  }
}

/** A text as the editor copies it, with new ids for all its parts. */
export function withNewIds(copied: string): string {
  const text: unknown = JSON.parse(copied)
  return JSON.stringify(
    isObject(text) && Array.isArray(text.nodes) ? { ...text, nodes: text.nodes.map(withNewId) } : text,
  )
}
