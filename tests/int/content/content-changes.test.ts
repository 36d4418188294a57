import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenForContent } from '../../../src/application/content-listener'
import { env } from '../../../src/env'
import { indexNowKey, tellSearchEngines } from '../../../src/features/search-engines/index-now'
import { contentGeneration, onContentChanged } from '../../../src/lib/cache/content-changes'
import { query, sql } from '../../../src/lib/db/query'
import { inTransaction } from '../../../src/lib/db/transaction'
import { tagsManifest } from '../../../src/patches/next/page-cache/private-names'
import { stopAll } from '../../../src/server/process/stop'
import { article } from '../../support/content'
import { call, signedIn, site } from '../../support/site'

/** What another server on the same database hears. */
const elsewhere: string[][] = []
const otherServer = new pg.Client({ connectionString: env.DATABASE_URL })

const admin = await signedIn('admin')
beforeAll(async () => {
  await listenForContent()
  otherServer.on('notification', ({ payload }) => elsewhere.push(JSON.parse(payload ?? '[]') as string[]))
  await otherServer.connect()
  await otherServer.query('LISTEN content_changed')
})
afterAll(async () => {
  await otherServer.end()
  await stopAll(() => undefined)
})

const expiredSince = (tag: string, start: number) => (tagsManifest.get(tag)?.expired ?? 0) > start

describe('a change of content', () => {
  it('has expired here, and is known elsewhere, when its answer arrives', async () => {
    const { id } = await article({ title: 'Watched', status: 'published' })
    const start = Date.now() - 1
    const heard: string[][] = []
    const off = onContentChanged((tags) => heard.push([...tags]))
    elsewhere.length = 0
    const { status } = await call('PATCH', `/api/blogs/${id}`, {
      body: { slug: 'watched-2' },
      visitor: admin,
    })
    expect(status).toBe(200)
    for (const tag of ['_N_T_/layout', 'content:blogs', 'content:redirects']) {
      expect([tag, expiredSince(tag, start)]).toEqual([tag, true])
    }
    expect(heard.flat()).toContain('content:blogs')
    await expect.poll(() => elsewhere.flat()).toContain('content:redirects')
    off()
  })

  it.each([
    ['POST', '/api/faqs', { question: 'New?', answer: 'Yes.', category: 'general' }, 'content:faqs'],
    [
      'POST',
      '/api/globals/site-settings',
      { businessHours: 'Mon-Fri 9 AM-5 PM CET' },
      'content:site-settings',
    ],
    ['POST', '/api/blog-categories', { name: 'Fresh' }, 'content:blog-categories'],
    ['POST', '/api/testimonials', { quote: 'Good.', name: 'Ada' }, 'content:testimonials'],
  ])('over %s %s expires its tag', async (method, path, body, tag) => {
    const start = Date.now() - 1
    expect((await call(method, path, { body, visitor: admin })).status).toBeLessThan(300)
    expect(expiredSince(tag, start)).toBe(true)
  })

  it('that is rolled back is heard of by no one', async () => {
    // The notification of the previous test has arrived by now.
    await new Promise((done) => setTimeout(done, 1000))
    const before = contentGeneration()
    const payload = await site()
    const undone = inTransaction({ payload }, async (req) => {
      await payload.create({
        collection: 'faqs',
        data: { question: 'Q', answer: 'A', category: 'general', orderIndex: 1, isActive: true },
        overrideAccess: true,
        req,
      })
      throw new Error('on purpose')
    })
    await expect(undone).rejects.toThrow('on purpose')
    await new Promise((done) => setTimeout(done, 200))
    expect(contentGeneration()).toBe(before)
  })

  it('is not what counting a reader is', async () => {
    const { id } = await article({ title: 'Counted', status: 'published' })
    await new Promise((done) => setTimeout(done, 100))
    const before = contentGeneration()
    await call('POST', `/api/blogs/${id}/view`)
    await new Promise((done) => setTimeout(done, 100))
    expect(contentGeneration()).toBe(before)
  })

  it('is noticed again after the connection was lost', async () => {
    const before = contentGeneration()
    await otherServer.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'quickwin-content' AND datname = current_database()`,
    )
    // Coming back counts as a change: what was missed meanwhile is not known.
    await expect.poll(() => contentGeneration(), { timeout: 5000 }).toBeGreaterThan(before)
    const start = Date.now() - 1
    const { id } = await article({ title: 'Afterwards', status: 'published' })
    await call('PATCH', `/api/blogs/${id}`, { body: { excerpt: 'New' }, visitor: admin })
    expect(expiredSince('content:blogs', start)).toBe(true)
  })

  it('has expired here when its answer arrives, also while no message comes from the database', async () => {
    const { id } = await article({ title: 'Without messages', status: 'published' })
    await stopAll(() => undefined)
    const start = Date.now() - 1
    const before = contentGeneration()
    await call('PATCH', `/api/blogs/${id}`, { body: { excerpt: 'Newer' }, visitor: admin })
    expect(expiredSince('content:blogs', start)).toBe(true)
    expect(contentGeneration()).toBeGreaterThan(before)
  })
})

describe('search engines', () => {
  const announced = async () =>
    (
      await query<{ data: { path: string } }>(
        await site(),
        sql`DELETE FROM jobs.job WHERE name = 'index-now' RETURNING data`,
      )
    ).map(({ data }) => data.path)
  const setting = (tellSearchEngines: boolean) =>
    call('POST', '/api/globals/site-settings', { body: { tellSearchEngines }, visitor: admin })
  const change = (id: string, body: object, query = '') =>
    call('PATCH', `/api/blogs/${id}${query}`, { body, visitor: admin })

  it('hear of pages that visitors see, once an editor says so, and of no draft', async () => {
    const { id } = await article({ title: 'Announced', status: 'published', slug: 'announced' })
    expect(await announced()).toEqual([])
    expect((await setting(true)).status).toBe(200)
    expect((await change(id, { title: 'Announced again' })).status).toBe(200)
    expect(await announced()).toEqual(['/blog/announced'])
    await change(id, { title: 'Not yet' }, '?draft=true')
    const draft = await article({ title: 'A draft', status: 'draft' })
    expect(await announced()).toEqual([])
    await change(id, { status: 'archived' })
    expect(await announced()).toEqual(['/blog/announced'])
    expect((await call('DELETE', `/api/blogs/${draft.id}`, { visitor: admin })).status).toBe(200)
    expect(await announced()).toEqual([])
    await setting(false)
  })

  it('get the address with the site’s key, and another request only if that can help', async () => {
    const posted: { address: string; body: unknown }[] = []
    const tell = (status: number) =>
      site().then((payload) =>
        tellSearchEngines(payload, { path: '/blog/announced' }, async (address, { body = '' }) => {
          posted.push({ address, body: JSON.parse(body) })
          return { status }
        }),
      )
    await tell(202)
    expect(posted).toEqual([
      {
        address: 'https://api.indexnow.org/indexnow',
        body: {
          host: new URL(env.SITE_URL).host,
          key: indexNowKey(),
          keyLocation: `${env.SITE_URL}/indexnow-key.txt`,
          urlList: [`${env.SITE_URL}/blog/announced`],
        },
      },
    ])
    await tell(403)
    for (const status of [429, 503]) await expect(tell(status)).rejects.toThrow(String(status))
  })

  it.each(['javascript:alert(1)', 'no address', 'http://plain.example'])(
    '%s is no contact for security problems',
    async (securityContact) => {
      const { status, body } = await call('POST', '/api/globals/site-settings', {
        body: { securityContact },
        visitor: admin,
      })
      expect([status, body.errors?.[0]?.field]).toEqual([400, 'securityContact'])
    },
  )
})
