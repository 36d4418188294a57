import { expect, it, vi } from 'vitest'
import { articleFeed } from '../../../src/features/discovery/feed'
import { article } from '../../support/content'
import { call, signedIn } from '../../support/site'

vi.mock('next/cache', () => ({ unstable_cache: <Query>(ask: Query): Query => ask }))

it('names an article by its id, so that a new slug is no new article', async () => {
  const { id, slug } = await article({ title: 'Moves on', status: 'published' })
  const itemOf = async (path: string) =>
    /<item>(?:(?!<item>)[\s\S])*?<\/item>/g
      [Symbol.matchAll](await articleFeed())
      .map(([item]) => item)
      .find((item) => item.includes(`/blog/${path}</link>`))
  const guid = `<guid isPermaLink="false">${id}</guid>`
  expect(await itemOf(String(slug))).toContain(guid)
  const visitor = await signedIn('admin')
  await call('PATCH', `/api/blogs/${id}`, { body: { slug: 'moved-on', status: 'published' }, visitor })
  expect(await itemOf('moved-on')).toContain(guid)
  expect(await itemOf(String(slug))).toBeUndefined()
})
