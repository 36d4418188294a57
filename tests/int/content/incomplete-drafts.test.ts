import { describe, expect, it } from 'vitest'
import type { Blog } from '../../../src/payload-types'
import { article } from '../../support/content'
import { call, signedIn } from '../../support/site'

type Saved = { doc: Blog }

const admin = await signedIn('admin')

const published = (title: string, more: Partial<Blog> = {}) =>
  article({ title, status: 'published', ...more })
const saveDraft = (id: string, body: object) =>
  call<Saved>('PATCH', `/api/blogs/${id}?draft=true`, { body, visitor: admin })
const change = (id: string, body: object) =>
  call<Saved>('PATCH', `/api/blogs/${id}`, { body, visitor: admin })
const titlesOf = async (id: string) => {
  const path = `/api/blogs/versions?where[parent][equals]=${id}&limit=50`
  const { body } = await call<{ docs: { version: Blog }[] }>('GET', path, { visitor: admin })
  return body.docs.map(({ version }) => version.title)
}

describe('an incomplete draft next to a published article', () => {
  it.each([
    ['unpublished', { _status: 'draft' }, 'draft'],
    ['unpublished by a program', { status: 'draft' }, 'draft'],
    ['archived', { status: 'archived' }, 'archived'],
  ])(
    'does not keep the article from being %s, and is checked when it is published',
    async (how, down, status) => {
      const { id } = await published('In the way', { slug: `in-the-way-${how.replaceAll(' ', '-')}` })
      await saveDraft(id, {
        title: '',
        slug: '',
        content: null,
        author: null,
        excerpt: 'A {{unknown}} of ours',
      })
      const taken = await change(id, down)
      expect([taken.status, taken.body.doc]).toEqual([
        200,
        expect.objectContaining({ status, publishedAt: null }),
      ])
      expect((await call('GET', `/api/blogs/${id}`)).status).toBe(404)
      expect((await change(id, { status: 'draft' })).body.doc.status).toBe('draft')
      for (const body of [{ status: 'published' }, { _status: 'published' }])
        expect((await change(id, body)).status).toBe(400)
      const text = { title: 'Whole', contentHtml: '<p>x</p>', author: admin.user.id, excerpt: null }
      expect((await change(id, { ...text, status: 'published' })).body).toMatchObject({
        doc: { title: 'Whole' },
      })
      expect(await titlesOf(id)).toContain('In the way')
    },
  )

  it('does not keep several articles from being unpublished at once', async () => {
    const [one, other] = [await published('One of two'), await published('Other of two')]
    await saveDraft(one.id, { title: '' })
    const { status } = await call('PATCH', `/api/blogs?where[id][in]=${one.id},${other.id}`, {
      body: { _status: 'draft' },
      visitor: admin,
    })
    expect(status).toBe(200)
    for (const { id } of [one, other]) expect((await call('GET', `/api/blogs/${id}`)).status).toBe(404)
  })

  it('is not published unchecked by the switch of the CMS that limits its checks', async () => {
    const { id } = await published('Guarded')
    await saveDraft(id, { title: '' })
    for (const body of [
      { status: 'published' },
      { _status: 'published' },
      { status: 'archived', title: '' },
    ]) {
      const { status } = await call('PATCH', `/api/blogs/${id}?unpublishAllLocales=true`, {
        body,
        visitor: admin,
      })
      expect(status).toBe(400)
    }
    expect((await call('GET', `/api/blogs/${id}`)).body).toMatchObject({ title: 'Guarded' })
  })

  it('is taken down by editors alone, and by a name that is one', async () => {
    const { id } = await published('Stays up')
    await saveDraft(id, { title: '' })
    const user = await signedIn('user')
    for (const visitor of [{}, user]) {
      for (const path of [`/${id}`, `?where[id][equals]=${id}`, '?where[nothing][equals]=1'])
        for (const body of [{ status: 'archived' }, { _status: 'draft' }])
          expect((await call('PATCH', `/api/blogs${path}`, { body, visitor })).status).toBe(403)
    }
    for (const wrong of ['none', '00000000-0000-4000-8000-000000000000'])
      expect((await change(wrong, { status: 'archived' })).status).toBe(404)
    expect((await call('GET', `/api/blogs/${id}`)).body).toMatchObject({ title: 'Stays up' })
  })
})
