import { beforeAll, describe, expect, it } from 'vitest'
import { article } from '../../support/content'
import { call, runSql, signedIn, site, type Visitor } from '../../support/site'

type List = {
  docs: unknown[]
  totalDocs: number
  errors?: { message: string; code: string; field?: string }[]
}

const people: Record<string, Visitor> = { anonymous: {} }
beforeAll(async () => {
  people.user = await signedIn('user')
  people.admin = await signedIn('admin')
  people['super admin'] = await signedIn('super_admin')
  await article({ title: 'Many', status: 'published' })
  const payload = await site()
  for (let number = 0; number < 110; number++)
    await payload.create({
      collection: 'faqs',
      data: { question: `Q${number}?`, answer: 'A.', category: 'general', isActive: true, orderIndex: 1 },
      overrideAccess: true,
      context: { disableRevalidate: true },
    })
})

describe('a list over HTTP', () => {
  const tricks = [
    'limit=0',
    'limit=1000000',
    'pagination=false',
    'limit=0&pagination=false',
    'limit=500&pagination=false',
    'limit=101',
  ]
  it.each(
    ['anonymous', 'user', 'admin', 'super admin'].flatMap((who) => tricks.map((trick) => [who, trick])),
  )('has at most 100 entries for %s: %s', async (who = '', trick = '') => {
    const { status, body } = await call<List>('GET', `/api/faqs?${trick}`, { visitor: people[who] ?? {} })
    expect([status, body.docs.length]).toEqual([200, 100])
  })

  it('is not asked for in the body of a request, but by editors', async () => {
    for (const [type, body] of [
      ['application/x-www-form-urlencoded', 'limit=5'],
      ['application/json', '{"locale":"en&limit=0"}'],
    ] as const) {
      const headers = { 'x-payload-http-method-override': 'GET', 'content-type': type }
      const statusOf = async (visitor = {}) =>
        (await call('POST', '/api/faqs', { body, visitor: { ...visitor, headers } })).status
      expect([type, await statusOf(), await statusOf(people.user)]).toEqual([type, 400, 400])
      expect([type, await statusOf(people.admin)]).toEqual([type, 200])
    }
  })

  it('still has its pages', async () => {
    const { body } = await call<List>('GET', '/api/faqs?limit=100&page=2')
    expect([body.docs.length, body.totalDocs]).toEqual([10, 110])
    expect((await call<List>('GET', '/api/faqs')).body.docs).toHaveLength(10)
  })
})

describe('many entries', () => {
  const list = ['inquiries', 'subscribers'] as const
  beforeAll(async () => {
    await runSql`INSERT INTO inquiries (name, email, message, status, service_interest)
      SELECT 'Many', format('many-%s@example.com', number), 'Hello.', 'new', 'consulting' FROM generate_series(0, 109) number`
    await runSql`INSERT INTO subscribers (email, status)
      SELECT format('many-%s@example.com', number), 'pending' FROM generate_series(0, 109) number`
  })

  it.each(list)('of people come a hundred at a time from %s', async (slug) => {
    const visitor = people['super admin'] ?? {}
    for (const query of [
      'limit=0',
      'pagination=false',
      'limit=0&pagination=false',
      'limit=1000',
      'limit=101',
    ]) {
      const { body } = await call<List>('GET', `/api/${slug}?${query}`, { visitor })
      expect([query, body.docs.length, body.totalDocs]).toEqual([query, 100, 110])
    }
    const next = await call<List>('GET', `/api/${slug}?limit=0&page=2`, { visitor })
    expect(next.body.docs).toHaveLength(10)
  })

  it.each(['', '&limit=0', '&limit=101'])('are not changed or deleted at once%s', async (limit) => {
    const payload = await site()
    for (const [method, slug] of [
      ['PATCH', 'inquiries'],
      ['DELETE', 'inquiries'],
      ['DELETE', 'subscribers'],
    ] as const) {
      const { status, body } = await call<List>(method, `/api/${slug}?where[id][exists]=true${limit}`, {
        visitor: people['super admin'] ?? {},
        ...(method === 'PATCH' ? { body: {} } : {}),
      })
      expect([method, slug, status, body.errors?.[0]]).toEqual([
        method,
        slug,
        400,
        expect.objectContaining({
          code: 'invalid',
          message: 'At most 100 entries can be changed at once. Choose fewer.',
        }),
      ])
      expect((await payload.count({ collection: slug })).totalDocs).toBe(110)
    }
  })

  it('are deleted a hundred at a time', async () => {
    const { status, body } = await call<List>(
      'DELETE',
      '/api/subscribers?where[email][like]=many-1&limit=0',
      {
        visitor: people['super admin'] ?? {},
      },
    )
    expect([status, body.docs.length]).toEqual([200, 21])
  })

  it('are pages of a hundred in the lists of the CMS, whose limit comes from the address', async () => {
    const payload = await site()
    const { user } = await signedIn('super_admin')
    const asked = { collection: 'faqs', overrideAccess: false, user, limit: 5000 } as const
    const { docs, totalPages } = await payload.find(asked)
    expect([docs.length, totalPages]).toEqual([100, 2])
    expect((await payload.find({ ...asked, page: 2 })).docs).toHaveLength(10)
  })
})

describe('a question that makes no sense', () => {
  it.each([
    'page=-1',
    'page=1.5',
    'page=x',
    'page=1e300',
    'page=99999999999999',
    'limit=-1',
    'limit=2.5',
    'limit=x',
    'limit=1&limit=2',
    'where[content][like]=x',
    'where[content][contains]=x',
    'where[content][equals]=x',
    'where[title][equals]=%00',
    'where[title][like]=a%00b',
    'where[publishedAt][equals]=soon',
    'where[publishedAt][greater_than]=%2B275760-09-13T00:00:00.000Z',
    'where[viewCount][equals]=many',
    'where[viewCount][greater_than]=1e999',
    'where[featuredImage][equals]=none',
    'where[author][in]=none',
    'where[id][equals]=none',
    'where[id][like]=none',
    'where[id][in]=%00',
    'where[tags][like]=%00',
    'where[nothing][equals]=1',
    'where[title][nothing]=1',
    'where=1',
    'where[and]=1',
    'where[or][0]=1',
    'sort=nothing',
    'sort=content',
    'sort=tags',
    'sort=%00',
    'select=1',
    'select[title]=x',
    'populate=1',
    'populate[media]=1',
    'depth=-1',
    'depth=x',
    'joins=1',
    'locale=%00',
  ])('?%s is never the server’s fault', async (query) => {
    for (const path of ['/api/blogs', '/api/blogs/count']) {
      const { status, body } = await call<List>('GET', `${path}?${query}`)
      expect([path, status < 500, body.errors?.[0]?.message]).not.toContain(false)
      if (status >= 400)
        expect(body.errors?.[0]).toMatchObject({ code: expect.stringMatching(/invalid|forbidden|not_found/) })
    }
  })

  it.each(['page', 'limit'])('names a %s that is no number', async (field) => {
    const { status, body } = await call<List>('GET', `/api/blogs?${field}=-1`)
    expect([status, body.errors?.[0]]).toEqual([
      400,
      expect.objectContaining({ message: `${field} must be a whole number`, code: 'invalid', field }),
    ])
  })

  it.each(['{', '', '[]', 'null', '5', '"x"'])(
    'in a body %s under another method is refused',
    async (body) => {
      const { status } = await call('POST', '/api/blogs', {
        body,
        visitor: { headers: { 'x-payload-http-method-override': 'GET', 'content-type': 'application/json' } },
      })
      expect(status).toBeLessThan(500)
    },
  )

  it.each(['/api/blogs/%00', '/api/blogs/none', '/api/blogs/%E0%A4%A', '/api/%00', '/api/blogs/none/view'])(
    'GET %s neither',
    async (path) => {
      expect((await call('GET', path)).status).toBeLessThan(500)
    },
  )
})
