// All private modules of Next that we use, and the names in its answers that we rely on.
// tests/unit/server/next-internals.test.ts fails if an upgrade changes any of them.
import type { IncomingHttpHeaders } from 'node:http'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { getMemoryCache } from 'next/dist/server/lib/incremental-cache/memory-cache.external.js'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import { givenSettings } from '../env.ts'

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

/** Returns true if Next's client requests the data of a page. Its other headers only say which part. */
export const isDataRequest = ({ headers }: { headers: IncomingHttpHeaders }): boolean => headers.rsc === '1'
/** Names the server function that a POST calls. */
export const SERVER_FUNCTION_HEADER = 'next-action'
/** MISS, HIT or STALE, only on pages from Next's cache. */
export const CACHE_STATE_HEADER = 'x-nextjs-cache'
/** Tags of a cached page, among the headers of the entry. */
export const CACHE_TAGS_HEADER = 'x-next-cache-tags'
/** With this setting Next takes its configuration as JSON, and does not compile next.config.ts at each start. */
export const SETTINGS_OF_BUILD = '__NEXT_PRIVATE_STANDALONE_CONFIG'
/** Next looks here for a listener for unhandled rejections before it adds its own. */
const REJECTION_LISTENER = Symbol.for('next.unhandledRejectionListener')
/** Next's own tracer of loaded files. CommonJS; only scripts use it. */
export const TRACER = 'next/dist/compiled/@vercel/nft'

/** Call it before Next is loaded. Next's own listener prints errors with the values of a failed query, outside our log. */
export function listenToRejections(listener: (reason: unknown) => void): void {
  Object.assign(globalThis, { [REJECTION_LISTENER]: listener })
}

/** Waits for `src/instrumentation.ts`. Next does not wait for it, and only reports a file that it cannot load. */
export async function instrumentationRegistered(root: string, build: string): Promise<void> {
  // Can only be imported after Next.
  const { ensureInstrumentationRegistered } = await import(
    'next/dist/server/lib/router-utils/instrumentation-globals.external.js'
  )
  await ensureInstrumentationRegistered(root, build)
}
