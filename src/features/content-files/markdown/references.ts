import type { Field } from 'payload'
import { isObject, type Values } from '@/features/rich-text/document'
import { wholeNodeTypeOf, wholeNodeTypes } from '@/features/rich-text/node-list'

/** Replaces a reference's id. Undefined keeps what is there. */
export type MapReference = (kind: string, id: string) => string | undefined

/** The fields of a block, by the name of its kind. */
export const blockFields: ReadonlyMap<string, readonly Field[]> = new Map(
  wholeNodeTypes.flatMap(({ editor }) => {
    const block = 'block' in editor ? editor.block : 'inlineBlock' in editor ? editor.inlineBlock : undefined
    return block ? [[block.slug, block.fields] as const] : []
  }),
)

const idOf = (value: unknown) => String(isObject(value) ? value.id : value)

function mapped(relationTo: string | string[], value: unknown, map: MapReference): unknown {
  if (Array.isArray(value)) return value.map((each) => mapped(relationTo, each, map))
  if (typeof relationTo === 'string') return value ? (map(relationTo, idOf(value)) ?? value) : value
  if (!isObject(value)) return value
  const kind = String(value.relationTo)
  return { relationTo: kind, value: map(kind, idOf(value.value)) ?? idOf(value.value) }
}

function mapFields(fields: readonly Field[], values: Values, map: MapReference): Values {
  const after = { ...values }
  for (const field of fields) {
    if (!('name' in field) || after[field.name] === undefined) continue
    const value = after[field.name]
    if (field.type === 'relationship' || field.type === 'upload')
      after[field.name] = mapped(field.relationTo, value, map)
    else if (field.type === 'array' && Array.isArray(value))
      after[field.name] = value.map((row) => (isObject(row) ? mapFields(field.fields, row, map) : row))
  }
  return after
}

/** A copy of a node of the editor, and all inside it, with its references replaced. */
export function withReferences<Node extends Values>(node: Node, map: MapReference): Node {
  const copy: Values = { ...node }
  if (Array.isArray(node.children))
    copy.children = node.children.map((child) => (isObject(child) ? withReferences(child, map) : child))
  const { fields } = node
  if (node.type === 'upload') copy.value = mapped(String(node.relationTo), node.value, map)
  else if (isObject(fields) && (node.type === 'link' || node.type === 'autolink'))
    copy.fields = { ...fields, ...(fields.doc ? { doc: mapped([], fields.doc, map) } : {}) }
  else if (isObject(fields) && wholeNodeTypeOf(node))
    copy.fields = mapFields(blockFields.get(String(fields.blockType)) ?? [], fields, map)
  return copy as Node
}
