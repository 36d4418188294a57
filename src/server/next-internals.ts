// Everything that we take from the framework's private modules, and the names in its answers that we rely on.
// tests/unit/server/next-internals.test.ts fails when an upgrade moves any of it.
import type { IncomingHttpHeaders } from 'node:http'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { getMemoryCache } from 'next/dist/server/lib/incremental-cache/memory-cache.external.js'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'

export {
  areTagsExpired,
  tagsManifest,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'

// CommonJS: the class stands under `default`, once or twice depending on who loads it.
const nested: typeof fileSystemCache & { default?: typeof fileSystemCache } = fileSystemCache

/** The page cache in memory and files that the framework uses by itself. */
export const FileSystemCache = nested.default ?? fileSystemCache

/** Takes an entry out of the page cache; there is one memory for the whole process. */
export const forgetPage = (key: string): void => getMemoryCache(1).remove(key)

/**
 * Says when an entry of the page cache was made. The framework takes that from the wall clock and compares it with times of
 * its own, steady clock: after a jump of the one, changed content would stay for as long as the jump was.
 */
export function setMadeAt(key: string, at: number): void {
  const entry = getMemoryCache(1).get(key)
  if (entry) entry.lastModified = at
}

/** Forgets how long each address keeps its page. An entry has its own lifetime, and tells it again when it is read. */
export const forgetLifetimes = (): void => new SharedCacheControls({ routes: {}, dynamicRoutes: {} }).clear()

/** Headers by which the framework's client asks for data in place of a page. */
export const DATA_REQUEST_HEADERS = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-hmr-refresh',
  'next-router-segment-prefetch',
] as const
/** Whether a request asks for the data of a page in place of the page; the other headers only say which part. */
export const isDataRequest = ({ headers }: { headers: IncomingHttpHeaders }): boolean => headers.rsc === '1'
/** Names the server function that a POST calls. */
export const SERVER_FUNCTION_HEADER = 'next-action'
/** Parameter of the same requests. */
export const DATA_REQUEST_PARAMETER = '_rsc'
/** Tells MISS, HIT or STALE, on pages from its cache alone. */
export const CACHE_STATE_HEADER = 'x-nextjs-cache'
/** Tags of a page in its cache, among the headers of the entry. */
export const CACHE_TAGS_HEADER = 'x-next-cache-tags'
/** Setting by which it takes its settings as JSON, in place of compiling next.config.ts at each start. */
export const SETTINGS_OF_BUILD = '__NEXT_PRIVATE_STANDALONE_CONFIG'
/** Where it looks for what listens to rejections that nobody waits for, before it takes a listener of its own. */
const REJECTION_LISTENER = Symbol.for('next.unhandledRejectionListener')
/** Its own tracer: which files do these load? CommonJS; used by scripts alone. */
export const TRACER = 'next/dist/compiled/@vercel/nft'

/**
 * Call it before the framework is loaded: its own listener prints errors as they are, with the values of a failed
 * query, past our log.
 */
export function listenToRejections(listener: (reason: unknown) => void): void {
  Object.assign(globalThis, { [REJECTION_LISTENER]: listener })
}

/**
 * Waits for `src/instrumentation.ts`. The framework itself does not, and only reports a file that it cannot load.
 */
export async function instrumentationRegistered(root: string, build: string): Promise<void> {
  // Can be imported only after the framework.
  const { ensureInstrumentationRegistered } = await import(
    'next/dist/server/lib/router-utils/instrumentation-globals.external.js'
  )
  await ensureInstrumentationRegistered(root, build)
}
