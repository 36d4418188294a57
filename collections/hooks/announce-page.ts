import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { type Paged, type PagedKind, pagePath } from '@/features/redirects/paths'
import { announcePage } from '@/features/search-engines/index-now'
import { isUnseen } from './revalidate'

/** Notifies search engines of a page that visitors see, or no longer see. */
export function announcesPage(kind: PagedKind): {
  afterChange: CollectionAfterChangeHook<Paged>
  afterDelete: CollectionAfterDeleteHook<Paged>
} {
  return {
    afterChange: async ({ doc, req }) => {
      if (!req.context.disableRevalidate && !isUnseen(req, kind, doc))
        await announcePage(req, pagePath(kind, doc.slug))
      return doc
    },
    afterDelete: async ({ doc, req }) => {
      if (doc.status === 'published') await announcePage(req, pagePath(kind, doc.slug))
      return doc
    },
  }
}
