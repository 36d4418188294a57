import { beforeAll, expect, it } from 'vitest'
import { query, sql } from '../../../src/lib/db/query'
import type { Blog } from '../../../src/payload-types'
import { seedManyPosts } from '../../../src/seed/many-posts'
import { article } from '../../support/content'
import { call, signedIn, site, type Visitor } from '../../support/site'

interface Version {
  id: string
  latest: boolean
  version: Blog
}

let admin: Visitor
beforeAll(async () => {
  admin = await signedIn('admin')
})

const versionsOf = async (id: string) =>
  (
    await call<{ docs: Version[] }>(
      'GET',
      `/api/blogs/versions?where[parent][equals]=${id}&sort=-updatedAt&depth=0`,
      { visitor: admin },
    )
  ).body.docs

it('articles of a load test have what editors compare with and bring back', async () => {
  const payload = await site()
  await article({ title: 'Original', status: 'published', excerpt: 'Words', tags: ['one'] })
  await seedManyPosts(payload, 3)
  const copies = await query<{ id: string }>(
    payload,
    sql`SELECT id FROM blogs WHERE title LIKE 'Original (%'`,
  )
  expect(copies.length).toBe(3)
  const id = copies[0]?.id ?? ''
  const { body: stored } = await call<Blog>('GET', `/api/blogs/${id}?depth=0`, { visitor: admin })
  const [first, ...others] = await versionsOf(id)
  const { title, slug, content, tags, status, _status, publishedAt, author } = stored
  expect([others, first?.latest]).toEqual([[], true])
  expect(first?.version).toMatchObject({ title, slug, content, tags, status, _status, publishedAt, author })
})
