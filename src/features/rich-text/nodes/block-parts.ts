import { escapeHtml } from '@/lib/html/escape'
import { storedAddress } from '@/lib/validation/stored-address'
import { isUuid } from '@/lib/validation/uuid'
import { isObject, type LexicalNode, type Values } from '../document'
import { documentOf } from '../references'

type Held = 'text' | 'id' | 'ids' | 'rows' | 'document'

const holds: Record<Held, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string',
  id: isUuid,
  ids: (value) => Array.isArray(value) && value.every((id) => isUuid(id)),
  rows: (value) => Array.isArray(value) && value.every(isObject),
  document: (value) => documentOf(value) !== undefined,
}

/** Checks the types of a block's fields. Empty fields pass, because drafts can be unfinished. */
export const blockShape =
  (expected: Readonly<Record<string, Held>>) =>
  ({ fields }: Values): boolean =>
    isObject(fields) &&
    Object.entries(expected).every(
      ([name, held]) => fields[name] === undefined || fields[name] === null || holds[held](fields[name]),
    )

export function textIn(node: Pick<LexicalNode, 'fields'>, name: string): string {
  const value = node.fields?.[name]
  return typeof value === 'string' ? value.trim() : ''
}

export const withStoredUrl = (node: Values): Values =>
  isObject(node.fields) && typeof node.fields.url === 'string'
    ? { ...node, fields: { ...node.fields, url: storedAddress(node.fields.url) } }
    : node

export const textLines = (...lines: string[]): string => `${lines.filter(Boolean).join('\n')}\n`

export const MARKS_HINT =
  'You can write **bold**, *italic* and [words](https://…); web addresses become links.'

export const paragraphs = (text: string, html: (words: string) => string = escapeHtml): string =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p>${html(part).replaceAll('\n', '<br>')}</p>`)
    .join('')

export const buttonLink = (href: string, label: string): string =>
  `<p class="button-link"><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`

export const buttonLinkHtml = { attributes: { p: [] }, classes: { p: ['button-link'] } }
