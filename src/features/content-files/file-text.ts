import { parse, stringify } from 'yaml'
import { isObject, type LexicalNode, type Values } from '@/features/rich-text/document'
import type { ContentKind } from './kinds'
import { contentOf, type Locate } from './markdown/read'
import { contentToMarkdown, type MarkdownNames } from './markdown/write'

const FRONT = /^---\n([\s\S]*?)^---(?:\n|$)/m

const isPlainBody = (text: string) => text === text.trim() && !/\r|^---$/m.test(text) && text !== ''

/** The text of a document's file: its fields as YAML and, below them, its text. The same document gives the same bytes. */
export function fileText(kind: ContentKind, values: Values, names: MarkdownNames): string {
  const { [kind.body ?? '']: body, ...others } = values
  const isBody = Array.isArray(body) || (typeof body === 'string' && isPlainBody(body))
  const fields = isBody || !kind.body ? others : values
  const yaml = Object.keys(fields).length > 0 ? stringify(fields, { lineWidth: 0 }) : ''
  if (!kind.body) return yaml
  const text = Array.isArray(body) ? contentToMarkdown(body as LexicalNode[], names) : `${body}\n`
  return `---\n${yaml}---\n${isBody && text.trim() ? `\n${text}` : ''}`
}

function fieldsIn(yaml: string): Values {
  const values: unknown = parse(yaml, { prettyErrors: true }) ?? {}
  if (!isObject(values)) throw new Error('line 1: write fields, such as "title: A title".')
  return values
}

/**
 * The values of a document's file.
 * @throws Error with the line or the field, and what is wrong in it
 */
export function readFileText(
  kind: ContentKind,
  given: string,
  { rich, locate }: { rich: boolean; locate: Locate },
): Values {
  const source = given.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  if (!kind.body) return fieldsIn(source)
  const front = source.startsWith('---\n') ? FRONT.exec(source) : null
  const values = fieldsIn(front?.[1] ?? '')
  const text = source.slice(front?.[0].length ?? 0)
  if (!text.trim()) return values
  // The lines of the whole file are counted, not those of its text.
  const above = '\n'.repeat((front?.[0].match(/\n/g) ?? []).length)
  return { ...values, [kind.body]: rich ? contentOf(above + text, locate) : text.trim() }
}
