import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { defaultLinks } from '../../../src/content/navigation'
import type { ReferenceProblem } from '../../../src/features/blog/writing/queries'
import { shareImageOf } from '../../../src/features/media/share-image'
import { documentAt } from '../../../src/features/publication/document-at'
import { htmlToLexical } from '../../../src/features/rich-text/html-to-lexical'
import { pageMetadata } from '../../../src/lib/seo/page-metadata'
import type { Media } from '../../../src/payload-types'
import { seedPageCopy } from '../../../src/seed/page-copy'
import { article, picture } from '../../support/content'
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
    const footer = defaultLinks.footer.map(({ title, items }) => ({ title, links: items }))
    expect((await save({ menu: defaultLinks.menu, footer })).status).toBe(200)
    const menu = ['https://a.example/x', '/pricing#add-ons', 'mailto:a@a.example'].map((href) => ({
      label: 'There',
      href,
    }))
    const { status, body } = await save({ menu })
    expect([status, body.errors]).toEqual([200, undefined])
    await save({ menu: defaultLinks.menu })
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

const missingId = '00000000-0000-4000-8000-00000000000f'

const ask = (references: unknown) =>
  call<{ problems: ReferenceProblem[]; errors?: { code: string; field?: string }[] }>(
    'POST',
    '/api/check-references',
    { body: { references }, visitor: admin },
  )

beforeAll(async () => {
  admin = await signedIn('admin')
})

describe('what an article leads to', () => {
  it.each([
    ['a word', 'x'],
    ['a kind that no link leads to', [{ words: 'x', kind: 'users', id: missingId }]],
    ['an id that is none', [{ words: 'x', kind: 'blogs', id: "x' OR 1=1" }]],
    ['two thousand and one', Array.from({ length: 2001 }, () => ({ words: 'x', href: '/' }))],
  ])('%s is refused', async (_, references) => {
    const { status, body } = await ask(references)
    expect([status, body.errors?.[0]?.code]).toEqual([400, 'invalid'])
  })

  it('is named where visitors would not find it', async () => {
    const shown = await article({ title: 'Shown to all', slug: 'shown-to-all', status: 'published' })
    const draft = await article({ title: 'Still a draft', slug: 'still-a-draft' })
    const good = await picture('A desk with two screens')
    const bad = await picture('IMG_2044.jpg')
    const payload = await site()
    await payload.create({
      collection: 'redirects',
      data: { from: '/old-page', to: { type: 'custom', url: '/pricing' } },
    })
    const { body } = await ask([
      { words: 'fine', kind: 'blogs', id: shown.id },
      { words: 'soon', kind: 'blogs', id: draft.id },
      { words: 'gone', kind: 'ideas', id: missingId },
      { words: 'page', href: '/blog/shown-to-all?x#y' },
      { words: 'hidden page', href: '/blog/still-a-draft' },
      { words: 'own address', href: 'http://localhost:3000/nowhere' },
      { words: 'fixed', href: '/pricing' },
      { words: 'home', href: '/' },
      { words: 'moved', href: '/old-page' },
      { words: 'elsewhere', href: 'https://a.example/nowhere' },
      { words: 'mail', href: 'mailto:a@a.example' },
      { words: 'here', href: '#part' },
      { words: '', kind: 'media', id: good.id },
      { words: '', kind: 'media', id: bad.id },
      { words: 'caption', kind: 'media', id: missingId },
    ])
    const line = ({ reference, kind, words, problem }: ReferenceProblem) =>
      `${reference} ${kind}: ${words}: ${problem}`
    expect(body.problems.map(line)).toEqual([
      '1 link: soon: leads to something that visitors cannot see',
      '2 link: gone: leads to something that visitors cannot see',
      '4 link: hidden page: leads to a page that does not exist (/blog/still-a-draft)',
      '5 link: own address: leads to a page that does not exist (/nowhere)',
      '13 picture: IMG_2044.jpg: has no alternative text',
      '14 picture: caption: is no longer in the media library',
    ])
  })
})

type Refusal = { errors: { message: string; code: string; field?: string }[] }
const faq = (answer: string) => ({ question: `Q ${answer}`, answer, category: 'general', isActive: true })
const idea = (description: string) => ({
  title: 'An idea',
  description,
  difficulty: 'Easy',
  timeToImplement: '1 day',
  isActive: true,
})

describe('an unknown placeholder', () => {
  it.each([
    ['faqs', faq('Takes {callMinuts}.'), 'answer'],
    ['ideas', idea('Takes {callMinuts}.'), 'description'],
    ['ideas', { ...idea('Short'), steps: [{ title: 'Step', detail: '{callMinuts}' }] }, 'steps'],
    ['ideas', { ...idea('Short'), meta: { title: '{callMinuts}' } }, 'meta.title'],
    ['flagships', { title: 'F', tagline: '{callMinuts}', description: 'D' }, 'tagline'],
    [
      'pricing-plans',
      { name: 'P', description: '{callMinuts}', price: '$1', cta: { label: 'Go', href: '/faq' } },
      'description',
    ],
    ['add-ons', { name: 'A', price: '$1', description: '{callMinuts}' }, 'description'],
    ['blogs', { title: 'T', slug: '', contentHtml: '<p>In {callMinuts}</p>' }, 'content'],
  ])('in %s is refused by its field', async (collection, body, field) => {
    const { status, body: answer } = await call<Refusal>('POST', `/api/${collection}`, {
      body,
      visitor: admin,
    })
    expect(status, JSON.stringify(answer)).toBe(400)
    expect(JSON.stringify(answer)).toContain('Unknown placeholder {callMinuts}. Choose one under')
    expect(JSON.stringify(answer)).toContain(`"${field}"`)
  })

  it('may stand in code, and known ones anywhere; both are stored as written', async () => {
    const html = '<p>Calls take {callMinutes} minutes.</p><pre><code>const { id } = {callMinuts}</code></pre>'
    const { status, body } = await call<{ doc: { id: string } }>('POST', '/api/blogs', {
      body: { title: 'Braces', slug: '', contentHtml: html },
      visitor: admin,
    })
    expect(status, JSON.stringify(body)).toBe(201)
    const read = await call<{ contentHtml: string }>('GET', `/api/blogs/${body.doc.id}`, { visitor: admin })
    expect(read.body.contentHtml).toBe(html)
  })
})

const media: Media = {
  id: '1',
  alt: 'A team at a table',
  filename: 'team photo.jpg',
  mimeType: 'image/jpeg',
  width: 2400,
  height: 1260,
  createdAt: '',
  updatedAt: '',
}
const texts = { title: 'A title', description: 'A description' }

it('is the drawn one where none was chosen, or none can be shown', () => {
  for (const none of [null, undefined, 'an-id', { ...media, filename: null }, { ...media, width: null }]) {
    const { openGraph } = pageMetadata(texts, '/blog/a', { image: shareImageOf(none) })
    expect(openGraph?.images).toMatchObject([{ width: 1200, height: 630, type: 'image/png', alt: 'A title' }])
    expect(JSON.stringify(openGraph?.images)).toContain('/og/blog/a.png')
  }
})
