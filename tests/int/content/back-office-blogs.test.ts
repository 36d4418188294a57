import { randomBytes } from 'node:crypto'
import { createLocalReq } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import {
  type BlogListRequest,
  blogDetails,
  countBlogs,
  listBlogs,
} from '../../../src/features/blog/back-office-list'
import { query, sql } from '../../../src/lib/db/query'
import { call, signedIn, site } from '../../support/site'

type Signed = Awaited<ReturnType<typeof signedIn>>

const mark = randomBytes(6).toString('hex')
const owner = await signedIn('super_admin')
beforeAll(async () => {
  for (const [title, status, views] of [
    ['first', 'draft', 0],
    ['second', 'published', 40],
    ['third', 'archived', 7],
  ] as const) {
    const body = { title: `${mark} ${title}`, contentHtml: '<p>Words.</p>', status, tags: [title] }
    const answer = await call('POST', '/api/blogs', { visitor: owner, body })
    expect(answer.status).toBe(201)
    const { id } = answer.body.doc as { id: string }
    await query(await site(), sql`UPDATE blogs SET view_count = ${views} WHERE id = ${id}`)
  }
})

const reqOf = async (visitor: Signed | undefined) =>
  createLocalReq(visitor ? { user: { ...visitor.user, collection: 'users' } } : {}, await site())

async function titles(asked: Partial<BlogListRequest>, visitor: Signed | undefined = owner) {
  const usual = {
    q: mark,
    status: undefined,
    sort: 'created',
    descending: false,
    page: 1,
    pageSize: 25,
  } as const
  const { blogs } = await listBlogs(await reqOf(visitor), { ...usual, ...asked })
  return blogs.map(({ title }) => title.replace(`${mark} `, ''))
}

it('shows drafts to editors alone', async () => {
  const visitors = [undefined, await signedIn('user')]
  for (const visitor of visitors) {
    const { blogs } = await listBlogs(await reqOf(visitor), {
      q: mark,
      status: undefined,
      sort: 'created',
      descending: false,
      page: 1,
      pageSize: 25,
    })
    expect(blogs.map(({ status }) => status)).toEqual(['published'])
  }
})

it('is searched, filtered, sorted and read page by page', async () => {
  expect(await titles({})).toEqual(['first', 'second', 'third'])
  expect(await titles({ sort: 'views', descending: true })).toEqual(['second', 'third', 'first'])
  expect(await titles({ sort: 'title', descending: true })).toEqual(['third', 'second', 'first'])
  expect(await titles({ status: 'archived' })).toEqual(['third'])
  expect(await titles({ q: `${mark} SEC` })).toEqual(['second'])
  expect(await titles({ pageSize: 2, page: 2 })).toEqual(['third'])
})

it('counts by status', async () => {
  const before = await countBlogs(await reqOf(owner))
  const body = { title: `${mark} fourth`, contentHtml: '<p>Words.</p>' }
  await call('POST', '/api/blogs', { visitor: owner, body })
  expect(await countBlogs(await reqOf(owner))).toEqual({ ...before, draft: before.draft + 1 })
})

it('shows one article with its author, and nothing of the account but the name', async () => {
  const { blogs } = await listBlogs(await reqOf(owner), {
    q: `${mark} second`,
    status: undefined,
    sort: 'created',
    descending: false,
    page: 1,
    pageSize: 1,
  })
  const details = await blogDetails(await reqOf(owner), blogs[0]?.id ?? '')
  expect(details).toMatchObject({ title: `${mark} second`, viewCount: 40, tags: ['second'], category: null })
  expect(JSON.stringify(details)).not.toContain(owner.email)
  for (const id of ['x', '00000000-0000-4000-8000-000000000000'])
    expect(await blogDetails(await reqOf(owner), id)).toBeUndefined()
})
