import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import { isObject, type Values } from '@/features/rich-text/document'
import { referencesIn } from '@/features/rich-text/lexical-to-html'
import { isUuid } from '@/lib/validation/uuid'

export type Named = ReadonlyMap<string, string>

const keyOf = (kind: string, id: string) => `${kind}:${id}`

export function nameOf(names: Named | undefined, kind: string, id: string): string {
  if (!names) return kind === 'media' ? 'A picture' : 'A document'
  return names.get(keyOf(kind, id)) ?? 'Deleted, or not yours to see'
}

type Found = [kind: string, id: string]

export function documentsIn(fields: readonly FlattenedField[], data: Values): Found[] {
  return fields.flatMap((field): Found[] => {
    const value = data[field.name]
    if (field.type === 'upload' || field.type === 'relationship') {
      const { relationTo } = field
      return [value].flat().flatMap((each): Found[] => {
        const [kind, held] =
          Array.isArray(relationTo) && isObject(each) ? [each.relationTo, each.value] : [relationTo, each]
        const id = isObject(held) ? held.id : held
        return isUuid(id) ? [[String(kind), id]] : []
      })
    }
    if (field.type === 'richText')
      return isObject(value) && isObject(value.root)
        ? referencesIn(value as never).map(({ kind, id }): Found => [kind, id])
        : []
    if (!('flattenedFields' in field)) return []
    return [value]
      .flat()
      .filter(isObject)
      .flatMap((row) => documentsIn(field.flattenedFields, row))
  })
}

export async function loadNames(req: PayloadRequest, wanted: readonly Found[]): Promise<Named> {
  const kinds = [...new Set(wanted.map(([kind]) => kind))].filter((kind) =>
    Object.hasOwn(req.payload.collections, kind),
  )
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const collection = kind as CollectionSlug
      const { useAsTitle = 'id' } = req.payload.collections[collection].config.admin
      const ids = [...new Set(wanted.filter(([other]) => other === kind).map(([, id]) => id))]
      const { docs } = await req.payload.find({
        collection,
        where: { id: { in: ids } },
        pagination: false,
        depth: 0,
        draft: true,
        overrideAccess: false,
        req,
      })
      return docs.map((doc): [string, string] => {
        const { id, filename, alt, [useAsTitle]: title }: Values = { ...doc }
        const name =
          kind === 'media'
            ? `${String(filename)}${alt ? ` (${String(alt)})` : ''}`
            : String(title || 'Untitled')
        return [keyOf(kind, String(id)), name]
      })
    }),
  )
  return new Map(found.flat())
}
