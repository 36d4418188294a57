import type { Content } from './content-html'
import type { LexicalNode } from './lexical-nodes'
import { withoutMarkup } from './sanitise-html'

const WORDS_PER_MINUTE = 200
export const MAX_TEXT_LENGTH = 10_000
export const MAX_TAG_LENGTH = 40

/** Letters, digits, whitespace, punctuation and signs. Refused: control, invisible and unassigned characters. */
const SAFE = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\n\r\t\u200d]*$/u

/** The specification's text-safety check (section 5, General input cleaning). */
export const isSafeText = (text: string): boolean => text.length <= MAX_TEXT_LENGTH && SAFE.test(text)

function textOf(node: LexicalNode): string {
  if (node.type === 'linebreak' || node.type === 'tab') return '\n'
  if (node.type === 'block') return `${String(node.fields?.code ?? '')}\n`
  if (node.type === 'upload') return `${String(node.fields?.caption ?? '')}\n`
  if (!node.children) return node.text ?? ''
  const inside = node.children.map(textOf).join('')
  return node.type === 'link' || node.type === 'autolink' ? inside : `${inside}\n`
}

/** The words of an article, one block a line, code included. */
export const articleText = (content: Content | null | undefined): string =>
  ((content?.root?.children ?? []) as LexicalNode[]).map(textOf).join('').trim()

/** Minutes to read: words / 200, rounded up (section 9 of the specification). */
export const readTimeOf = (text: string): number =>
  Math.ceil(text.split(/\s+/).filter(Boolean).length / WORDS_PER_MINUTE)

/** One line without markup and invisible characters. */
export const cleanLine = (text: string): string =>
  withoutMarkup(text)
    .replace(/[\p{Cc}\p{Cf}\p{Z}]+/gu, ' ')
    .trim()

/** Tags as a list or as one text with commas: trimmed, without markup, none empty, none twice. */
export function cleanTags(tags: unknown): string[] {
  const given = Array.isArray(tags) ? tags : typeof tags === 'string' ? tags.split(',') : []
  const seen = new Map<string, string>()
  for (const tag of given) {
    const text = typeof tag === 'string' ? cleanLine(tag) : ''
    if (text && !seen.has(text.toLowerCase())) seen.set(text.toLowerCase(), text)
  }
  return [...seen.values()]
}

/** What the search looks in: title, excerpt and tags, lowercase. */
export const searchTextOf = ({
  title,
  excerpt,
  tags,
}: {
  title?: string | null
  excerpt?: string | null
  tags?: string[] | null
}): string => [title, excerpt, ...(tags ?? [])].filter(Boolean).join('\n').toLowerCase()
