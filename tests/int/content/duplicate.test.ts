import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { pageKeys, pageWords } from '../../../src/content/page-copies'
import { fieldsOfKind } from '../../../src/features/content-files/site-content'
import { dataOf } from '../../../src/features/content-files/values'
import { copiesOf, copyOf } from '../../../src/features/page-copy/rules'
import type { Blog, Page } from '../../../src/payload-types'
import { seedPageCopy } from '../../../src/seed/page-copy'
import { article } from '../../support/content'
import { call, signedIn, site } from '../../support/site'

type Saved = { doc: { id: string; slug?: string; isActive?: boolean }; errors?: unknown }

let admin: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  admin = await signedIn('admin')
})

describe('a copy of an entry', () => {
  it('of an article is a draft with a slug of its own, unread and unpublished', async () => {
    const { id } = await article({ title: 'Worth copying', status: 'published', tags: ['kept'] })
    await call('POST', `/api/blogs/${id}/view`)
    for (const slug of ['worth-copying-2', 'worth-copying-3']) {
      const { status, body } = await call<{ doc: Blog }>('POST', `/api/blogs/${id}/duplicate`, {
        visitor: admin,
      })
      expect([status, body.doc]).toEqual([
        200,
        expect.objectContaining({
          slug,
          status: 'draft',
          publishedAt: null,
          viewCount: 0,
          title: 'Worth copying',
          tags: ['kept'],
        }),
      ])
      expect(body.doc.contentHtml).toBe('<p>Some words of an article.</p>')
    }
  })

  it('of a category has a name and a slug of its own', async () => {
    const payload = await site()
    const { id } = await payload.create({
      collection: 'blog-categories',
      data: { name: 'Filed', slug: '' },
      overrideAccess: true,
    })
    const { status, body } = await call<Saved>('POST', `/api/blog-categories/${id}/duplicate`, {
      visitor: admin,
    })
    expect([status, body.doc]).toEqual([
      200,
      expect.objectContaining({ name: 'Filed - Copy', slug: 'filed-copy' }),
    ])
  })

  it.each([
    ['ideas', { title: 'Copied', description: 'x', difficulty: 'Easy', timeToImplement: '1 day' }],
    ['flagships', { title: 'Copied', tagline: 'x', description: 'x' }],
    ['pricing-plans', { name: 'Copied', description: 'x', price: '$1', cta: { label: 'x', href: '/' } }],
    ['faqs', { question: 'Q?', answer: 'A.', category: 'general' }],
    ['testimonials', { quote: 'x', name: 'x' }],
    ['add-ons', { name: 'Copied', price: '$1', description: 'x' }],
  ] as const)('of %s is not shown yet', async (collection, data) => {
    const original = await (await site()).create({
      collection,
      data: { ...data, isActive: true } as never,
      overrideAccess: true,
    })
    const { status, body } = await call<Saved>('POST', `/api/${collection}/${original.id}/duplicate`, {
      visitor: admin,
    })
    expect([status, body.errors, body.doc?.isActive]).toEqual([200, undefined, false])
    if ('slug' in original) expect(body.doc.slug).toBe('copied-2')
  })
})

type Refusal = { errors?: { message: string; code: string; field?: string }[] }

beforeAll(async () => {
  await seedPageCopy(await site())
  admin = await signedIn('admin')
})

async function rowOf(key: Page['key']): Promise<Page> {
  const { docs } = await (await site()).find({
    collection: 'pages',
    where: { key: { equals: key } },
    overrideAccess: true,
  })
  if (!docs[0]) throw new Error(`There is no page ${key}`)
  return docs[0]
}
const change = async (key: Page['key'], body: unknown) =>
  call<Refusal & { doc?: Page }>('PATCH', `/api/pages/${(await rowOf(key)).id}`, { body, visitor: admin })

describe('the copy of a page', () => {
  it('is there for every page, once, with the words that the site comes with', async () => {
    const payload = await site()
    await seedPageCopy(payload)
    const { docs } = await payload.find({ collection: 'pages', pagination: false, overrideAccess: true })
    expect(docs.map(({ key }) => key).sort()).toEqual([...pageKeys].sort())
    expect(copiesOf(docs)).toEqual(copiesOf([]))
  })

  it.each(pageKeys)('of %s has fields of the CMS only, within their lengths', async (key) => {
    const kind = { collection: 'pages', folder: 'built-in-pages', key: 'key' } as const
    const req = await createLocalReq({}, await site())
    expect(() => dataOf(fieldsOfKind(req, kind), { ...pageWords[key] }, () => undefined)).not.toThrow()
    expect((await change(key, pageWords[key])).status).toBe(200)
  })

  it('is the editors’ text, and the original text for empty fields', async () => {
    const { status } = await change('services', {
      headline: 'Our services in {brandName}',
      lead: '   ',
      closing: { title: 'Talk to us', description: '', primaryLabel: 'Go' },
      sections: { industries: { title: 'Trades', description: null } },
      meta: { title: null, description: 'Found here.' },
    })
    expect(status).toBe(200)
    const usual = copyOf('services', undefined)
    expect(copyOf('services', await rowOf('services'))).toEqual({
      headline: 'Our services in {brandName}',
      lead: usual.lead,
      meta: { title: usual.meta.title, description: 'Found here.' },
      sections: {
        ...usual.sections,
        industries: { title: 'Trades', description: usual.sections.industries.description },
      },
      closing: {
        title: 'Talk to us',
        description: usual.closing.description,
        primary: { label: 'Go', href: '/book-call' },
        secondary: usual.closing.secondary,
      },
    })
  })

  it.each([
    [{ sections: { audience: { title: 'For {everyone}' } } }, 'sections.audience.title', /\{everyone\}/],
    [{ meta: { description: 'From {prize}' } }, 'meta.description', /\{prize\}/],
    [{ closing: { title: 'x'.repeat(121) } }, 'closing.title', /120/],
    [{ headline: ['a', 'b'] }, 'headline', /must be text/],
    [{ lead: { a: 1 } }, 'lead', /must be text/],
  ])('with %j is refused by its field', async (body, field, message) => {
    const before = await rowOf('home')
    const answer = await change('home', body)
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, field])
    expect(answer.body.errors?.[0]?.message).toMatch(message)
    expect(await rowOf('home')).toEqual(before)
  })

  it('belongs to its page: another key is not taken', async () => {
    await change('pricing', { key: 'blog', headline: 'Prices' })
    expect((await rowOf('pricing')).headline).toBe('Prices')
  })
})
