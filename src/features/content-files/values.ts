import { isDeepStrictEqual } from 'node:util'
import type { FlattenedField } from 'payload'
import { isObject, type LexicalNode, type Values } from '@/features/rich-text/document'
import { type MapReference, withReferences } from './markdown/references'

/** Made by the server, computed or counted, what the picture itself says, or people of one site. */
const omitted = new Set([
  ...['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', '_order', 'savedIn'],
  ...['readTime', 'viewCount', 'bodyText', 'searchText', 'avif', 'hosts'],
  ...['filename', 'mimeType', 'filesize', 'width', 'height', 'thumbnailURL', 'sizes', 'prefix'],
])

/** What files need to know of a field of the CMS. */
export interface ContentField {
  name: string
  type: FlattenedField['type']
  defaultValue?: unknown
  relationTo?: string | readonly string[]
  flattenedFields?: readonly FlattenedField[]
}

/** The fields that a file has. */
export const contentFields = (fields: readonly FlattenedField[]): ContentField[] =>
  (fields as readonly ContentField[]).filter(
    (field) =>
      'name' in field &&
      field.type !== 'join' &&
      !omitted.has(field.name) &&
      !('virtual' in field && Boolean(field.virtual)),
  )

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.keys(value).length === 0)

const defaultOf = ({ type, defaultValue }: ContentField): unknown => {
  if (typeof defaultValue !== 'function' && defaultValue !== undefined) return defaultValue
  return type === 'checkbox' ? false : undefined
}

const idOf = (value: unknown): string => String(isObject(value) ? value.id : value)

function reference(relationTo: string | readonly string[], value: unknown, map: MapReference): unknown {
  if (Array.isArray(value)) return value.map((each) => reference(relationTo, each, map))
  if (typeof relationTo === 'string') return map(relationTo, idOf(value))
  if (!isObject(value)) return undefined
  const kind = String(value.relationTo)
  const path = map(kind, idOf(value.value))
  return path === undefined ? undefined : { relationTo: kind, value: path }
}

type Content = { root?: { children?: LexicalNode[] } }

/** The nodes of a text of the editor, with `map` done to its references. */
const nodesOf = (content: unknown, map: MapReference): LexicalNode[] =>
  ((content as Content | undefined)?.root?.children ?? []).map((node) => withReferences(node, map))

function plainValue(field: ContentField, value: unknown, map: MapReference): unknown {
  if (isEmpty(value)) return undefined
  switch (field.type) {
    case 'group':
    case 'tab':
      return plainValues(contentFields(field.flattenedFields ?? []), value as Values, map)
    case 'array': {
      const inside = contentFields(field.flattenedFields ?? [])
      const rows = (value as Values[]).map((row) => plainValues(inside, row, map))
      const [only] = inside
      // A list of one field is a list of its texts.
      const isList = inside.length === 1 && only && rows.every((row) => typeof row[only.name] === 'string')
      return isList ? rows.map((row) => row[only.name]) : rows
    }
    case 'relationship':
    case 'upload':
      return reference(field.relationTo ?? '', value, map)
    case 'richText':
      return nodesOf(value, map)
    default:
      return value
  }
}

/** A document as its file has it: without what is empty or as usual, and with paths in place of ids. */
export function plainValues(fields: readonly ContentField[], doc: Values, map: MapReference): Values {
  const plain: Values = {}
  for (const field of fields) {
    const value = plainValue(field, doc[field.name], map)
    const usual = defaultOf(field)
    if (isDeepStrictEqual(value, usual)) continue
    if (!isEmpty(value)) plain[field.name] = value
    else if (!isEmpty(usual)) plain[field.name] = null
  }
  return plain
}

/** @throws Error that names the field */
function dataValue(field: ContentField, value: unknown, map: MapReference): unknown {
  switch (field.type) {
    case 'group':
    case 'tab':
      return dataOf(
        contentFields(field.flattenedFields ?? []),
        isObject(value) ? value : {},
        map,
        `${field.name}.`,
      )
    case 'array': {
      if (value === undefined || value === null) return []
      if (!Array.isArray(value)) throw new Error(`${field.name}: write a list.`)
      const inside = contentFields(field.flattenedFields ?? [])
      return value.map((row, at) => {
        const [only] = inside
        // A list of one field is written as a list of its texts, too.
        const values = !isObject(row) && inside.length === 1 && only ? { [only.name]: row } : row
        if (!isObject(values)) throw new Error(`${field.name}: entry ${at + 1} has no fields.`)
        return dataOf(inside, values, map, `${field.name}.${at + 1}.`)
      })
    }
    case 'relationship':
    case 'upload':
      return isEmpty(value) ? null : reference(field.relationTo ?? '', value, map)
    case 'richText':
      return {
        root: {
          ...{ type: 'root', version: 1, format: '', indent: 0, direction: null },
          children: ((value ?? []) as LexicalNode[]).map((node) => withReferences(node, map)),
        },
      }
    case 'date':
      return value instanceof Date ? value.toISOString() : (value ?? null)
    default:
      return value === undefined ? (defaultOf(field) ?? (field.type === 'checkbox' ? false : null)) : value
  }
}

/**
 * The values of a file as the CMS stores them. Fields that the file leaves out get their defaults.
 * @throws Error that names the field
 */
export function dataOf(fields: readonly ContentField[], plain: Values, map: MapReference, at = ''): Values {
  const names = new Set(fields.map(({ name }) => name))
  const unknown = Object.keys(plain).find((name) => !names.has(name))
  if (unknown) throw new Error(`${at}${unknown}: there is no field of this name.`)
  return Object.fromEntries(
    fields.map((field) => {
      const value = plain[field.name]
      const usual = value === undefined && !isEmpty(defaultOf(field)) ? defaultOf(field) : value
      return [field.name, dataValue(field, usual, map)]
    }),
  )
}
