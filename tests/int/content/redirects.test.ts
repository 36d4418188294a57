import { describe, expect, it } from 'vitest'
import { findRedirect } from '../../../src/features/redirects/find-redirect'
import { query, sql } from '../../../src/lib/db/query'
import type { BlogCategory, Redirect } from '../../../src/payload-types'
import { article } from '../../support/content'
import { call, signedIn, site } from '../../support/site'

type Saved<Doc> = { doc: Doc; errors?: { message: string; field?: string }[] }

const admin = await signedIn('admin')

const redirect = (from: unknown, url: unknown) =>
  call<Saved<Redirect>>('POST', '/api/redirects', {
    body: { from, to: { type: 'custom', url } },
    visitor: admin,
  })
const where = async (path: string) => findRedirect(await site(), path)

describe('a redirect that an editor makes', () => {
  it('leads from any path to a page of this site or to another site', async () => {
    expect((await redirect('/old-page/', '/services')).status).toBe(201)
    expect(await where('/old-page')).toBe('/services')
    expect((await redirect('/partner', 'https://partner.example/x')).body.doc.to?.url).toBe(
      'https://partner.example/x',
    )
    expect((await redirect('/own', 'http://localhost:3000/pricing#plans')).body.doc.to?.url).toBe(
      '/pricing#plans',
    )
  })

  it.each([
    ['/a', 'javascript:alert(1)', 'to.url'],
    ['/a', '', 'to.url'],
    ['/a', 5, 'to.url'],
    ['/api/health', '/services', 'from'],
    [5, '/services', 'from'],
  ])('from %j to %j is refused', async (from, url, field) => {
    const { status, body } = await redirect(from, url)
    expect([status, body.errors?.[0]?.field]).toEqual([400, field])
  })

  it.each(['javascript:alert(1)', 'http://elsewhere.example/'])(
    'keeps no %s next to a reference, and sends none that was stored past the CMS',
    async (url) => {
      const { id } = await article({ title: 'Beside', status: 'published' })
      const reference = { type: 'reference', reference: { relationTo: 'blogs', value: id } }
      const from = `/beside-${id}-${url.length}`
      const made = await call<Saved<Redirect>>('POST', '/api/redirects', {
        body: { from, to: { ...reference, url } },
        visitor: admin,
      })
      expect([made.status, made.body.errors?.[0]?.field]).toEqual([400, 'to.url'])
      const { body } = await redirect(from, '/services')
      const changed = { to: { ...reference, url } }
      const path = `/api/redirects/${body.doc.id}`
      expect((await call('PATCH', path, { body: changed, visitor: admin })).status).toBe(400)
      await query(await site(), sql`UPDATE redirects SET to_url = ${url} WHERE id = ${body.doc.id}`)
      expect(await where(from)).toBeUndefined()
    },
  )

  it('never leads around in a circle', async () => {
    expect((await redirect('/self', '/self/?x#y')).body.errors?.[0]?.field).toBe('to.url')
    await redirect('/one', '/two')
    await redirect('/two', '/three')
    expect((await redirect('/three', '/one')).body.errors?.[0]?.field).toBe('to.url')
    const { body } = await redirect('/three', '/services')
    const turned = await call('PATCH', `/api/redirects/${body.doc.id}`, {
      body: { to: { url: '/one' } },
      visitor: admin,
    })
    expect(turned.status).toBe(400)
  })
})

describe('the old address of a category', () => {
  const category = async (name: string) =>
    (await call<Saved<BlogCategory>>('POST', '/api/blog-categories', { body: { name }, visitor: admin })).body
      .doc
  const rename = (id: string, slug: string) =>
    call('PATCH', `/api/blog-categories/${id}`, { body: { slug }, visitor: admin })

  it('leads to the new one, also over several changes and back', async () => {
    const { id } = await category('Alpha')
    expect((await rename(id, 'beta')).status).toBe(200)
    expect((await rename(id, 'gamma')).status).toBe(200)
    expect(await where('/blog/category/alpha')).toBe('/blog/category/gamma')
    expect(await where('/blog/category/beta')).toBe('/blog/category/gamma')
    await rename(id, 'alpha')
    expect(await where('/blog/category/alpha')).toBeUndefined()
    expect(await where('/blog/category/gamma')).toBe('/blog/category/alpha')
  })

  it('is free for a new category, and forgotten with its own', async () => {
    const first = await category('Delta')
    await rename(first.id, 'epsilon')
    const second = await category('Delta again')
    await rename(second.id, 'delta')
    expect(await where('/blog/category/delta')).toBeUndefined()
    await rename(second.id, 'zeta')
    await call('DELETE', `/api/blog-categories/${second.id}`, { visitor: admin })
    expect(await where('/blog/category/delta')).toBeUndefined()
  })
})

describe('the old address of an article', () => {
  const change = (id: string, body: object) => call('PATCH', `/api/blogs/${id}`, { body, visitor: admin })

  it('is kept when its slug changes while it is not public', async () => {
    const { id } = await article({ title: 'Known', slug: 'known-a', status: 'published' })
    await change(id, { status: 'archived' })
    await change(id, { slug: 'known-b' })
    await change(id, { slug: 'known-c' })
    expect(await where('/blog/known-a')).toBeUndefined()
    await change(id, { status: 'published' })
    expect(await where('/blog/known-a')).toBe('/blog/known-c')
    // No one has ever seen it there.
    expect(await where('/blog/known-b')).toBeUndefined()
  })

  it('is free for another one once that is published, not before', async () => {
    const { id } = await article({ title: 'First', slug: 'shared', status: 'published' })
    await change(id, { slug: 'first-moved' })
    const draft = await article({ title: 'Second', slug: 'shared' })
    expect(await where('/blog/shared')).toBe('/blog/first-moved')
    await change(draft.id, { status: 'published' })
    expect(await where('/blog/shared')).toBeUndefined()
  })
})

it('the old address of an idea that was hidden meanwhile is kept', async () => {
  const payload = await site()
  const idea = await payload.create({
    collection: 'ideas',
    data: {
      title: 'Idea',
      slug: 'idea-a',
      description: 'x',
      difficulty: 'Easy',
      timeToImplement: '1 day',
    } as never,
    overrideAccess: true,
  })
  const change = (data: object) =>
    payload.update({ collection: 'ideas', id: idea.id, data, overrideAccess: true })
  await change({ isActive: false })
  await change({ slug: 'idea-b' })
  await change({ isActive: true })
  expect(await where('/automation-ideas/idea-a')).toBe('/automation-ideas/idea-b')
})
