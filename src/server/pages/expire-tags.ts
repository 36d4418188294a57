import { cacheNow } from '../../lib/time/steady-clock.ts'
import { tagsManifest } from '../next-internals.ts'

/**
 * Makes everything that this process has cached under these tags a miss from now on. The framework's own
 * revalidateTag does the same, but only inside of a request and only for one server.
 */
export function expireTags(tags: readonly string[]): void {
  // A page that was kept in this very millisecond is older than the change.
  const expired = cacheNow() + 1
  for (const tag of tags) tagsManifest.set(tag, { ...tagsManifest.get(tag), expired })
}
