import { STATUS_META } from '../../lib/seo/missing-page.ts'
import { cacheNow } from '../../lib/time/steady-clock.ts'
import {
  areTagsExpired,
  CACHE_TAGS_HEADER,
  FileSystemCache,
  forgetLifetimes,
  forgetPage,
  setMadeAt,
} from '../next-internals.ts'
import { policyForHtml } from './content-policy.ts'
import { joinInlineScripts, scriptsLast } from './page-scripts.ts'

type Parameters_<Method extends 'get' | 'set'> = Parameters<InstanceType<typeof FileSystemCache>[Method]>
type Entry = Awaited<ReturnType<InstanceType<typeof FileSystemCache>['get']>>
type Value = Parameters_<'set'>[1]

const building = process.env.NEXT_PHASE === 'phase-production-build'
const MEMORY_BYTES = 64 * 1024 * 1024

/** What this process has rendered; all else comes from the files of a build, perhaps a later one. */
const renderedByThisProcess = new WeakSet<object>()

const STATUS = new RegExp(`<meta name="${STATUS_META}" content="(\\d{3})"/>`)

/** So many pages that stand for nothing are kept: guessed addresses must not push out the pages that people read. */
const KEPT_MISSING = 100
/** The framework remembers how long each address keeps its page, for ever; now and then that is forgotten. */
const MISSING_UNTIL_FORGOTTEN = 10_000
const missing = { kept: new Set<string>(), seen: 0 }

function keepFewMissing(key: string): void {
  missing.kept.delete(key)
  missing.kept.add(key)
  for (const oldest of missing.kept) {
    if (missing.kept.size <= KEPT_MISSING) break
    missing.kept.delete(oldest)
    forgetPage(oldest)
  }
  if (++missing.seen % MISSING_UNTIL_FORGOTTEN === 0) forgetLifetimes()
}

/** What was looked for under a guessed address and is not there: one entry for each guess. */
const isNothing = (value: Value) => value?.kind === 'FETCH' && value.data.body === 'null'

/**
 * Changes the value itself: the answer to the request that rendered it is made from the same object.
 * @returns whether the page stands for something that is missing
 */
function finish(value: Value): boolean {
  if (value?.kind !== 'APP_PAGE') return false
  value.html = joinInlineScripts(scriptsLast(value.html))
  const status = STATUS.exec(value.html)?.[1]
  if (status) value.status = Number(status)
  value.headers = { ...value.headers, 'content-security-policy': policyForHtml(value.html) }
  return status === '404'
}

/** The work under way on missing entries: since when the first, and how many at once. */
const underWay = new Map<string, { since: number; works: number }>()
/** Longer than any page takes. */
const LONGEST_WORK_MS = 3000

function begin(key: string): void {
  const known = underWay.get(key)
  if (known) known.works++
  else underWay.set(key, { since: cacheNow(), works: 1 })
  // Work that failed never ends here.
  if (underWay.size > 10_000) underWay.clear()
}

/** @returns since when the content that an entry was made of has certainly been current */
function end(key: string): number {
  const cautious = cacheNow() - LONGEST_WORK_MS
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
 * The framework's page cache, with six changes: each page carries a content policy with the hashes
 * of its own scripts; its script files come last; a page that stands for nothing is
 * sent with 404; what the build rendered is ignored at run time (it was rendered beside an empty
 * database); what was made while its content changed is not kept, for it may show the old content; and of what is missing
 * little is kept.
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
    return renderedByThisProcess.has(entry.value) ? entry : null
  }

  override async set(...args: Parameters_<'set'>): Promise<void> {
    const [key, value, context] = args
    const isMissing = finish(value)
    if (!building && areTagsExpired(tagsOf(value, context), end(key))) return
    if (!building && isNothing(value)) return
    if (value) renderedByThisProcess.add(value)
    await super.set(key, value, context)
    if (!building) setMadeAt(key, cacheNow())
    if (!building && isMissing) keepFewMissing(key)
  }
}
