import { withoutMarkup } from '@/features/rich-text/sanitise-html'
import type { Blog } from '@/payload-types'

export const MAX_TAG_LENGTH = 40

/** Rejects control, invisible and unassigned characters. */
const SAFE = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\n\r\t\u200d]*$/u

/** The characters of the specification's text-safety check (section 5, General input cleaning). Lengths have their own checks. */
export const isSafeText = (text: string): boolean => SAFE.test(text)

const UNSAFE = /[^\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\n\r\t\u200d]/u

/** The number of the first unsafe character, with the words before it. */
export function unsafePlace(text: string): string {
  const at = text.search(UNSAFE)
  const code = (text.codePointAt(at) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  const before = text.slice(0, at).replace(/\s+/g, ' ').trim().slice(-40).trimStart()
  return `U+${code} ${before ? `after “${before}”` : 'at the beginning'}`
}

export const cleanLine = (text: string): string =>
  withoutMarkup(text)
    .replace(/[\p{Cc}\p{Cf}\p{Z}]+/gu, ' ')
    .trim()

/** Tags from a list or comma-separated text: trimmed, without markup, empty ones and duplicates. */
export function cleanTags(tags: unknown): string[] {
  const given = Array.isArray(tags) ? tags : typeof tags === 'string' ? tags.split(',') : []
  const seen = new Map<string, string>()
  for (const tag of given) {
    const text = typeof tag === 'string' ? cleanLine(tag) : ''
    if (text && !seen.has(text.toLowerCase())) seen.set(text.toLowerCase(), text)
  }
  return [...seen.values()]
}

const EARLIEST = Date.UTC(1970, 0, 1)
const CLOCK_DIFFERENCE_MS = 5 * 60 * 1000

const instantOf = (value: unknown) => (value instanceof Date ? value.getTime() : Date.parse(String(value)))

/** Why `value` is not a valid publication date. A future date would publish the article at once. */
export function publicationDateProblem(value: unknown, now: Date): string | undefined {
  const instant = instantOf(value)
  if (Number.isNaN(instant)) return 'Published must be a date.'
  if (instant < EARLIEST) return 'Published must be a date after 1970.'
  if (instant > now.getTime() + CLOCK_DIFFERENCE_MS)
    return 'Published cannot be a date to come: an article appears as soon as it is saved as published.'
  return undefined
}

/** Stores a valid date, never a future one. */
const publicationDate = (value: unknown, now: Date): string =>
  new Date(Math.min(instantOf(value), now.getTime())).toISOString()

/** The publication date. Kept while the article is public (specification, section 4). Editors can set it. */
export function publishedAt(data: Partial<Blog>, original: Partial<Blog> | undefined, now: Date) {
  if (data.status !== 'published') return null
  const given = data.publishedAt
  const continues = original?.status === 'published'
  // The stored document contains the previous date, which the editor did not enter.
  if (given && (continues || given !== original?.publishedAt)) return publicationDate(given, now)
  return now.toISOString()
}
