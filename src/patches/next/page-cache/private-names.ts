import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { getMemoryCache } from 'next/dist/server/lib/incremental-cache/memory-cache.external.js'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import { givenSettings } from '../../../env.ts'

export {
  areTagsExpired,
  tagsManifest,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'

// CommonJS: depending on the loader, the class is under `default` once or twice.
const nested: typeof fileSystemCache & { default?: typeof fileSystemCache } = fileSystemCache

/** Next's own page cache, in memory and files. */
export const FileSystemCache = nested.default ?? fileSystemCache

/** Removes an entry from the page cache. The whole process has one memory cache. */
export const forgetPage = (key: string): void => getMemoryCache(1).remove(key)

/**
 * Sets when an entry of the page cache was made. Next takes that time from the wall clock but compares it with its own steady
 * clock: after a clock jump, changed content would stay for as long as the jump.
 */
export function setMadeAt(key: string, at: number): void {
  const entry = getMemoryCache(1).get(key)
  if (entry) entry.lastModified = at
}

/** Forgets how long each address keeps its page. An entry has its own lifetime, and sets it again when it is read. */
export const forgetLifetimes = (): void => new SharedCacheControls({ routes: {}, dynamicRoutes: {} }).clear()

/** True in the process of a build, false in a server. */
export const building: boolean = givenSettings().NEXT_PHASE === 'phase-production-build'

/** Tags of a cached page, among the headers of the entry. */
export const CACHE_TAGS_HEADER = 'x-next-cache-tags'
