import { createHash } from 'node:crypto'
import { STATUS_META } from '../../../lib/seo/missing-page.ts'
import { cacheNow } from '../../../lib/time/steady-clock.ts'
import { policyForHtml } from '../page-html/content-policy.ts'
import { joinInlineScripts, scriptsLast } from '../page-html/page-scripts.ts'
import {
  areTagsExpired,
  building,
  CACHE_TAGS_HEADER,
  FileSystemCache,
  forgetLifetimes,
  forgetPage,
  setMadeAt,
} from './private-names.ts'

type Parameters_<Method extends 'get' | 'set'> = Parameters<InstanceType<typeof FileSystemCache>[Method]>
type Entry = Awaited<ReturnType<InstanceType<typeof FileSystemCache>['get']>>
type Value = Parameters_<'set'>[1]

const MEMORY_BYTES = 16 * 1024 * 1024

/** Entries that this process has rendered. All others come from build files, perhaps of a later build. */
const renderedByThisProcess = new WeakSet<object>()

const STATUS = new RegExp(`<meta name="${STATUS_META}" content="(\\d{3})"/>`)

/** How many missing pages are kept: guessed addresses must not displace pages that visitors read. */
const KEPT_MISSING = 100
/** Next remembers the lifetime of every address forever, so it is cleared after this many missing pages. */
const MISSING_UNTIL_FORGOTTEN = 10_000
const missing = { kept: new Set<string>(), seen: 0 }

function limitKeptMissing(key: string): void {
  missing.kept.delete(key)
  missing.kept.add(key)
  for (const oldest of missing.kept) {
    if (missing.kept.size <= KEPT_MISSING) break
    missing.kept.delete(oldest)
    forgetPage(oldest)
  }
  if (++missing.seen % MISSING_UNTIL_FORGOTTEN === 0) forgetLifetimes()
}

/** A cached lookup that found nothing: one entry for each guessed address. */
const isNothing = (value: Value) => value?.kind === 'FETCH' && value.data.body === 'null'

const entityTag = (body: Buffer): string => `"${createHash('sha256').update(body).digest('base64url')}"`

/**
 * Changes the value itself, because the answer to the current request uses the same object.
 * @returns true if the page says that something is missing
 */
function finish(value: Value): boolean {
  if (value?.kind === 'APP_ROUTE' && value.status === 200) value.headers.etag ??= entityTag(value.body)
  if (value?.kind !== 'APP_PAGE') return false
  value.html = joinInlineScripts(scriptsLast(value.html))
  const status = STATUS.exec(value.html)?.[1]
  if (status) value.status = Number(status)
  value.headers = { ...value.headers, 'content-security-policy': policyForHtml(value.html) }
  return status === '404'
}

/** Running work on missing entries: the first start, and how many at once. */
const underWay = new Map<string, { since: number; works: number }>()
/** Longer than any page takes. */
const MAX_WORK_MS = 3000

function begin(key: string): void {
  const known = underWay.get(key)
  if (known) known.works++
  else underWay.set(key, { since: cacheNow(), works: 1 })
  // Failed work is never removed here.
  if (underWay.size > 10_000) underWay.clear()
}

/** @returns the time since which the content of an entry has certainly been current */
function end(key: string): number {
  const cautious = cacheNow() - MAX_WORK_MS
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
  const header = value && 'headers' in value ? value.headers?.[CACHE_TAGS_HEADER] : undefined
  return typeof header === 'string' ? header.split(',') : []
}

/**
 * Next's page cache, with seven changes:
 * - each page carries a content policy with the hashes of its own scripts;
 * - its script files come last;
 * - a page for something missing is sent with 404;
 * - feeds, site maps and other answers that are no pages carry an entity tag;
 * - pages of the build are ignored at run time, because the build has an empty database;
 * - a page made while its content changed is not kept, because it may show the old content;
 * - only a few missing pages are kept.
 * Pages live in memory only, so two sites can share one build.
 */
export default class PageCacheHandler extends FileSystemCache {
  constructor(context: ConstructorParameters<typeof FileSystemCache>[0]) {
    super(building ? context : { ...context, flushToDisk: false, maxMemoryCacheSize: MEMORY_BYTES })
  }

  override async get(...args: Parameters_<'get'>): Promise<Entry> {
    const entry = await super.get(...args)
    const isOurs = !entry?.value || renderedByThisProcess.has(entry.value)
    if (building || (entry && isOurs)) return entry
    begin(args[0])
    return null
  }

  override async set(...args: Parameters_<'set'>): Promise<void> {
    const [key, value, context] = args
    const isMissing = finish(value)
    if (building) return super.set(key, value, context)
    if (areTagsExpired(tagsOf(value, context), end(key)) || isNothing(value)) return
    if (value) renderedByThisProcess.add(value)
    await super.set(key, value, context)
    setMadeAt(key, cacheNow())
    if (isMissing) limitKeptMissing(key)
  }
}
