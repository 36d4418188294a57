/** Collections whose documents have a published version and separate drafts that visitors never see. */
export const publishedKinds = ['blogs', 'ideas', 'flagships', 'legal-pages'] as const
export type PublishedKind = (typeof publishedKinds)[number]

export const isPublishedKind = (slug: string): slug is PublishedKind =>
  (publishedKinds as readonly string[]).includes(slug)

const publicationStatuses = ['draft', 'published', 'archived'] as const
/** The public status of a document: only 'published' ones are public. */
export type PublicationStatus = (typeof publicationStatuses)[number]

/** What lists call a draft whose title is still to be written. */
export const UNTITLED = 'Untitled'

export const isPublicationStatus = (value: unknown): value is PublicationStatus =>
  (publicationStatuses as readonly unknown[]).includes(value)

/** The request of a write. `_status` is the CMS's word for whether this text is public. */
export interface AskedWrite {
  /** Only a draft: neither status nor the public version change. */
  draft: boolean
  /** A draft that the editor saved by itself while a person typed. */
  autosave: boolean
  /** A copy of another document. */
  copy: boolean
  /** An older version brought back, as a draft. */
  restored: boolean
  /** The id of that version. */
  version?: string
  /** Nothing but the end of a publication while a draft waits: that draft is not checked. */
  takesDown: boolean
  status?: unknown
  _status?: unknown
}

/** Returns true if a write that is not a draft only takes a document off the site, in either of the two words. */
export function asksToTakeDown({ status, _status, ...text }: Record<string, unknown>): boolean {
  if (Object.keys(text).length > 0 || _status === 'published') return false
  return status === 'draft' || status === 'archived' || (status === undefined && _status === 'draft')
}

interface Before {
  /** Of the stored document; undefined when it is only being made. */
  stored: PublicationStatus | undefined
  /** Of a new document that says nothing. */
  initial: PublicationStatus
  /** There is a draft newer than the published version. */
  changed: boolean
}

export type SettledStatus = { status: PublicationStatus } | { refused: 'contradiction' | 'changed' }

/**
 * The status of a document after a write (docs/decisions/0073). The CMS's buttons send `_status` along with the
 * status that they have read; other programs send `status`. The one that asks for a change counts; where both could, the
 * write is refused. A write that asks for neither would make the newest draft public with it, and is refused, too.
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
  // They differ: for a published document it is unclear which one was meant.
  return stored === 'published' ? { refused: 'contradiction' } : { status: 'published' }
}
