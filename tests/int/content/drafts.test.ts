import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { searchPosts } from '../../../src/features/blog/search/queries'
import { copyOf } from '../../../src/features/publication/writing/values'
import { findRedirect } from '../../../src/features/redirects/find-redirect'
import { emptyTrash } from '../../../src/features/trash/jobs'
import { query, sql } from '../../../src/lib/db/query'
import type { Blog } from '../../../src/payload-types'
import { article } from '../../support/content'
import { call, signedIn, site, type Visitor } from '../../support/site'

type Saved = { doc: Blog; errors?: { message: string; field?: string; code: string }[] }

let user: Visitor
const admin = await signedIn('admin')
beforeAll(async () => {
  user = await signedIn('user')
})

const published = (title: string, more: Partial<Blog> = {}) =>
  article({ title, status: 'published', ...more })
const saveDraft = (id: string, body: object, more = '') =>
  call<Saved>('PATCH', `/api/blogs/${id}?draft=true${more}`, { body, visitor: admin })
const change = (id: string, body: object) =>
  call<Saved>('PATCH', `/api/blogs/${id}`, { body, visitor: admin })
const seenBy = async (id: string, visitor: Visitor = {}, more = '') =>
  (await call<Blog>('GET', `/api/blogs/${id}${more}`, { visitor })).body
const versionsOf = async (id: string) =>
  (
    await call<{ docs: { id: string; version: Blog }[] }>(
      'GET',
      `/api/blogs/versions?where[parent][equals]=${id}&sort=-updatedAt&limit=50`,
      { visitor: admin },
    )
  ).body.docs

describe('a draft next to a published article', () => {
  it('is seen by editors who ask for it, and by no one else', async () => {
    const { id } = await published('Public words')
    const saved = await saveDraft(id, { title: 'Hidden words', status: 'published' })
    expect([saved.status, saved.body.doc]).toEqual([
      200,
      expect.objectContaining({ title: 'Hidden words', status: 'published', _status: 'draft' }),
    ])
    for (const visitor of [{}, user]) {
      for (const more of ['', '?draft=true', '?draft=true&depth=2', '?draft=true&select[title]=true']) {
        expect(await seenBy(id, visitor, more)).toMatchObject({ title: 'Public words' })
        const list = await call('GET', `/api/blogs${more || '?limit=50'}`, { visitor })
        expect(JSON.stringify(list.body)).toContain('Public words')
        expect(JSON.stringify(list.body)).not.toContain('Hidden words')
      }
      expect((await call('GET', '/api/blogs/versions', { visitor })).status).toBe(403)
      const found = await call<{ totalDocs: number }>(
        'GET',
        '/api/blogs?draft=true&where[title][equals]=Hidden words',
        { visitor },
      )
      expect(found.body.totalDocs).toBe(0)
    }
    expect(await seenBy(id, admin)).toMatchObject({ title: 'Public words', _status: 'published' })
    expect(await seenBy(id, admin, '?draft=true')).toMatchObject({ title: 'Hidden words', _status: 'draft' })
    const payload = await site()
    expect((await searchPosts(payload, { query: 'hidden words' })).total).toBe(0)
    expect((await searchPosts(payload, { query: 'public words' })).total).toBe(1)
  })

  it('becomes public as a whole with Publish, and keeps the date of the first publication', async () => {
    const { id, publishedAt } = await published('Before')
    await saveDraft(id, { title: 'Half' }, '&autosave=true')
    await saveDraft(id, { excerpt: 'Both' }, '&autosave=true')
    // The CMS's button sends the whole form and its own status.
    const { status, body } = await change(id, { title: 'Whole', status: 'published', _status: 'published' })
    expect([status, body.doc]).toEqual([200, expect.objectContaining({ status: 'published', publishedAt })])
    expect(await seenBy(id)).toMatchObject({ title: 'Whole', excerpt: 'Both' })
  })

  it('may be incomplete, and is then not published', async () => {
    const { id } = await published('Complete')
    expect((await saveDraft(id, { title: '', content: null, author: null })).status).toBe(200)
    const refused = await change(id, { _status: 'published' })
    expect([refused.status, refused.body.errors?.[0]]).toMatchObject([
      400,
      { field: 'title', message: 'Title: This field is required.' },
    ])
    expect(await seenBy(id)).toMatchObject({ title: 'Complete' })
    const other = await published('Was first')
    const taken = await change((await published('Second')).id, { slug: other.slug })
    expect([taken.status, taken.body.errors?.[0]]).toMatchObject([
      400,
      { field: 'slug', message: 'Another article has this address.' },
    ])
  })

  it('moves no address before it is published', async () => {
    const payload = await site()
    const { id } = await published('Stays', { slug: 'stays' })
    await saveDraft(id, { slug: 'stays-not' })
    expect(await findRedirect(payload, '/blog/stays')).toBeUndefined()
    await saveDraft(id, { slug: 'stays-elsewhere' })
    await change(id, { _status: 'published' })
    expect(await findRedirect(payload, '/blog/stays')).toBe('/blog/stays-elsewhere')
    // No one has ever seen it there.
    expect(await findRedirect(payload, '/blog/stays-not')).toBeUndefined()
  })

  it('keeps address and date when a form from before the publication saves', async () => {
    const { id, publishedAt } = await published('Published meanwhile', { slug: 'published-meanwhile' })
    const saved = await saveDraft(id, { title: 'Old form', slug: '', publishedAt: null }, '&autosave=true')
    expect(saved.body.doc).toMatchObject({ title: 'Old form', slug: 'published-meanwhile', publishedAt })
    expect((await change(id, { status: 'published' })).status).toBe(200)
    expect(await seenBy(id)).toMatchObject({ title: 'Old form', slug: 'published-meanwhile', publishedAt })
  })

  it('is not published by a write that does not say so', async () => {
    const { id } = await published('Asked')
    await saveDraft(id, { title: 'Not asked' })
    const refused = await change(id, { excerpt: 'New' })
    expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([409, 'conflict'])
    expect((await change(id, { status: 'draft', _status: 'published' })).status).toBe(409)
    const unknown = await change(id, { status: 'hidden' })
    expect([unknown.status, unknown.body.errors?.[0]?.field]).toEqual([400, 'status'])
    expect(await seenBy(id)).toMatchObject({ title: 'Asked', excerpt: null })
    expect((await change(id, { excerpt: 'New', status: 'published' })).status).toBe(200)
    expect(await seenBy(id)).toMatchObject({ title: 'Not asked', excerpt: 'New' })
  })

  it('stays when the article is unpublished or archived', async () => {
    const { id } = await published('Was public')
    await saveDraft(id, { title: 'Is next' })
    expect((await change(id, { _status: 'draft' })).body.doc).toMatchObject({
      title: 'Is next',
      status: 'draft',
      publishedAt: null,
    })
    expect((await call('GET', `/api/blogs/${id}`)).status).toBe(404)
    expect((await change(id, { status: 'archived' })).body.doc).toMatchObject({ status: 'archived' })
    // Typing in the archive brings nothing out of it.
    const typed = await saveDraft(id, { title: 'Typed' }, '&autosave=true')
    expect(typed.body.doc).toMatchObject({ status: 'archived', publishedAt: null })
    expect((await change(id, { status: 'archived', _status: 'published' })).body.doc.status).toBe('published')
    expect(await seenBy(id)).toMatchObject({ title: 'Typed' })
  })

  it('shows the readers that the article has', async () => {
    const { id } = await published('Read')
    await call('POST', `/api/blogs/${id}/view`)
    await saveDraft(id, { title: 'Read and changed', viewCount: 99 })
    await call('POST', `/api/blogs/${id}/view`)
    expect(await seenBy(id, admin, '?draft=true')).toMatchObject({ viewCount: 2 })
    await change(id, { _status: 'published' })
    expect(await seenBy(id)).toMatchObject({ viewCount: 2, title: 'Read and changed' })
  })
})

describe('saving while someone types', () => {
  it('keeps one version for all of it, and the log says what became of the public text', async () => {
    const { id } = await published('Typing')
    const before = await versionsOf(id)
    for (const title of ['T', 'Ty', 'Typ']) await saveDraft(id, { title }, '&autosave=true')
    expect((await versionsOf(id)).length).toBe(before.length + 1)
    await change(id, { _status: 'published' })
    const [entry] = await query<{ old_values: object; new_values: object }>(
      await site(),
      sql`SELECT old_values, new_values FROM security_audit_log WHERE record_id = ${id} ORDER BY sequence DESC LIMIT 1`,
    )
    expect(entry).toMatchObject({ old_values: { title: 'Typing' }, new_values: { title: 'Typ' } })
  })

  it('keeps the save by hand that follows in its place, but for that of another form', async () => {
    const { id } = await published('Typing')
    const before = (await versionsOf(id)).length
    const added = async () => (await versionsOf(id)).slice(0, -before).map(({ version }) => version.title)
    const [form, other] = [randomUUID(), randomUUID()]
    await saveDraft(id, { title: 'Typed', savedIn: form }, '&autosave=true')
    await saveDraft(id, { title: 'Typed more', savedIn: form })
    expect(await added()).toEqual(['Typed more'])
    await saveDraft(id, { title: 'Typed on', savedIn: form }, '&autosave=true')
    await saveDraft(id, { title: 'Mine', savedIn: other })
    expect(await added()).toEqual(['Mine', 'Typed on', 'Typed more'])
    await saveDraft(id, { title: 'By a program' }, '&autosave=true')
    await saveDraft(id, { title: 'By another' })
    expect((await added()).length).toBe(5)
    await saveDraft(id, { title: 'Ready', savedIn: form }, '&autosave=true')
    await change(id, { title: 'Ready', savedIn: form, _status: 'published' })
    expect((await added()).slice(0, 2)).toEqual(['Ready', 'By another'])
    expect(await seenBy(id)).toMatchObject({ title: 'Ready' })
  })

  it('gives a new article no address before its title is written', async () => {
    const made = await call<Saved>('POST', '/api/blogs?draft=true', { body: {}, visitor: admin })
    expect([made.status, made.body.doc]).toEqual([201, expect.objectContaining({ status: 'draft' })])
    const { id } = made.body.doc
    for (const title of ['H', 'Hal', 'Half a {{title']) {
      const saved = await saveDraft(id, { title, slug: '' }, '&autosave=true')
      expect([saved.status, saved.body.doc.slug ?? null]).toEqual([200, null])
    }
    // A second one next to it: neither has the other's empty address.
    expect((await call('POST', '/api/blogs?draft=true', { body: { slug: '' }, visitor: admin })).status).toBe(
      201,
    )
    const content = (await article({ title: 'Any' })).content
    const done = await change(id, { title: 'Written to the end', content, _status: 'published' })
    expect([done.status, done.body.doc]).toEqual([
      200,
      expect.objectContaining({ slug: 'written-to-the-end', author: admin.user.id }),
    ])
  })
})

describe('an older version', () => {
  it('comes back as a draft, however it is asked for', async () => {
    const { id, publishedAt } = await published('First wording')
    await change(id, { title: 'Second wording' })
    const old = (await versionsOf(id)).find(({ version }) => version.title === 'First wording')
    for (const more of ['', '?draft=false', '?draft=true']) {
      const restored = await call('POST', `/api/blogs/versions/${old?.id}${more}`, { visitor: admin })
      expect([more, restored.status]).toEqual([more, 200])
      expect(await seenBy(id)).toMatchObject({ title: 'Second wording', publishedAt })
    }
    expect(await seenBy(id, admin, '?draft=true')).toMatchObject({
      title: 'First wording',
      status: 'published',
      _status: 'draft',
      publishedAt,
    })
    for (const visitor of [{}, user])
      expect((await call('POST', `/api/blogs/versions/${old?.id}?draft=true`, { visitor })).status).toBe(403)
    const payload = await site()
    await expect(
      payload.restoreVersion({ collection: 'blogs', id: old?.id ?? '', overrideAccess: true }),
    ).rejects.toThrow('restored as a draft')
    expect((await call('POST', '/api/blogs/versions/none', { visitor: admin })).status).toBe(404)
  })

  it('of an archived article stays in the archive', async () => {
    const { id } = await published('Old news')
    const [old] = await versionsOf(id)
    await change(id, { status: 'archived' })
    await call('POST', `/api/blogs/versions/${old?.id}`, { visitor: admin })
    expect((await call('GET', `/api/blogs/${id}?draft=true`)).status).toBe(404)
    expect(await seenBy(id, admin, '?draft=true')).toMatchObject({ status: 'archived', publishedAt: null })
  })
})

describe.each(['ideas', 'flagships', 'legal-pages'] as const)('drafts of %s', (collection) => {
  const texts = {
    ideas: { description: 'x', difficulty: 'Easy', timeToImplement: '1 day' },
    flagships: { tagline: 'x', description: 'x' },
    'legal-pages': { slug: 'imprint', contentHtml: '<p>x</p>' },
  }[collection]

  it('are next to the page, which is public from the start', async () => {
    const made = await call<{ doc: { id: string } }>('POST', `/api/${collection}`, {
      body: { title: 'On the site', ...texts },
      visitor: admin,
    })
    expect([made.status, made.body.doc]).toEqual([
      201,
      expect.objectContaining({ status: 'published', _status: 'published' }),
    ])
    const path = `/api/${collection}/${made.body.doc.id}`
    await call('PATCH', `${path}?draft=true`, { body: { title: 'Not on the site' }, visitor: admin })
    for (const visitor of [{}, user]) {
      const seen = await call('GET', `${path}?draft=true`, { visitor })
      expect([seen.status, seen.body.title]).toEqual([200, 'On the site'])
    }
    await call('PATCH', path, { body: { _status: 'draft' }, visitor: admin })
    expect((await call('GET', path)).status).toBe(404)
    await call('PATCH', path, { body: { status: 'published' }, visitor: admin })
    expect((await call('GET', path)).body.title).toBe('Not on the site')
    // Taken down with a draft that could not be published.
    await call('PATCH', `${path}?draft=true`, { body: { title: '' }, visitor: admin })
    expect((await call('PATCH', path, { body: { status: 'archived' }, visitor: admin })).status).toBe(200)
    expect((await call('GET', path)).status).toBe(404)
    expect((await call('PATCH', path, { body: { status: 'published' }, visitor: admin })).status).toBe(400)
  })
})

it('takes down an article whose draft has the address of another', async () => {
  const taken = (await published('Taken address')).slug
  for (const asked of [{ status: 'archived' }, { deletedAt: new Date().toISOString() }]) {
    const { id } = await published('Free address')
    expect((await saveDraft(id, { slug: taken })).status).toBe(200)
    expect((await change(id, { status: 'published', _status: 'published', slug: taken })).status).toBe(400)
    expect((await change(id, asked)).status).toBe(200)
  }
})

it('keeps both words for the status in step in the database', async () => {
  const { id } = await published('In step')
  await expect(
    query(await site(), sql`UPDATE blogs SET status = 'archived' WHERE id = ${id}::uuid`),
  ).rejects.toThrow()
})

describe('a form that was opened before someone else saved', () => {
  const opened = async (id: string) => (await seenBy(id, admin, '?draft=true')).updatedAt
  const titleOf = async (id: string) => (await seenBy(id, admin, '?draft=true')).title
  let other: Awaited<ReturnType<typeof signedIn>>
  beforeAll(async () => {
    other = await signedIn('super_admin')
  })
  const saveOther = (id: string, body: object, more = '&autosave=true') =>
    call<Saved>('PATCH', `/api/blogs/${id}?draft=true${more}`, { body, visitor: other })

  it('saves nothing, by itself, by hand or to publish, and hears who saved and when', async () => {
    const { id } = await article({ title: 'Two at work' })
    const updatedAt = await opened(id)
    const first = await saveOther(id, { title: 'By the other', updatedAt })
    expect(first.status).toBe(200)
    for (const [more, body] of [
      ['?draft=true&autosave=true', {}],
      ['?draft=true', {}],
      ['', { _status: 'published' }],
    ] as const) {
      const { status, body: answer } = await call<Saved>('PATCH', `/api/blogs/${id}${more}`, {
        body: { title: 'Mine', updatedAt, ...body },
        visitor: admin,
      })
      expect([status, answer.errors]).toEqual([
        409,
        [expect.objectContaining({ code: 'conflict', field: 'updatedAt' })],
      ])
      const name = other.user.fullName || other.user.email
      expect(answer.errors?.[0]?.message).toMatch(
        new RegExp(
          `^${name} saved this document on \\w+ \\d+ \\w+ at \\d\\d:\\d\\d .+ Your changes since are not saved.$`,
        ),
      )
    }
    expect(await titleOf(id)).toBe('By the other')
    const again = await saveDraft(
      id,
      { title: 'After', updatedAt: first.body.doc.updatedAt },
      '&autosave=true',
    )
    expect(again.status).toBe(200)
    // The autosave of one person does not write over that of another.
    const titles = (await versionsOf(id)).map(({ version }) => version.title)
    expect(titles.slice(0, 2)).toEqual(['After', 'By the other'])
  })

  it('is kept as a copy, with an address and a state of its own', async () => {
    const { id, slug } = await published('Original')
    const { status, body } = await call<Saved>('POST', `/api/blogs/${id}/duplicate?draft=true&depth=0`, {
      body: copyOf({ ...(await seenBy(id, admin, '?draft=true')), title: 'Mine' }),
      visitor: admin,
    })
    expect([status, body.doc]).toMatchObject([200, { title: 'Mine (my copy)', status: 'draft' }])
    expect(body.doc.slug).not.toBe(slug)
    expect(await seenBy(id)).toMatchObject({ title: 'Original' })
  })

  it('saves for one of two people at the same time', async () => {
    const { id } = await article({ title: 'At once' })
    const updatedAt = await opened(id)
    const both = await Promise.all([
      saveOther(id, { title: 'One', updatedAt }),
      saveDraft(id, { title: 'Other', updatedAt }, '&autosave=true'),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('goes on after saves of the same person, and of programs that name no version', async () => {
    const { id } = await article({ title: 'Alone' })
    const updatedAt = await opened(id)
    for (const title of ['One', 'Two'])
      expect((await saveDraft(id, { title, updatedAt }, '&autosave=true')).status).toBe(200)
    expect((await saveOther(id, { title: 'A program' })).status).toBe(200)
    const wrong = await saveDraft(id, { title: 'No', updatedAt: 'yesterday' })
    expect([wrong.status, wrong.body.errors?.[0]]).toMatchObject([400, { field: 'updatedAt' }])
    const stranger = await call<Saved>('PATCH', `/api/blogs/${id}`, {
      body: { title: 'x', updatedAt },
      visitor: user,
    })
    expect([stranger.status, JSON.stringify(stranger.body)]).toEqual([
      403,
      expect.not.stringContaining('saved this'),
    ])
  })

  it('saves nothing over what another window of the same person has saved', async () => {
    const { id } = await article({ title: 'Two windows' })
    const updatedAt = await opened(id)
    const save = (title: string, savedIn: string, more = '&autosave=true') =>
      saveDraft(id, { title, savedIn, updatedAt }, more)
    for (const title of ['First', 'First again']) expect((await save(title, 'one')).status).toBe(200)
    for (const more of ['&autosave=true', '']) {
      const refused = await save('Second', 'two', more)
      expect([refused.status, refused.body.errors?.[0]?.message]).toEqual([
        409,
        expect.stringMatching(/^You saved this document in another window on .+ are not saved\.$/),
      ])
    }
    // A program of the same person, which has no form.
    expect((await saveDraft(id, { title: 'By a program' })).status).toBe(200)
    expect((await save('Third', 'one')).status).toBe(409)
    expect(await titleOf(id)).toBe('By a program')
    await change(id, { status: 'published', savedIn: 'one' })
    expect(await seenBy(id, user)).not.toHaveProperty('savedIn')
    expect(await seenBy(id, admin)).toMatchObject({ savedIn: 'one' })
  })

  it('discards the draft of someone else for what is published', async () => {
    const { id } = await published('Stays public')
    const text = await seenBy(id, admin)
    await saveOther(id, { title: 'Not for long' })
    expect((await change(id, { ...text, title: 'Not the same' })).status).toBe(409)
    expect((await change(id, text)).status).toBe(200)
    expect(await seenBy(id, admin, '?draft=true')).toMatchObject({
      title: 'Stays public',
      _status: 'published',
    })
  })

  it('begins a new version after a quarter of an hour', async () => {
    const { id } = await article({ title: 'Long work' })
    await saveDraft(id, { title: 'First' }, '&autosave=true')
    await query(
      await site(),
      sql`UPDATE _blogs_v SET created_at = created_at - interval '16 minutes' WHERE parent_id = ${id}::uuid`,
    )
    await saveDraft(id, { title: 'Second', updatedAt: await opened(id) }, '&autosave=true')
    await saveDraft(id, { title: 'Third', updatedAt: await opened(id) }, '&autosave=true')
    const titles = (await versionsOf(id)).map(({ version }) => version.title)
    expect(titles).toContain('First')
  })
})

describe('the trash', () => {
  const trashed = (kind: string, id: string, visitor: Visitor) =>
    call<Saved>('PATCH', `/api/${kind}/${id}`, { body: { deletedAt: '2020-01-01T00:00:00.000Z' }, visitor })
  const listed = async (path: string, visitor: Visitor = {}) =>
    JSON.stringify((await call('GET', path, { visitor })).body)

  it('takes a published article from the site, with its changes, and gives it back as a draft', async () => {
    const { id } = await published('Thrown away')
    await saveDraft(id, { title: 'Thrown away, changed' })
    for (const visitor of [{}, user])
      expect([401, 403]).toContain((await trashed('blogs', id, visitor)).status)
    const { status, body } = await trashed('blogs', id, admin)
    expect([status, body.errors]).toEqual([200, undefined])
    for (const visitor of [{}, user, admin])
      for (const more of ['', '?draft=true'])
        expect((await call('GET', `/api/blogs/${id}${more}`, { visitor })).status).toBe(404)
    for (const path of ['/api/blogs?limit=0&trash=true', '/api/blogs?limit=0'])
      expect(await listed(path)).not.toContain('Thrown away')
    expect((await searchPosts(await site(), { query: 'thrown' })).total).toBe(0)
    // The time is the server's.
    expect(await listed('/api/blogs?limit=0&trash=true', admin)).toContain('Thrown away')
    expect(await listed('/api/blogs?limit=0&trash=true', admin)).not.toContain('2020-01-01')
    const back = await call<Saved>('PATCH', `/api/blogs/${id}?trash=true`, {
      body: { deletedAt: null, _status: 'draft' },
      visitor: admin,
    })
    expect([back.status, back.body.doc]).toMatchObject([200, { status: 'draft', deletedAt: null }])
    expect((await call('GET', `/api/blogs/${id}`)).status).toBe(404)
    expect(await seenBy(id, admin, '?draft=true')).toMatchObject({ title: 'Thrown away, changed' })
    expect((await change(id, { status: 'published' })).status).toBe(200)
    expect(await seenBy(id)).toMatchObject({ title: 'Thrown away, changed' })
  })

  it('hides what is in it from the public in every collection, and is emptied after 30 days', async () => {
    const payload = await site()
    const { body } = await call<{ doc: { id: string } }>('POST', '/api/faqs', {
      body: { question: 'Where to?', answer: 'Away', category: 'general', isActive: true },
      visitor: admin,
    })
    expect(await listed('/api/faqs')).toContain('Where to?')
    expect((await trashed('faqs', body.doc.id, admin)).status).toBe(200)
    for (const path of ['/api/faqs', '/api/faqs?trash=true', `/api/faqs/${body.doc.id}?trash=true`])
      expect(await listed(path)).not.toContain('Where to?')
    const { id } = await article({ title: 'Old rubbish' })
    await trashed('blogs', id, admin)
    const DAY = 86_400_000
    await emptyTrash(payload, new Date(Date.now() + 29 * DAY))
    expect(await listed('/api/faqs?trash=true', admin)).toContain('Where to?')
    await emptyTrash(payload, new Date(Date.now() + 31 * DAY))
    expect(await listed('/api/faqs?trash=true', admin)).not.toContain('Where to?')
    expect(await listed('/api/blogs?limit=0&trash=true', admin)).not.toContain('Old rubbish')
  })

  it('keeps the address of what is in it, and new titles get another one', async () => {
    const kinds = [
      ['blogs', {}],
      ['custom-pages', { description: 'Some words.' }],
    ] as const
    for (const [kind, more] of kinds) {
      const body = { title: 'Thrown title', contentHtml: '<p>Words.</p>', ...more }
      const publish = (id: string, change: object = {}) =>
        call<Saved>('PATCH', `/api/${kind}/${id}`, {
          body: { ...change, status: 'published' },
          visitor: admin,
        })
      const made = () => call<Saved>('POST', `/api/${kind}`, { body, visitor: admin })
      const first = await made()
      expect([first.status, first.body.errors]).toEqual([201, undefined])
      const thrown = first.body.doc.id
      expect((await publish(thrown)).body.doc.slug).toBe('thrown-title')
      await trashed(kind, thrown, admin)
      const second = (await made()).body.doc.id
      const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
      const planned = await call('POST', '/api/publication-schedule', {
        body: { kind, id: second, action: 'publish', date: day, time: '09:30' },
        visitor: admin,
      })
      expect(planned.status).toBe(201)
      expect((await publish(second)).body.doc).toMatchObject({ slug: 'thrown-title-2', status: 'published' })
      const typed = await publish(second, { slug: 'thrown-title' })
      expect([typed.status, typed.body.errors]).toMatchObject([
        400,
        [
          {
            field: 'slug',
            code: 'invalid',
            message: expect.stringMatching(
              new RegExp(
                `^Another [a-z ]+ in the trash has this address \\(/admin/collections/${kind}/trash/${thrown}\\)\\. Restore it or delete it there, or choose another slug\\.$`,
              ),
            ),
          },
        ],
      ])
      const inDraft = await call<Saved>('PATCH', `/api/${kind}/${second}?draft=true`, {
        body: { slug: 'thrown-title' },
        visitor: admin,
      })
      expect(inDraft.status).toBe(200)
      const refusedPlan = await call<Saved>('POST', '/api/publication-schedule', {
        body: { kind, id: second, action: 'publish', date: day, time: '09:30' },
        visitor: admin,
      })
      expect([refusedPlan.status, refusedPlan.body.errors?.[0]]).toMatchObject([
        409,
        { field: 'slug', message: expect.stringContaining(`/trash/${thrown}`) },
      ])
    }
    const offered = await call('POST', '/api/generate-blog-slug', {
      body: { title: 'Thrown title' },
      visitor: admin,
    })
    expect(offered.body).toEqual({ slug: 'thrown-title-3' })
  })
})

describe('a title without a Latin letter', () => {
  it('is asked for a slug when it is published, and not before', async () => {
    const { body } = await call<Saved>('POST', '/api/blogs?draft=true', {
      body: { title: '人工智能', contentHtml: '<p>文字</p>' },
      visitor: admin,
    })
    const { id } = body.doc
    const refused = await change(id, { status: 'published' })
    const message = 'The title has no Latin letters for an address. Please write a slug.'
    expect([refused.status, refused.body.errors]).toMatchObject([
      400,
      [{ code: 'invalid', field: 'slug', message }],
    ])
    expect((await change(id, { status: 'published', slug: 'ren-gong' })).body.doc.slug).toBe('ren-gong')
    const offered = await call<Saved>('POST', '/api/generate-blog-slug', {
      body: { title: '🦄' },
      visitor: admin,
    })
    expect([offered.status, offered.body.errors]).toEqual([
      400,
      [{ code: 'invalid', field: 'title', message }],
    ])
  })

  it('of an account or a plan, which take no slug, gets a neutral one', async () => {
    const payload = await site()
    const { user: author } = await signedIn('admin')
    const shown = { fullName: '山田太郎', publicProfile: { showOnSite: true } }
    const saved = await payload.update({
      collection: 'users',
      id: author.id,
      data: shown,
      overrideAccess: true,
    })
    expect(saved.slug).toMatch(/^person(-\d+)?$/)
    const { body } = await call<{ doc: { slug: string } }>('POST', '/api/pricing-plans', {
      body: {
        name: '方案',
        price: '$1',
        description: 'One.',
        cta: { label: 'Ask', href: '/contact' },
        isActive: false,
      },
      visitor: admin,
    })
    expect(body.doc.slug).toMatch(/^plan(-\d+)?$/)
  })
})
