import { beforeAll, describe, expect, it } from 'vitest'
import { searchPosts } from '../../../src/features/blog/search/queries'
import type { Blog } from '../../../src/payload-types'
import { article } from '../../support/content'
import { call, signedIn, site } from '../../support/site'

interface Docs {
  docs: (Blog & Record<string, unknown>)[]
  totalDocs: number
  errors?: unknown[]
}

const SECRET = 'Unannounced merger'
const people: Record<string, Awaited<ReturnType<typeof signedIn>> | object> = {}
let published: Blog
let draft: Blog
let archived: Blog

beforeAll(async () => {
  people.anonymous = {}
  people.user = await signedIn('user')
  people.admin = await signedIn('admin')
  people.superAdmin = await signedIn('super_admin')
  published = await article({ title: 'Public knowledge', status: 'published', tags: ['open'] })
  draft = await article({ title: SECRET, excerpt: SECRET, tags: ['merger'] })
  archived = await article({ title: `${SECRET} of last year`, status: 'published', tags: ['merger'] })
  await (await site()).update({
    collection: 'blogs',
    id: archived.id,
    data: { status: 'archived' },
    overrideAccess: true,
  })
})

const outsiders = ['anonymous', 'user']
const insiders = ['admin', 'superAdmin']

describe('drafts and archived articles', () => {
  const tricks = [
    '/api/blogs?limit=0',
    '/api/blogs?pagination=false&depth=3',
    '/api/blogs?where[status][equals]=draft',
    '/api/blogs?where[status][not_equals]=published',
    '/api/blogs?where[or][0][status][equals]=draft&where[or][1][status][equals]=archived',
    '/api/blogs?where[or][0][id][exists]=true',
    '/api/blogs?where[title][like]=merger',
    '/api/blogs?where[tags][in]=merger',
    '/api/blogs?draft=true&limit=100',
    '/api/blogs?trash=true&limit=100',
    '/api/blogs?select[title]=true&select[status]=true&limit=100',
    '/api/blogs?select[contentHtml]=true&limit=100',
    '/api/blogs?sort=status&limit=100',
    '/api/blogs?where[author.id][exists]=true&limit=100',
    '/api/blogs?overrideAccess=true&showHiddenFields=true&limit=100',
  ]
  it.each(outsiders.flatMap((who) => tricks.map((trick) => [who, trick])))(
    'are not in a list for %s: %s',
    async (who = '', trick = '') => {
      const { status, body } = await call<Docs>('GET', trick, { visitor: people[who] ?? {} })
      expect(JSON.stringify(body)).not.toMatch(/merger/i)
      if (status === 200) expect(body.docs.every(({ id }) => id === published.id)).toBe(true)
    },
  )

  it.each(outsiders)('are not there one by one, counted or in versions for %s', async (who) => {
    const visitor = people[who] ?? {}
    for (const { id } of [draft, archived]) {
      for (const path of [
        `/api/blogs/${id}`,
        `/api/blogs/${id}?draft=true&depth=2`,
        `/api/blogs/${id}?select[title]=true`,
      ]) {
        const { status, body } = await call('GET', path, { visitor })
        expect([status, /merger/i.test(JSON.stringify(body))]).toEqual([404, false])
      }
    }
    const count = await call<{ totalDocs: number }>(
      'GET',
      '/api/blogs/count?where[status][not_equals]=published',
      { visitor },
    )
    expect(count.body.totalDocs ?? 0).toBe(0)
    for (const path of [
      '/api/blogs/versions',
      '/api/blogs/versions?where[version.status][equals]=draft',
      '/api/blogs/versions/count',
    ]) {
      const { status, body } = await call('GET', path, { visitor })
      expect([path, status, /merger/i.test(JSON.stringify(body))]).toEqual([
        path,
        path.endsWith('count') ? status : 403,
        false,
      ])
    }
  })

  it.each(outsiders)(
    'do not become known to %s by conditions on hidden fields or by other collections',
    async (who) => {
      const visitor = people[who] ?? {}
      for (const path of [
        '/api/blogs?where[searchText][contains]=merger',
        '/api/blogs?where[searchText][exists]=true',
        '/api/blogs?where[bodyText][like]=merger',
        '/api/redirects',
        '/api/payload-locked-documents',
        '/api/payload-preferences',
      ]) {
        const { status, body } = await call<Docs>('GET', path, { visitor })
        expect([path, status === 200 ? body.totalDocs : 0]).toEqual([path, 0])
        expect(JSON.stringify(body)).not.toMatch(/merger/i)
      }
    },
  )

  it('are not found by the site’s search', async () => {
    const payload = await site()
    expect((await searchPosts(payload, { query: 'merger' })).total).toBe(0)
    expect((await searchPosts(payload, { query: 'KNOWLEDGE pub' })).posts.map(({ id }) => id)).toEqual([
      published.id,
    ])
    expect((await searchPosts(payload, { query: 'open' })).total).toBe(1)
    expect((await searchPosts(payload, { query: "%' OR 1=1 --" })).total).toBe(0)
    expect((await searchPosts(payload, { query: '\0know\0' })).total).toBe(1)
    // Signs with a meaning in SQL patterns are looked for as they stand.
    for (const query of ['%', '_', '\\', 'p_blic', 'pub%'])
      expect([query, (await searchPosts(payload, { query })).total]).toEqual([query, 0])
    expect(await searchPosts(payload, { query: 'public', page: 5 })).toMatchObject({
      posts: [],
      total: 1,
      pages: 1,
    })
  })

  it.each(insiders)('are there for %s, with their versions', async (who) => {
    const visitor = people[who] ?? {}
    const list = await call<Docs>('GET', '/api/blogs?limit=100', { visitor })
    expect(list.body.docs.map(({ id }) => id).sort()).toEqual([published.id, draft.id, archived.id].sort())
    expect((await call('GET', `/api/blogs/${draft.id}`, { visitor })).status).toBe(200)
    const versions = await call<{ totalDocs: number }>(
      'GET',
      `/api/blogs/versions?where[parent][equals]=${archived.id}`,
      { visitor },
    )
    expect([versions.status, versions.body.totalDocs]).toEqual([200, 2])
  })
})

describe('writing articles', () => {
  it.each(insiders)('is allowed to %s, but not what is counted or computed', async (who) => {
    const visitor = people[who] ?? {}
    const body = { title: `By ${who}`, contentHtml: '<p>One two three</p>', viewCount: 999, readTime: 99 }
    const made = await call<{ doc: Blog }>('POST', '/api/blogs', { body, visitor })
    expect(made.status).toBe(201)
    expect(made.body.doc).toMatchObject({ status: 'draft', viewCount: 0, readTime: 1, publishedAt: null })
    const changed = await call<{ doc: Blog }>('PATCH', `/api/blogs/${made.body.doc.id}`, {
      body: { viewCount: 5 },
      visitor,
    })
    expect(changed.body.doc.viewCount).toBe(0)
    expect((await call('DELETE', `/api/blogs/${made.body.doc.id}`, { visitor })).status).toBe(200)
  })
})
