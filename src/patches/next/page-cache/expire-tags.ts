import { cacheNow } from '../../../lib/time/steady-clock.ts'
import { tagsManifest } from './private-names.ts'

/**
 * Expires everything that this process has cached under these tags. Next's own revalidateTag works only inside a request and
 * only for one server.
 */
export function expireTags(tags: readonly string[]): void {
  // A page that was cached in this millisecond is older than the change.
  const expired = cacheNow() + 1
  for (const tag of tags) tagsManifest.set(tag, { ...tagsManifest.get(tag), expired })
}
