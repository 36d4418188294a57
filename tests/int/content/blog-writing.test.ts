import { describe, expect, it } from 'vitest'
import { countReader, forgetReaders } from '../../../src/features/blog/readers/mutations'
import { findRedirect } from '../../../src/features/redirects/find-redirect'
import { htmlToLexical } from '../../../src/features/rich-text/html-to-lexical'
import type { Blog } from '../../../src/payload-types'
import { article, picture } from '../../support/content'
import { call, signedIn, site } from '../../support/site'

type Saved = { doc: Blog; errors?: { message: string; field?: string; code: string }[] }

const create = (body: object) => call<Saved>('POST', '/api/blogs', { body, visitor: admin })
const change = (id: string, body: object) =>
  call<Saved>('PATCH', `/api/blogs/${id}`, { body, visitor: admin })

const admin = await signedIn('admin')

describe('an article', () => {
  it('needs a title, a content and safe characters', async () => {
    expect((await create({ contentHtml: '<p>x</p>' })).body.errors?.[0]).toMatchObject({ field: 'title' })
    expect((await create({ title: 'Empty' })).body.errors?.[0]).toMatchObject({ field: 'content' })
    expect((await create({ title: 'Blank', contentHtml: '<p> </p>' })).status).toBe(400)
    for (const body of [
      { title: 'Bell \u0007', contentHtml: '<p>x</p>' },
      { title: 'Hidden', contentHtml: '<p>left\u202eright</p>' },
    ]) {
      const { status, body: answer } = await create(body)
      expect([status, answer.errors?.[0]?.message]).toEqual([400, 'Blog content contains unsafe characters'])
    }
    expect((await create({ title: 'Number', contentHtml: 5 })).status).toBe(400)
  })

  it('may have 100,000 characters, and 10,000 when it is posted as HTML', async () => {
    const textOf = (length: number) => htmlToLexical(`<p>${'x'.repeat(length)}</p>`)
    const html = (length: number) => `<p>${'x'.repeat(length)}</p>`
    expect((await create({ title: 'Posted', contentHtml: html(10_000) })).status).toBe(201)
    expect((await create({ title: 'Posted', contentHtml: html(10_001) })).body.errors).toMatchObject([
      {
        message: 'contentHtml must have at most 10,000 characters of text. It has 10,001 characters.',
        code: 'invalid',
        field: 'contentHtml',
      },
    ])
    const { body } = await create({ title: 'Written', content: textOf(100_000), status: 'published' })
    expect(body.doc).toMatchObject({ status: 'published' })
    const refused = await change(body.doc.id, { content: textOf(100_001) })
    expect([refused.status, refused.body.errors?.[0]]).toEqual([
      400,
      expect.objectContaining({
        field: 'content',
        message: 'Content must have at most 100,000 characters. It has 100,001 characters.',
      }),
    ])
  })

  it('never takes the address of another page', async () => {
    const made = await create({ title: 'Search', contentHtml: '<p>x</p>' })
    expect(made.body.doc.slug).toBe('search-2')
    const { status, body } = await change(made.body.doc.id, { slug: 'search' })
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'slug'])
  })

  it('posted as HTML comes out as the allow-list', async () => {
    const contentHtml =
      '<h2 onclick="x()">Head</h2><p style="color:red">Text <a href="javascript:alert(1)">a</a> <a href="https://a.example" target="_blank">b</a></p><script>alert(1)</script><svg onload=alert(1)></svg><img src=x onerror=alert(1)>'
    const { body } = await create({ title: 'Posted', status: 'published', contentHtml })
    const { body: read } = await call<Blog>('GET', `/api/blogs/${body.doc.id}`)
    expect(read.contentHtml).toBe(
      '<h2>Head</h2><p>Text a <a href="https://a.example/" target="_blank" rel="noopener">b</a></p>',
    )
    expect(JSON.stringify(read.content)).not.toMatch(/javascript:|onerror|alert/)
  })

  it('refuses an unsafe link that an editor writes', async () => {
    const { body } = await create({ title: 'Link', contentHtml: '<p><a href="https://a.example">x</a></p>' })
    const content = JSON.parse(
      JSON.stringify(body.doc.content).replace('https://a.example/', 'javascript:alert(1)'),
    )
    expect((await change(body.doc.id, { content })).status).toBe(400)
  })

  it('has clean title, excerpt and at most ten tags', async () => {
    const { body } = await create({
      title: ' <b>Bold</b>  claim ',
      excerpt: '  ',
      tags: [' a ', '', 'A', '<i>b</i>'],
      contentHtml: '<p>x</p>',
    })
    expect(body.doc).toMatchObject({
      title: 'Bold claim',
      excerpt: null,
      tags: ['a', 'b'],
      slug: 'bold-claim',
    })
    const eleven = Array.from({ length: 11 }, (_, index) => `tag ${index}`)
    expect((await change(body.doc.id, { tags: eleven })).status).toBe(400)
    const long = 'a'.repeat(41)
    expect((await change(body.doc.id, { tags: ['a', long] })).body.errors?.[0]).toMatchObject({
      field: 'tags',
      message: `The tag “${long}” has more than 40 characters`,
    })
    expect((await change(body.doc.id, { tags: ['private \ue000 use'] })).body.errors?.[0]?.field).toBe('tags')
    expect((await change(body.doc.id, { tags: ['b'.repeat(40)] })).body.doc.tags).toEqual(['b'.repeat(40)])
  })

  it('shows its read time, author and cover', async () => {
    const { id } = await picture()
    const { body } = await create({
      title: 'Covered',
      featuredImage: id,
      contentHtml: `<p>${'word '.repeat(201)}</p>`,
    })
    expect(body.doc).toMatchObject({ readTime: 2, authorName: 'Test Person' })
    expect(body.doc.featuredImageUrl).toMatch(/^\/api\/media\/file\/green-[0-9a-f]{10}-960x480\.webp$/)
  })
})

describe('publishing', () => {
  it('sets the date once, keeps it while published, empties it afterwards', async () => {
    const { body } = await create({ title: 'Dated', contentHtml: '<p>x</p>' })
    const { id } = body.doc
    expect(body.doc.publishedAt).toBeNull()
    const before = Date.now()
    const first = (await change(id, { status: 'published' })).body.doc.publishedAt ?? ''
    expect(Date.parse(first)).toBeGreaterThanOrEqual(before)
    expect((await change(id, { excerpt: 'Changed' })).body.doc.publishedAt).toBe(first)
    expect((await change(id, { status: 'archived' })).body.doc.publishedAt).toBeNull()
    const again = (await change(id, { status: 'published' })).body.doc.publishedAt ?? ''
    expect(Date.parse(again)).toBeGreaterThan(Date.parse(first))
  })

  it('takes a date that has been, and refuses one to come or beyond the calendar', async () => {
    const dated = (publishedAt: string, status = 'published') =>
      create({ title: 'Dated', contentHtml: '<p>x</p>', status, publishedAt })
    const old = await dated('2024-02-29T09:00:00.000Z')
    expect([old.status, old.body.doc.publishedAt]).toEqual([201, '2024-02-29T09:00:00.000Z'])
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    for (const date of [tomorrow, '+275760-09-13', '0001-01-01']) {
      for (const status of ['published', 'draft']) {
        const { status: answer, body } = await dated(date, status)
        expect([date, answer, body.errors?.[0]]).toEqual([
          date,
          400,
          expect.objectContaining({ field: 'publishedAt', message: expect.stringMatching(/^Published /) }),
        ])
      }
    }
    expect((await change(old.body.doc.id, { publishedAt: tomorrow })).status).toBe(400)
    const ahead = await dated(new Date(Date.now() + 60_000).toISOString())
    expect(Date.parse(ahead.body.doc.publishedAt ?? '')).toBeLessThanOrEqual(Date.now())
  })
})

describe('slugs and old addresses', () => {
  it('are unique, also for ten equal titles at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 10 }, () => create({ title: 'Same title', contentHtml: '<p>x</p>' })),
    )
    expect(made.map(({ status }) => status)).toEqual(Array(10).fill(201))
    expect(new Set(made.map(({ body }) => body.doc.slug)).size).toBe(10)
    expect(made.map(({ body }) => body.doc.slug).sort()[0]).toBe('same-title')
    const { body } = await call('POST', '/api/generate-blog-slug', {
      body: { title: 'Same title!' },
      visitor: admin,
    })
    expect(body.slug).toBe('same-title-11')
  })

  it('refuse what is no slug or taken', async () => {
    await create({ title: 'Taken slug', contentHtml: '<p>x</p>' })
    expect((await create({ title: 'Other', slug: 'taken-slug', contentHtml: '<p>x</p>' })).status).toBe(400)
    expect((await create({ title: 'Other', slug: '../admin', contentHtml: '<p>x</p>' })).status).toBe(400)
  })

  it('lead from the old slug of a published article to the new one, also over several changes', async () => {
    const payload = await site()
    const { id } = await article({ title: 'Moving', status: 'published', slug: 'moving-1' })
    await change(id, { slug: 'moving-2' })
    await change(id, { slug: 'moving-3' })
    expect(await findRedirect(payload, '/blog/moving-1')).toBe('/blog/moving-3')
    expect(await findRedirect(payload, '/blog/moving-2')).toBe('/blog/moving-3')
    expect(await findRedirect(payload, '/blog/moving-3')).toBeUndefined()
    await change(id, { slug: 'moving-1' })
    expect(await findRedirect(payload, '/blog/moving-1')).toBeUndefined()
    expect(await findRedirect(payload, '/blog/moving-3')).toBe('/blog/moving-1')
  })

  it('tell nothing of drafts, the archive and what was deleted', async () => {
    const payload = await site()
    const draft = await article({ title: 'Secret plan' })
    await change(draft.id, { slug: 'secret-plan-renamed' })
    expect(await findRedirect(payload, '/blog/secret-plan')).toBeUndefined()
    const old = await article({ title: 'Withdrawn', status: 'published' })
    await change(old.id, { slug: 'withdrawn-renamed' })
    expect(await findRedirect(payload, '/blog/withdrawn')).toBe('/blog/withdrawn-renamed')
    for (const status of ['archived', 'draft']) {
      await change(old.id, { status })
      expect(await findRedirect(payload, '/blog/withdrawn')).toBeUndefined()
    }
    await call('DELETE', `/api/blogs/${old.id}`, { visitor: admin })
    const { totalDocs } = await payload.count({
      collection: 'redirects',
      where: { from: { equals: '/blog/withdrawn' } },
      overrideAccess: true,
    })
    expect(totalDocs).toBe(0)
  })
})

describe('counting readers', () => {
  const view = (id: string, address: string, agent = 'Firefox') =>
    call<{ viewCount: number }>('POST', `/api/blogs/${id}/view`, {
      visitor: { address, headers: { 'user-agent': agent } },
    })
  const count = async (id: string) =>
    (await (await site()).findByID({ collection: 'blogs', id, overrideAccess: true })).viewCount

  it('counts each once, however often and fast they come', async () => {
    const { id } = await article({ title: 'Read', status: 'published' })
    await Promise.all(Array.from({ length: 15 }, () => view(id, '198.51.100.1')))
    expect(await count(id)).toBe(1)
    await Promise.all(Array.from({ length: 15 }, (_, index) => view(id, `198.51.100.${index + 2}`)))
    // Neither another name of a browser nor another address of the same network is another reader.
    await view(id, '198.51.100.1', 'Another browser')
    for (const end of ['1', '2', 'ffff:1']) await view(id, `2001:db8:1:2::${end}`)
    expect(await count(id)).toBe(17)
  })

  it('knows them for a month', async () => {
    const { id } = await article({ title: 'Read again', status: 'published' })
    const payload = await site()
    const onDay = (day: string) =>
      countReader(payload, { blogId: id, network: '198.51.100.7', now: new Date(day), secret: 'x' })
    expect(await onDay('2026-03-01T23:59:59Z')).toEqual({ viewCount: 1, counted: true })
    expect(await onDay('2026-03-02T00:00:01Z')).toEqual({ viewCount: 1, counted: false })
    await forgetReaders(payload, new Date('2026-03-31T12:00:00Z'))
    expect((await onDay('2026-03-31T12:00:00Z'))?.counted).toBe(false)
    await forgetReaders(payload, new Date('2026-04-01T12:00:00Z'))
    expect((await onDay('2026-04-01T12:00:00Z'))?.counted).toBe(true)
  })

  it('is not undone by an editor who saves at the same time', async () => {
    const { id } = await article({ title: 'Busy', status: 'published' })
    await Promise.all([
      ...Array.from({ length: 12 }, (_, index) => view(id, `203.0.113.${index + 20}`)),
      ...Array.from({ length: 6 }, (_, index) => change(id, { excerpt: `Version ${index}` })),
    ])
    expect(await count(id)).toBe(12)
  })

  it('knows nothing of drafts, and does not count robots', async () => {
    const draft = await article({ title: 'Unread' })
    expect((await view(draft.id, '198.51.100.90')).status).toBe(404)
    expect((await view('nothing', '198.51.100.90')).status).toBe(404)
    const { id } = await article({ title: 'Crawled', status: 'published' })
    expect((await view(id, '198.51.100.91', 'Googlebot/2.1')).status).toBe(204)
    expect([await count(draft.id), await count(id)]).toEqual([0, 0])
  })
})
