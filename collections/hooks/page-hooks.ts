import type { PagedKind } from '@/features/redirects/paths'
import { announcesPage } from './announce-page'
import { generateSlug } from './generate-slug'
import { checkPlaceholders } from './known-placeholders'
import { deletesRedirects, redirectsOldAddress } from './redirect-old-address'
import { revalidates } from './revalidate'

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
