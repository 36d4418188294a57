import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { type Paged, type PagedKind, pagePath } from '@/features/redirects/paths'
import { announcePage } from '@/features/search-engines/index-now'
import { generateSlug } from './generate-slug'
import { checkPlaceholders } from './known-placeholders'
import { deletesRedirects, redirectsOldAddress } from './redirect-old-address'
import { isUnseen, revalidates } from './revalidate'

function announcesPage(kind: PagedKind): {
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

export function pageHooks(kind: PagedKind) {
  const { afterChange, afterDelete } = revalidates(kind)
  const announces = announcesPage(kind)
  return {
    beforeValidate: [generateSlug('title'), checkPlaceholders],
    afterChange: [redirectsOldAddress(kind), ...afterChange, announces.afterChange],
    beforeDelete: [deletesRedirects(kind)],
    afterDelete: [...afterDelete, announces.afterDelete],
  }
}
