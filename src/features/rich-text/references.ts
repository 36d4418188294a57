import type { Picture } from '@/features/media/picture'
import { isUuid } from '@/lib/validation/uuid'
import { isObject } from './document'

/** Collections that rich text can name a document of. */
export type ReferenceKind =
  | 'media'
  | 'faqs'
  | 'blogs'
  | 'ideas'
  | 'flagships'
  | 'pricing-plans'
  | 'legal-pages'

/** Those that a link can lead to. */
export const linkKinds = ['blogs', 'ideas', 'flagships', 'pricing-plans', 'legal-pages'] as const

/** The sources of an article's content. A page with an article is rendered again when any of these changes. */
export const articleSources = ['media', 'faqs', ...linkKinds] as const

/** A document that rich text names by its id, so that it follows what changes there. */
export interface Reference {
  kind: ReferenceKind
  id: string
}

/** What rich text shows of such a document, as long as visitors may see it. */
export interface Shown {
  title: string
  /** A description or an answer; empty lines part paragraphs. */
  text: string
  /** Its page on this site. */
  path?: string
  price?: string
  picture?: Picture
}

/** The documents that content names, by `referenceKey`; those that are not public are missing. */
export type References = ReadonlyMap<string, Shown>

export const referenceKey = (kind: string, id: unknown): string => `${kind}:${String(id)}`

/** A document that was chosen in a relationship of several collections; undefined when it is none to link to. */
export function documentOf(value: unknown): Reference | undefined {
  if (!isObject(value)) return undefined
  const kind = linkKinds.find((known) => known === value.relationTo)
  const id = isObject(value.value) ? value.value.id : value.value
  return kind && isUuid(id) ? { kind, id } : undefined
}
