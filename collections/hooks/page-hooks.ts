import type { PagedKind } from '@/features/redirects/paths'
import { generateSlug } from './generate-slug'
import { checkPlaceholders } from './known-placeholders'
import { deletesRedirects, redirectsOldAddress } from './redirect-old-address'
import { revalidates } from './revalidate'

export function pageHooks(kind: PagedKind) {
  const { afterChange, afterDelete } = revalidates(kind)
  return {
    beforeValidate: [generateSlug('title'), checkPlaceholders],
    afterChange: [redirectsOldAddress(kind), ...afterChange],
    beforeDelete: [deletesRedirects(kind)],
    afterDelete,
  }
}
