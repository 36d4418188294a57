import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { policyForHtml } from './content-policy.ts'
import { clearPages, pagesGeneration } from './page-memory.ts'

// CommonJS below: the class stands under `default`, once or twice depending on who loads it.
const nested = fileSystemCache as unknown as { default?: typeof fileSystemCache }
const FileSystemCache = nested.default ?? fileSystemCache

type Parameters_<Method extends 'get' | 'set'> = Parameters<InstanceType<typeof FileSystemCache>[Method]>
type Entry = Awaited<ReturnType<InstanceType<typeof FileSystemCache>['get']>>
type Value = Parameters_<'set'>[1]

const building = process.env.NEXT_PHASE === 'phase-production-build'
const startedAt = Date.now() - Math.round(process.uptime() * 1000)
const MEMORY_BYTES = 64 * 1024 * 1024

const policies = new Map<string, string>()

function policyOf(html: string): string {
  const known = policies.get(html)
  if (known) return known
  if (policies.size > 500) policies.clear()
  const policy = policyForHtml(html)
  policies.set(html, policy)
  return policy
}

/** Changes the value itself: the answer to the request that rendered it is made from the same object. */
function addPolicy(value: Value): void {
  if (value?.kind !== 'APP_PAGE') return
  value.headers = { ...value.headers, 'content-security-policy': policyOf(value.html) }
}

/** For each page that is being rendered: the state of the content when the first such render was asked for. */
const misses = new Map<string, number>()

function noteMiss(key: string, entry: Entry): Entry {
  if (misses.size > 10_000) misses.clear()
  if (!misses.has(key)) misses.set(key, pagesGeneration())
  return entry
}

/**
 * The framework's page cache, with two changes: each page carries a content policy with the hashes
 * of its own scripts, and what the build rendered is ignored at run time (it was rendered beside an
 * empty database). Pages live in memory only, so two sites can share one build.
 */
export default class PageCacheHandler extends FileSystemCache {
  constructor(context: ConstructorParameters<typeof FileSystemCache>[0]) {
    super(building ? context : { ...context, flushToDisk: false, maxMemoryCacheSize: MEMORY_BYTES })
  }

  override async get(...args: Parameters_<'get'>): Promise<Entry> {
    const entry = await super.get(...args)
    if (building) return entry
    if (!entry?.value) return noteMiss(args[0], entry)
    if (entry.lastModified !== undefined && entry.lastModified > 0 && entry.lastModified < startedAt)
      return null
    addPolicy(entry.value)
    return entry
  }

  override async set(...args: Parameters_<'set'>): Promise<void> {
    const [key, value, context] = args
    const askedAt = misses.get(key)
    misses.delete(key)
    // Rendered from content that has changed meanwhile: shown to who asked, kept for nobody.
    if (askedAt !== undefined && askedAt !== pagesGeneration()) return
    addPolicy(value)
    return super.set(key, value, context)
  }

  override async revalidateTag(
    ...args: Parameters<InstanceType<typeof FileSystemCache>['revalidateTag']>
  ): Promise<void> {
    await super.revalidateTag(...args)
    clearPages()
  }
}
