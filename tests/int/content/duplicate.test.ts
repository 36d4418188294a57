import { beforeAll, describe, expect, it } from 'vitest'
import type { Blog } from '../../../src/payload-types'
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
