import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { footerNav, mainNav } from '../../../src/content/navigation'
import { documentAt } from '../../../src/features/publication/document-at'
import { htmlToLexical } from '../../../src/features/rich-text/html-to-lexical'
import { seedPageCopy } from '../../../src/seed/page-copy'
import { article } from '../../support/content'
import { call, signedIn, site, type Visitor } from '../../support/site'

type Saved = { result?: object; errors?: { message: string; field?: string }[] }

let admin: Visitor
beforeAll(async () => {
  const payload = await site()
  await seedPageCopy(payload)
  await payload.create({
    collection: 'legal-pages',
    data: { title: 'Imprint', slug: 'imprint', content: htmlToLexical('<p>Us.</p>'), status: 'published' },
    overrideAccess: true,
  })
  admin = await signedIn('admin')
})

const save = (body: object) => call<Saved>('POST', '/api/globals/site-settings', { body, visitor: admin })

describe('a link of the menu', () => {
  it.each([
    ['/nowhere', 'Visitors find no page at /nowhere.'],
    ['http://localhost:3000/blog/not-written', 'Visitors find no page at /blog/not-written.'],
    ['javascript:alert(1)', 'Write an address such as'],
  ])('to %s is refused with the reason', async (href, reason) => {
    const { status, body } = await save({ menu: [{ label: 'Somewhere', href }] })
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'menu.0.href'])
    expect(body.errors?.[0]?.message).toContain(reason)
  })

  it('to a draft is refused until it is published', async () => {
    const { id } = await article({ title: 'Soon', slug: 'soon-public' })
    const footer = [{ title: 'More', links: [{ label: 'Soon', href: '/blog/soon-public' }] }]
    expect((await save({ footer })).status).toBe(400)
    await call('PATCH', `/api/blogs/${id}`, { body: { status: 'published' }, visitor: admin })
    expect((await save({ footer })).status).toBe(200)
    // Other settings can be saved when the page of a stored link has gone.
    await call('PATCH', `/api/blogs/${id}`, { body: { status: 'draft' }, visitor: admin })
    const { footer: stored } = await (await site()).findGlobal({ slug: 'site-settings', depth: 0 })
    expect((await save({ brandName: 'Quickwin' })).status).toBe(200)
    expect((await save({ footer: stored })).status).toBe(200)
  })

  it('that the site came with, of another site, or to a part of a page is accepted', async () => {
    const footer = footerNav.map(({ title, items }) => ({ title, links: items }))
    expect((await save({ menu: mainNav, footer })).status).toBe(200)
    const menu = ['https://a.example/x', '/pricing#add-ons', 'mailto:a@a.example'].map((href) => ({
      label: 'There',
      href,
    }))
    const { status, body } = await save({ menu })
    expect([status, body.errors]).toEqual([200, undefined])
    await save({ menu: mainNav })
  })
})

describe('the document of a page', () => {
  it.each([
    ['/', 'pages'],
    ['/book-call', 'pages'],
    ['/blog/of-a-page', 'blogs'],
    ['/imprint', 'legal-pages'],
    ['/blog/not-written', undefined],
    ['/dashboard', undefined],
    ['//a.example', undefined],
    ['%', undefined],
  ])('%s is in %s', async (path, collection) => {
    if (collection === 'blogs') await article({ title: 'Of a page', slug: 'of-a-page', status: 'published' })
    const req = await createLocalReq({}, await site())
    expect((await documentAt(req, path))?.collection).toBe(collection)
  })
})

describe('the list of articles', () => {
  it('finds words of the text, also of a draft, and readers get no copy of it', async () => {
    const { id } = await article({ title: 'Plain', html: '<p>A <strong>quag</strong>mire of paper</p>' })
    const path = '/api/blogs?draft=true&where[bodyText][like]=quagmire paper'
    const { body } = await call<{ docs: { id: string; bodyText: unknown }[] }>('GET', path, {
      visitor: admin,
    })
    expect(body.docs.map((doc) => [doc.id, doc.bodyText])).toEqual([[id, null]])
  })
})
