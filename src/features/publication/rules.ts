/** Collections whose drafts are separate from the public version. */
export const publishedKinds = [
  'blogs',
  'ideas',
  'flagships',
  'custom-pages',
  'case-studies',
  'legal-pages',
  'pages',
] as const
export type PublishedKind = (typeof publishedKinds)[number]

/** A document with drafts. */
export interface Subject {
  kind: PublishedKind
  id: string
}

export const isPublishedKind = (slug: string): slug is PublishedKind =>
  (publishedKinds as readonly string[]).includes(slug)

const publicationStatuses = ['draft', 'published', 'archived'] as const
/** Only 'published' documents are public. */
export type PublicationStatus = (typeof publicationStatuses)[number]

export const UNTITLED = 'Untitled'

export const isPublicationStatus = (value: unknown): value is PublicationStatus =>
  (publicationStatuses as readonly unknown[]).includes(value)

/** The request of a write. `_status` is the CMS's own publication status. */
export interface AskedWrite {
  draft: boolean
  autosave: boolean
  copy: boolean
  restored: boolean
  version?: string
  /** Only ends a publication, so the waiting draft is not checked. */
  takesDown: boolean
  status?: unknown
  _status?: unknown
}

/** Returns true if the write only unpublishes a document, by `status`, `_status` or the trash. */
export function asksToTakeDown({ status, _status, deletedAt: _, ...text }: Record<string, unknown>): boolean {
  if (Object.keys(text).length > 0 || _status === 'published') return false
  return status === 'draft' || status === 'archived' || (status === undefined && _status === 'draft')
}

interface Before {
  stored: PublicationStatus | undefined
  initial: PublicationStatus
  changed: boolean
}

export type SettledStatus = { status: PublicationStatus } | { refused: 'contradiction' | 'changed' }

/**
 * The status after a write (docs/decisions/0073). The field that changes counts: `_status` from the CMS,
 * `status` from programs. Ambiguous writes are rejected.
 */
export function settledStatus(asked: AskedWrite, { stored, initial, changed }: Before): SettledStatus {
  if (asked.draft) return { status: stored ?? 'draft' }
  if (asked.copy) return { status: 'draft' }
  const wanted = isPublicationStatus(asked.status) ? asked.status : undefined
  const publishes = asked._status === 'published' ? true : asked._status === 'draft' ? false : undefined
  if (wanted === undefined && publishes === undefined)
    return stored === 'published' && changed ? { refused: 'changed' } : { status: stored ?? initial }
  if (wanted === undefined) return { status: publishes ? 'published' : 'draft' }
  if (publishes === undefined || publishes === (wanted === 'published')) return { status: wanted }
  // They differ, so the intention is unclear for a published document.
  return stored === 'published' ? { refused: 'contradiction' } : { status: 'published' }
}
