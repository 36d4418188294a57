import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import PageCacheHandler from '../../../../src/patches/next/page-cache/cache-handler'
import { expireTags } from '../../../../src/patches/next/page-cache/expire-tags'
import { type FileSystemCache, tagsManifest } from '../../../../src/patches/next/page-cache/private-names'

/** The log reads its level from the settings, which must be whole. */
vi.hoisted(() => {
  const key = '0'.repeat(64)
  Object.assign(process.env, {
    DATABASE_URL: 'postgres://localhost/none',
    PAYLOAD_SECRET: key,
    ENCRYPTION_KEY: key,
  })
})

const HOUR_MS = 3_600_000
type Set_ = Parameters<InstanceType<typeof FileSystemCache>['set']>
type Get_ = Parameters<InstanceType<typeof FileSystemCache>['get']>

const cache = new PageCacheHandler({
  fs: {} as ConstructorParameters<typeof FileSystemCache>[0]['fs'],
  serverDistDir: '/nowhere',
  revalidatedTags: [],
  flushToDisk: false,
  maxMemoryCacheSize: 1_000_000,
  _requestHeaders: {},
})

const page = (html: string) =>
  ({
    kind: 'APP_PAGE',
    html,
    rscData: undefined,
    headers: { 'x-next-cache-tags': 'faqs' },
    postponed: undefined,
    status: 200,
    segmentData: undefined,
  }) as unknown as Set_[1]
const context = { isRoutePPREnabled: false, isFallback: false } as Set_[2]
/** A turn of the clock, so that nothing is made in the same moment as a change. */
const aMoment = () => new Promise((done) => setTimeout(done, 5))

/** Each test has one of its own: the cache knows what is under way for an address. */
let path: string
let number = 0

async function render(html: string): Promise<void> {
  await shown()
  await aMoment()
  await cache.set(path, page(html), context)
  await aMoment()
}
async function shown(): Promise<string | undefined> {
  const entry = await cache.get(path, { kind: 'APP_PAGE', isFallback: false } as Get_[1])
  return entry?.value?.kind === 'APP_PAGE' ? entry.value.html : undefined
}

const { now } = Date
function jump(ms: number): void {
  vi.spyOn(Date, 'now').mockImplementation(() => now() + ms)
}

beforeEach(() => {
  path = `/faq-${++number}`
  tagsManifest.clear()
})
afterEach(() => vi.restoreAllMocks())

describe.each([
  ['forward', HOUR_MS],
  ['back', -HOUR_MS],
])('a clock that jumps an hour %s', (_direction, ms) => {
  it('does not keep a page that was made before it and changed after it', async () => {
    await render('one')
    expect(await shown()).toBe('one')
    jump(ms)
    expireTags(['faqs'])
    await aMoment()
    expect(await shown()).toBeUndefined()
  })

  it('does not keep a page that was made and changed after it', async () => {
    jump(ms)
    await render('one')
    expect(await shown()).toBe('one')
    expireTags(['faqs'])
    await aMoment()
    expect(await shown()).toBeUndefined()
  })

  it('keeps a page that is made after a change before it', async () => {
    await render('one')
    expireTags(['faqs'])
    await aMoment()
    jump(ms)
    await render('two')
    expect(await shown()).toBe('two')
  })
})
