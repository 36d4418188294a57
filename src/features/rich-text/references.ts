import type { Picture } from '@/features/media/picture'
import { isUuid } from '@/lib/validation/uuid'
import { isObject } from './document'

export type ReferenceKind = 'media' | 'faqs' | (typeof linkKinds)[number]

export const linkKinds = [
  'blogs',
  'ideas',
  'flagships',
  'custom-pages',
  'case-studies',
  'pricing-plans',
  'legal-pages',
] as const

/** The sources of an article's content. Its page is rendered again when any of these changes. */
export const articleSources = ['media', 'faqs', ...linkKinds] as const

/** A reference by id, so that changes of the document are shown. */
export interface Reference {
  kind: ReferenceKind
  id: string
}

export interface Shown {
  title: string
  text: string
  path?: string
  price?: string
  picture?: Picture
}

export type References = ReadonlyMap<string, Shown>

export const referenceKey = (kind: string, id: unknown): string => `${kind}:${String(id)}`

export function documentOf(value: unknown): Reference | undefined {
  if (!isObject(value)) return undefined
  const kind = linkKinds.find((known) => known === value.relationTo)
  const id = isObject(value.value) ? value.value.id : value.value
  return kind && isUuid(id) ? { kind, id } : undefined
}
