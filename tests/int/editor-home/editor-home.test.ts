import { randomBytes } from 'node:crypto'
import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { countReader } from '../../../src/features/blog/readers/mutations'
import { type EditorHome, editorHome } from '../../../src/features/editor-home/queries'
import { htmlToLexical } from '../../../src/features/rich-text/html-to-lexical'
import { call, signedIn, site } from '../../support/site'

type Signed = Awaited<ReturnType<typeof signedIn>>

const owner = await signedIn('super_admin')
const admin = await signedIn('admin')

const NOW = new Date('2031-03-12T12:00:00Z')
const mark = () => randomBytes(6).toString('hex')
const reqOf = async (visitor: Signed | undefined) =>
  createLocalReq(visitor ? { user: { ...visitor.user, collection: 'users' } } : {}, await site())

async function homeOf(visitor: Signed, now = NOW): Promise<EditorHome> {
  const home = await editorHome(await reqOf(visitor), now)
  if (!home) throw new Error('Not an editor')
  return home
}

async function article(status: 'draft' | 'published', title = `Article ${mark()}`): Promise<string> {
  const { status: answered, body } = await call('POST', '/api/blogs', {
    visitor: admin,
    body: { title, status, contentHtml: '<p>Words.</p>', author: admin.user.id },
  })
  expect(answered).toBe(201)
  return (body.doc as { id: string }).id
}

const read = async (blogId: string, network: string, now: Date) =>
  countReader(await site(), { blogId, network, now, secret: 'a secret of the test' })

describe('the first page of the CMS', () => {
  it('is for admins and super admins alone', async () => {
    for (const visitor of [undefined, await signedIn('user')])
      expect(await editorHome(await reqOf(visitor), NOW)).toBeUndefined()
  })

  it('counts drafts, shows the last changed first and forgets what is published', async () => {
    const before = (await homeOf(admin)).drafts.count
    const title = `Draft ${mark()}`
    const id = await article('draft', title)
    const { drafts } = await homeOf(admin)
    expect(drafts.count).toBe(before + 1)
    expect(drafts.items[0]).toMatchObject({ id, title, author: 'Test Person' })
    const published = await call('PATCH', `/api/blogs/${id}`, {
      visitor: admin,
      body: { status: 'published' },
    })
    expect(published.status).toBe(200)
    expect((await homeOf(admin)).drafts.count).toBe(before)
  })

  it('shows what has changes that are not public, and what is planned', async () => {
    const title = `Changed ${mark()}`
    const id = await article('published', title)
    const path = `/api/blogs/${id}`
    await call('PATCH', `${path}?draft=true`, { visitor: admin, body: { title: `${title} again` } })
    const date = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    const plan = { kind: 'blogs', id, action: 'publish', date, time: '09:00' }
    expect((await call('POST', '/api/publication-schedule', { visitor: admin, body: plan })).status).toBe(201)
    const before = await homeOf(admin)
    expect(before.changed[0]).toMatchObject({ id, kind: 'blogs', title: `${title} again` })
    expect(before.planned).toMatchObject([{ documentId: id, action: 'publish', title: `${title} again` }])
    await call('PATCH', path, { visitor: admin, body: { status: 'published' } })
    const after = await homeOf(admin)
    expect([after.changed.some((changed) => changed.id === id), after.planned]).toEqual([false, []])
  })

  it('shows inquiries until someone begins with them, and knows a site without any', async () => {
    expect((await homeOf(admin)).inquiries).toEqual({ count: 0, items: [], ever: false })
    const payload = await site()
    const { id } = await payload.create({
      collection: 'inquiries',
      data: {
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        message: 'Too many lists.',
        status: 'new',
        serviceInterest: 'consulting',
      },
      overrideAccess: true,
    })
    expect((await homeOf(admin)).inquiries).toMatchObject({
      count: 1,
      ever: true,
      items: [{ id, name: 'Ada Lovelace' }],
    })
    await payload.update({
      collection: 'inquiries',
      id,
      data: { status: 'answered' },
      overrideAccess: true,
    })
    expect((await homeOf(admin)).inquiries).toEqual({ count: 0, items: [], ever: true })
  })

  it('counts the readers of the last seven days, by article', async () => {
    const [much, little] = [await article('published'), await article('published')]
    const network = mark()
    await read(much, `${network}-a`, NOW)
    await read(much, `${network}-a`, NOW)
    await read(much, `${network}-b`, new Date('2031-03-06T00:00:00Z'))
    await read(little, `${network}-a`, NOW)
    await read(little, `${network}-b`, new Date('2031-03-05T23:59:00Z'))
    const { views } = await homeOf(admin)
    expect(views.total).toBe(3)
    expect(views.articles).toMatchObject([
      { id: much, views: 2 },
      { id: little, views: 1 },
    ])
  })

  it('names the gaps of legal pages until they are filled in', async () => {
    const payload = await site()
    const { id } = await payload.create({
      collection: 'legal-pages',
      data: {
        title: 'Imprint',
        slug: 'imprint',
        content: htmlToLexical('<p>[Company name]<br>[City]</p><p>[Company name], paragraph 5 (1)</p>'),
      },
      overrideAccess: true,
    })
    expect((await homeOf(admin)).legal).toEqual([
      { id, title: 'Imprint', gaps: ['[Company name]', '[City]'] },
    ])
    await payload.update({
      collection: 'legal-pages',
      id,
      data: { content: htmlToLexical('<p>Quickwin GmbH, Berlin</p>') },
      overrideAccess: true,
    })
    expect((await homeOf(admin)).legal).toEqual([])
  })

  it('shows calls of the next seven days, and nothing of them that admins do not read', async () => {
    const payload = await site()
    const book = (
      name: string,
      start: string,
      status: 'pending' | 'confirmed' | 'cancelled',
      heldUntil?: string,
    ) => {
      const end = new Date(Date.parse(start) + 3_600_000).toISOString()
      return payload.create({
        collection: 'bookings',
        data: {
          name,
          email: 'ada@example.com',
          phone: '+49 30 1234567',
          status,
          bookingDatetime: start,
          endsAt: end,
          blockedUntil: end,
          timezone: 'Europe/Berlin',
          calendarSequence: 0,
          heldUntil: heldUntil ?? null,
        },
        overrideAccess: true,
      })
    }
    await book('Next', '2031-03-13T09:00:00.000Z', 'confirmed')
    await book('Cancelled', '2031-03-13T11:00:00.000Z', 'cancelled')
    await book('Over', '2031-03-12T09:00:00.000Z', 'confirmed')
    await book('Later', '2031-03-19T13:00:00.000Z', 'pending')
    await book('Last', '2031-03-19T11:00:00.000Z', 'pending')
    expect((await homeOf(admin)).calls.count).toBe(2)
    await book('Held', '2031-03-14T09:00:00.000Z', 'pending', '2031-03-12T12:30:00.000Z')
    const { calls } = await homeOf(admin)
    expect(calls.count).toBe(2)
    expect(calls.items.map(({ name, status }) => [name, status])).toEqual([
      ['Next', 'confirmed'],
      ['Last', 'pending'],
    ])
    expect(JSON.stringify(calls)).not.toContain('ada@example.com')
  })

  it('shows only super admins how many registrations wait', async () => {
    expect((await homeOf(admin)).registrations).toBeNull()
    expect((await homeOf(owner)).registrations).toBe(0)
  })
})
