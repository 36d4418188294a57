import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { STATUS_META } from '../lib/seo/missing-page.ts'
import { policyForHtml } from './content-policy.ts'
import { joinInlineScripts, scriptsAfterPaint } from './page-scripts.ts'

// CommonJS below: the class stands under `default`, once or twice depending on who loads it.
const nested = fileSystemCache as unknown as { default?: typeof fileSystemCache }
const FileSystemCache = nested.default ?? fileSystemCache

type Parameters_<Method extends 'get' | 'set'> = Parameters<InstanceType<typeof FileSystemCache>[Method]>
type Entry = Awaited<ReturnType<InstanceType<typeof FileSystemCache>['get']>>
type Value = Parameters_<'set'>[1]

const building = process.env.NEXT_PHASE === 'phase-production-build'
const MEMORY_BYTES = 64 * 1024 * 1024

/** What this process has rendered; all else comes from the files of a build, perhaps a later one. */
const madeHere = new WeakSet<object>()

const STATUS = new RegExp(`<meta name="${STATUS_META}" content="(\\d{3})"/>`)

/** Changes the value itself: the answer to the request that rendered it is made from the same object. */
function finish(value: Value): void {
  if (value?.kind !== 'APP_PAGE') return
  value.html = joinInlineScripts(scriptsAfterPaint(value.html))
  const status = STATUS.exec(value.html)?.[1]
  if (status) value.status = Number(status)
  value.headers = { ...value.headers, 'content-security-policy': policyForHtml(value.html) }
}

/** The work under way on missing entries: since when the first, and how many at once. */
const underWay = new Map<string, { since: number; works: number }>()
/** Longer than any page takes. */
const LONGEST_WORK_MS = 3000

function begin(key: string): void {
  const known = underWay.get(key)
  if (known) known.works++
  else underWay.set(key, { since: Date.now(), works: 1 })
  // Work that failed never ends here.
  if (underWay.size > 10_000) underWay.clear()
}

/** @returns since when the content that an entry was made of has certainly been current */
function end(key: string): number {
  const cautious = Date.now() - LONGEST_WORK_MS
  const known = underWay.get(key)
  if (!known) return cautious
  const { since, works } = known
  known.works--
  if (known.works === 0) underWay.delete(key)
  return works === 1 ? since : Math.min(since, cautious)
}

function tagsOf(value: Value, context: Parameters_<'set'>[2]): string[] {
  if (value?.kind === 'FETCH')
    return [...(value.tags ?? []), ...('tags' in context ? (context.tags ?? []) : [])]
  const header = value && 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined
  return typeof header === 'string' ? header.split(',') : []
}

/**
 * The framework's page cache, with five changes: each page carries a content policy with the hashes
 * of its own scripts; its script files load after its first paint; a page that stands for nothing is
 * sent with 404; what the build rendered is ignored at run time (it was rendered beside an empty
 * database); and what was made while its content changed is not kept, for it may show the old content.
 * Pages live in memory only, so two sites can share one build.
 */
export default class PageCacheHandler extends FileSystemCache {
  constructor(context: ConstructorParameters<typeof FileSystemCache>[0]) {
    super(building ? context : { ...context, flushToDisk: false, maxMemoryCacheSize: MEMORY_BYTES })
  }

  override async get(...args: Parameters_<'get'>): Promise<Entry> {
    const entry = await this.current(...args)
    if (!entry && !building) begin(args[0])
    return entry
  }

  private async current(...args: Parameters_<'get'>): Promise<Entry> {
    const entry = await super.get(...args)
    if (!entry?.value || building) return entry
    return madeHere.has(entry.value) ? entry : null
  }

  override async set(...args: Parameters_<'set'>): Promise<void> {
    const [key, value, context] = args
    finish(value)
    if (!building && areTagsExpired(tagsOf(value, context), end(key))) return
    if (value) madeHere.add(value)
    return super.set(key, value, context)
  }
}
