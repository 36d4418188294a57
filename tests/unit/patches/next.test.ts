import { existsSync, readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { ACTION_HEADER, RSC_HEADER } from 'next/dist/client/components/app-router-headers.js'
import { NEXT_CACHE_IMPLICIT_TAG_ID, NEXT_CACHE_TAGS_HEADER } from 'next/dist/lib/constants.js'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import { isRSCRequestHeader } from 'next/dist/server/lib/is-rsc-request.js'
import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key.js'
import { describe, expect, it } from 'vitest'
import { EVERY_PAGE } from '../../../src/patches/next/page-cache/every-page'
import {
  areTagsExpired,
  CACHE_TAGS_HEADER,
  FileSystemCache,
  forgetLifetimes,
  forgetPage,
  tagsManifest,
} from '../../../src/patches/next/page-cache/private-names'
import {
  CACHE_STATE_HEADER,
  isDataRequest,
  SERVER_FUNCTION_HEADER,
} from '../../../src/patches/next/requests/names'
import { listenToRejections, SETTINGS_OF_BUILD, TRACER } from '../../../src/patches/next/start/private-names'

declare const Tracer: {
  nodeFileTrace(files: string[], options: { base: string }): Promise<{ fileList: Set<string> }>
}

const next = dirname(createRequire(import.meta.url).resolve('next/package.json'))

describe('what we take from the framework’s private modules is still there', () => {
  it('uses an existing listener for rejections', async () => {
    const ours = () => undefined
    listenToRejections(ours)
    const handlers = await import('next/dist/server/node-environment-extensions/process-error-handlers.js')
    const before = process.listeners('unhandledRejection')
    handlers.registerUnhandledRejectionListener()
    const added = process.listeners('unhandledRejection').filter((each) => !before.includes(each))
    process.off('unhandledRejection', ours)
    expect(added).toEqual([ours])
  })

  it('the page cache is a class with get and set, and keeps pages in memory', async () => {
    const cache = new FileSystemCache({
      fs: {} as ConstructorParameters<typeof FileSystemCache>[0]['fs'],
      serverDistDir: '/nowhere',
      revalidatedTags: [],
      flushToDisk: false,
      maxMemoryCacheSize: 1_000_000,
      _requestHeaders: {},
    })
    const page = {
      kind: 'APP_PAGE',
      html: '<p>kept</p>',
      rscData: undefined,
      headers: {},
      postponed: undefined,
      status: 200,
      segmentData: undefined,
    } as unknown as Parameters<typeof cache.set>[1]
    await cache.set('/kept', page, { isRoutePPREnabled: false, isFallback: false } as Parameters<
      typeof cache.set
    >[2])
    const entry = await cache.get('/kept', { kind: 'APP_PAGE', isFallback: false } as Parameters<
      typeof cache.get
    >[1])
    // The handler recognises what it has finished by the object itself.
    expect(entry?.value).toBe(page)
    // Of what is missing little is kept.
    forgetPage('/kept')
    expect(
      await cache.get('/kept', { kind: 'APP_PAGE', isFallback: false } as Parameters<typeof cache.get>[1]),
    ).toBeNull()
  })

  it('the lifetimes of pages are one list for the process, and can be forgotten', () => {
    const owner = { kind: 'APP_PAGE', sourceRoute: '/kept/page' } as Parameters<typeof getRouteCacheKey>[1]
    const lifetimes = () => new SharedCacheControls({ routes: {}, dynamicRoutes: {} })
    const key = getRouteCacheKey('/kept', owner)
    lifetimes().set(key, { revalidate: 5, expire: undefined })
    expect(lifetimes().get('/kept', owner)?.revalidate).toBe(5)
    forgetLifetimes()
    expect(lifetimes().get('/kept', owner)).toBeUndefined()
  })

  it('a tag expires for what was made before', () => {
    const now = Date.now()
    tagsManifest.set('test:tag', { expired: now })
    expect([areTagsExpired(['test:tag'], now - 1), areTagsExpired(['test:other'], now - 1)]).toEqual([
      true,
      false,
    ])
    tagsManifest.delete('test:tag')
  })

  it('the wait for the instrumentation is a function', () => {
    // Loading it needs the framework; that it works is shown by each start of the contract tests' servers.
    const file = join(next, 'dist/server/lib/router-utils/instrumentation-globals.external.js')
    expect(existsSync(file)).toBe(true)
    expect(readFileSync(file, 'utf8')).toContain('ensureInstrumentationRegistered')
  })

  it('its settings can be handed over, and its tracer follows a package', async () => {
    expect(readFileSync(join(next, 'dist/server/config.js'), 'utf8')).toContain(
      `process.env.${SETTINGS_OF_BUILD}`,
    )
    const require = createRequire(import.meta.url)
    const { nodeFileTrace } = require(TRACER) as typeof Tracer
    const { fileList } = await nodeFileTrace([require.resolve('pg')], { base: process.cwd() })
    expect([...fileList]).toContain('node_modules/pg/lib/client.js')
  })

  it('names in requests and answers are the framework’s own', () => {
    expect(SERVER_FUNCTION_HEADER).toBe(ACTION_HEADER)
    for (const value of ['1', '0', '', 'true', ['1', '1'], undefined])
      expect(isDataRequest({ headers: { [RSC_HEADER]: value } as IncomingHttpHeaders })).toBe(
        isRSCRequestHeader(value),
      )
    expect(CACHE_TAGS_HEADER).toBe(NEXT_CACHE_TAGS_HEADER)
    expect(EVERY_PAGE).toBe(`${NEXT_CACHE_IMPLICIT_TAG_ID}/layout`)
    // It has no constants for these.
    const source = (file: string) => readFileSync(join(next, 'dist', file), 'utf8')
    expect(source('build/templates/app-page-runtime.js')).toContain(`setHeader('${CACHE_STATE_HEADER}', `)
    expect(source('build/index.js')).toContain('process.env.NEXT_PHASE = ')
    expect(PHASE_PRODUCTION_BUILD).toBe('phase-production-build')
  })
})
