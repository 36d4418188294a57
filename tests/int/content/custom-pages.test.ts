import { beforeAll, describe, expect, it, vi } from 'vitest'
import { findRedirect } from '../../../src/features/redirects/find-redirect'
import { htmlToLexical } from '../../../src/features/rich-text/html-to-lexical'
import { seedPageCopy } from '../../../src/seed/page-copy'
import { call, signedIn, site, type Visitor } from '../../support/site'

// What pages keep is the framework's, which tests do not run: each question is asked again.
vi.mock('next/cache', () => ({ unstable_cache: (work: unknown) => work }))

const { sitemapEntries } = await import('../../../src/features/discovery/sitemap')
const { llmsText } = await import('../../../src/features/discovery/llms')
const { siteEntries } = await import('../../../src/features/search/site-entries')
const { publicCustomPage } = await import('../../../src/features/custom-page/queries')
const { publicCaseStudy } = await import('../../../src/features/case-study/queries')
const { runPlan } = await import('../../../src/features/publication/schedule/jobs')

type Saved = {
  doc: { id: string; slug: string; status: string }
  errors?: { message: string; field?: string }[]
}
type Kind = 'custom-pages' | 'case-studies'

let admin: Visitor
let user: Visitor
beforeAll(async () => {
  await seedPageCopy(await site())
  admin = await signedIn('admin')
  user = await signedIn('user')
})

const content = htmlToLexical('<h2>Why</h2><p>Because quagmires take time.</p>')
const texts = {
  'custom-pages': { title: 'Landing', description: 'Lands softly.', content },
  'case-studies': {
    title: 'Orders',
    description: 'Orders without typing.',
    client: 'A mill',
    industry: 'Manufacturing',
    problem: 'Typed twice.',
    whatWasBuilt: 'A bridge.',
    results: [{ figure: '11 hours', text: 'saved per week', source: 'Time sheets, March to May' }],
  },
} as const
const create = (kind: Kind, body: object) =>
  call<Saved>('POST', `/api/${kind}`, { body: { ...texts[kind], ...body }, visitor: admin })
const change = (kind: Kind, id: string, body: object, more = '') =>
  call<Saved>('PATCH', `/api/${kind}/${id}${more}`, { body, visitor: admin })

/** Where visitors and programs find the address. */
async function listsWith(path: string): Promise<string[]> {
  const [sitemap, llms, search] = await Promise.all([sitemapEntries(), llmsText(), siteEntries()])
  return [
    sitemap.some(({ url }) => url.endsWith(path)) && 'sitemap',
    new RegExp(`${path}\\)`).test(llms) && 'llms',
    search.some((entry) => entry.path === path) && 'search',
  ].filter((name) => name !== false)
}

describe.each([
  ['custom-pages', '', () => publicCustomPage],
  ['case-studies', '/case-studies', () => publicCaseStudy],
] as const)('%s', (kind, base, query) => {
  it('is a draft at first, which no visitor sees anywhere', async () => {
    const { status, body } = await create(kind, { slug: 'unseen' })
    expect([status, body.doc]).toEqual([201, expect.objectContaining({ status: 'draft', slug: 'unseen' })])
    for (const visitor of [{}, user]) {
      expect((await call('GET', `/api/${kind}/${body.doc.id}?draft=true`, { visitor })).status).toBe(404)
      expect((await call('GET', `/api/${kind}/versions`, { visitor })).status).toBe(403)
    }
    expect(await query()('unseen')).toBeNull()
    expect(await listsWith(`${base}/unseen`)).toEqual([])
  })

  it('is in sitemap, guide and search while it is published, and keeps drafts to editors', async () => {
    const { doc } = (await create(kind, { slug: 'seen', status: 'published' })).body
    expect(await listsWith(`${base}/seen`)).toEqual(['sitemap', 'llms', 'search'])
    await change(kind, doc.id, { title: 'Hidden words' }, '?draft=true')
    expect((await query()('seen'))?.title).toBe(texts[kind].title)
    await change(kind, doc.id, { status: 'archived' })
    expect(await query()('seen')).toBeNull()
    expect(await listsWith(`${base}/seen`)).toEqual([])
  })

  it('leads from its old address to the new one, unless it is in the trash', async () => {
    const { doc } = (await create(kind, { slug: 'old-place', status: 'published' })).body
    await change(kind, doc.id, { slug: 'new-place' })
    expect(await findRedirect(await site(), `${base}/old-place`)).toBe(`${base}/new-place`)
    await change(kind, doc.id, { deletedAt: new Date().toISOString() })
    expect(await query()('new-place')).toBeNull()
    expect(await findRedirect(await site(), `${base}/old-place`)).toBeUndefined()
  })

  it('is published at its time', async () => {
    const { doc } = (await create(kind, { slug: 'planned' })).body
    const date = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    const { status, body } = await call<{ planned: { id: string }[] }>('POST', '/api/publication-schedule', {
      body: { kind, id: doc.id, action: 'publish', date, time: '09:30' },
      visitor: admin,
    })
    expect(status).toBe(201)
    const { db } = await site()
    await db.drizzle.execute(
      `UPDATE publication_schedule SET run_at = now() - interval '1 minute' WHERE id = '${body.planned[0]?.id}'`,
    )
    await runPlan(await site(), { planId: body.planned[0]?.id ?? '' })
    expect((await query()('planned'))?.title).toBe(texts[kind].title)
  })

  it('is not published without its texts', async () => {
    const { doc } = (await create(kind, { slug: 'half', description: null, status: undefined })).body ?? {}
    expect(doc).toBeUndefined()
    const draft = await call<Saved>('POST', `/api/${kind}?draft=true`, { body: {}, visitor: admin })
    expect(draft.status).toBe(201)
    expect((await change(kind, draft.body.doc.id, { status: 'published' })).status).toBe(400)
  })
})

describe('the address of a page', () => {
  it.each(['pricing', 'case-studies', 'admin', 'super-admin', 'api'])(
    'is not /%s, and says why',
    async (slug) => {
      const { status, body } = await create('custom-pages', { slug })
      expect([status, body.errors?.[0]]).toEqual([
        400,
        expect.objectContaining({
          field: 'slug',
          message: `“${slug}” is the address of another page. Please choose another slug.`,
        }),
      ])
    },
  )

  it('is a free one if it is made from the title', async () => {
    const { doc } = (await create('custom-pages', { title: 'Pricing', status: 'published' })).body
    expect(doc.slug).toBe('pricing-2')
  })
})

describe('the list of case studies', () => {
  it('exists only while there is one', async () => {
    const payload = await site()
    const published = { status: { equals: 'published' } } as const
    await payload.update({ collection: 'case-studies', where: published, data: { status: 'draft' } })
    expect(await listsWith('/case-studies')).toEqual([])
    const { doc } = (await create('case-studies', { slug: 'first', status: 'published' })).body
    expect(await listsWith('/case-studies')).toEqual(['sitemap', 'llms', 'search'])
    await change('case-studies', doc.id, { status: 'draft' })
    expect(await listsWith('/case-studies')).toEqual([])
  })

  it('refuses a result without a source', async () => {
    const { status, body } = await create('case-studies', {
      slug: 'claim',
      results: [{ figure: '300%', text: 'more of everything' }],
    })
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'results.0.source'])
  })
})

describe('the text of a built-in page', () => {
  it('has drafts, which visitors see once they are published', async () => {
    const { docs } = await (await site()).find({
      collection: 'pages',
      where: { key: { equals: 'faq' } },
      overrideAccess: true,
    })
    const path = `/api/pages/${docs[0]?.id}`
    await call('PATCH', `${path}?draft=true`, { body: { headline: 'Asked before' }, visitor: admin })
    const seen = async (visitor: Visitor) =>
      (await call<{ headline: string }>('GET', `${path}?draft=true`, { visitor })).body.headline
    expect([await seen({}), await seen(user)]).toEqual([docs[0]?.headline, docs[0]?.headline])
    expect(await seen(admin)).toBe('Asked before')
    await call('PATCH', path, { body: { status: 'published' }, visitor: admin })
    expect(await seen({})).toBe('Asked before')
  })
})
