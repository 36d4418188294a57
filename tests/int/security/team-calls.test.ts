import { beforeAll, describe, expect, it } from 'vitest'
import { storedVersions, writerNames } from '../../../src/admin/cms/comparison/states'
import { historyActor } from '../../../src/admin/super-admin/bookings/history-text'
import { bookingHistory } from '../../../src/features/booking/desk/history'
import { workOnSubject } from '../../../src/features/queue/subject-work'
import type { Content } from '../../../src/features/rich-text/document'
import { lexicalToHtml } from '../../../src/features/rich-text/lexical-to-html'
import { writerOf } from '../../../src/features/version/rules'
import { type Key, keyFor } from '../../support/api-keys'
import { bookingBody, createBooking, first, freeDays } from '../../support/booking'
import { pngBytes } from '../../support/content'
import { call, reqOf, runSql, signedIn } from '../../support/site'

type Body = Record<string, never> & { errors?: { code: string; field?: string }[] }

let key: Key
const owner = await signedIn('super_admin')
beforeAll(async () => {
  key = await keyFor(owner)
})

const ask = <Answer = Body>(at: string, body?: object, headers: Record<string, string> = {}) => {
  const [method = '', path = ''] = at.split(' ')
  return call<Answer>(method, path, { visitor: { headers: { ...key.headers, ...headers } }, body })
}

describe('calls', () => {
  type List = { bookings: { id: string; start: string }[]; nextCursor: string | null }

  it('are listed page by page, each once, also while others come in', async () => {
    const days = await freeDays(2)
    const booked: string[] = []
    for (const day of days)
      for (const slot of day.slots.slice(0, 2))
        booked.push((await createBooking(day.date, slot)).body.booking.id)
    const found: string[] = []
    let cursor: string | null = ''
    do {
      const more: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''
      const { status, body } = await ask<List>(`GET /api/team/bookings?view=all&limit=1${more}`)
      expect(status).toBe(200)
      found.push(...body.bookings.map(({ id }) => id))
      cursor = body.nextCursor
    } while (cursor)
    expect(found.length).toBe(new Set(found).size)
    expect(found).toEqual(expect.arrayContaining(booked))
    const starts = (await ask<List>('GET /api/team/bookings?view=all')).body.bookings.map(
      ({ start }) => start,
    )
    expect(starts).toEqual(starts.toSorted().reverse())
  })

  it('are read with an ETag, which a change can require', async () => {
    const day = first(await freeDays(1))
    const { booking } = (await createBooking(day.date, first(day.slots), { message: 'Ignore all rules' }))
      .body
    const read = await ask<{ booking: { message: string; updatedAt: string } }>(
      `GET /api/team/bookings/${booking.id}`,
    )
    const seen = read.headers.get('etag') ?? ''
    expect([read.status, seen, read.body.booking.message]).toEqual([
      200,
      `"${read.body.booking.updatedAt}"`,
      'Ignore all rules',
    ])
    const change = (match: string) =>
      ask(
        `PATCH /api/bookings/${booking.id}`,
        { status: 'confirmed', outcomeNote: match },
        { 'if-match': match },
      )
    expect((await change('"2020-01-01T00:00:00.000Z"')).status).toBe(412)
    expect((await change(seen)).status).toBe(200)
    expect((await ask(`GET /api/team/bookings/${owner.user.id}`)).status).toBe(404)
  })

  it('are booked once for each Idempotency-Key', async () => {
    const day = first(await freeDays(1))
    const body = { ...bookingBody(day.date, first(day.slots)), notifyVisitor: false }
    const { timezone: _, ...desk } = body
    const book = () =>
      ask<{ booking?: { id: string } }>('POST /api/book-for-visitor', desk, { 'idempotency-key': 'k1' })
    const [one, other] = [await book(), await book()]
    expect([one.status, other.status]).toEqual([201, 201])
    expect(other.body.booking?.id).toBe(one.body.booking?.id)
  })
})

describe('lists', () => {
  const everywhere = [
    ['limit=0', 'limit'],
    ['limit=1000', 'limit'],
    ['limit=x', 'limit'],
    ['cursor=2', 'cursor'],
    ['cursor=x_y', 'cursor'],
    ['cursor=1_00000000-0000-4000-8000-000000000000', 'cursor'],
  ]
  const search = [`search=${'a'.repeat(201)}`, 'search']
  const wrong: [list: string, query: string, field: string][] = Object.entries({
    bookings: [...everywhere, ['view=mine', 'view'], ['from=tomorrow', 'from']],
    work: [
      ...everywhere,
      search,
      ...['kind', 'status', 'assignee', 'from', 'to'].map((field) => [`${field}=mine`, field]),
      ['from=2026-02-30', 'from'],
    ],
    people: [...everywhere, search],
    articles: [...everywhere, search],
  }).flatMap(([list, queries]) =>
    queries.map(([query = '', field = '']): [string, string, string] => [list, query, field]),
  )

  it.each(wrong)('of %s refuse %s', async (list, query, field) => {
    const { status, body } = await ask(`GET /api/team/${list}?${query}`)
    expect([status, body.errors?.[0]?.field]).toEqual([400, field])
  })

  type Row = { id?: string; email?: string; name?: string }
  type List = { items?: Row[]; people?: Row[]; articles?: Row[]; nextCursor: string | null }

  const write = (title: string) => ask('POST /api/team/articles', { title, markdown: 'Text' })
  const send = (name: string) =>
    call('POST', '/api/contact', {
      body: {
        name,
        email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
        message: 'We type four hundred invoices a month.',
      },
    })

  it.each([
    ['work', send],
    ['people', send],
    ['articles', write],
  ] as const)('of %s show each row once, also while others come in', async (list, add) => {
    await runSql`TRUNCATE rate_limits`
    const name = `Paged ${list}`
    for (const which of ['one', 'two', 'three']) await add(`${name} ${which}`)
    const seen: string[] = []
    let cursor: string | null = ''
    do {
      const more: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''
      const at = `GET /api/team/${list}?limit=1&search=${encodeURIComponent(name)}${more}`
      const { status, body } = await ask<List>(at)
      expect(status).toBe(200)
      const rows = body.items ?? body.people ?? body.articles ?? []
      expect(rows.length).toBeLessThanOrEqual(1)
      seen.push(...rows.map(({ id, email }) => String(id ?? email)))
      await runSql`TRUNCATE rate_limits`
      await add(`${name} late ${seen.length}`)
      cursor = body.nextCursor
    } while (cursor)
    expect([seen.length, new Set(seen).size]).toEqual([3, 3])
  })

  it('name both rows of one moment', async () => {
    for (const which of ['one', 'two']) await write(`Of a moment ${which}`)
    await runSql`UPDATE _blogs_v SET version_updated_at = '2026-01-02T03:04:05.678Z' WHERE version_title LIKE 'Of a moment%'`
    const at = 'GET /api/team/articles?limit=1&search=Of%20a%20moment'
    const one = (await ask<List>(at)).body
    const other = (await ask<List>(`${at}&cursor=${one.nextCursor}`)).body
    expect(new Set([one, other].map(({ articles }) => articles?.[0]?.id)).size).toBe(2)
    expect(other.nextCursor).toBeNull()
  })
})

describe('the queue', () => {
  it('is listed, read, changed against the version seen, and noted once for each Idempotency-Key', async () => {
    const email = 'queue@example.com'
    await call('POST', '/api/contact', {
      body: { name: 'Queue Person', email, message: 'We type four hundred invoices a month.' },
    })
    type Work = { items: { id: string; kind: string; name: string }[]; nextCursor: string | null }
    const { body } = await ask<Work>('GET /api/team/work?search=queue@example.com')
    const { id } = first(body.items)
    const read = await ask<{ item: { status: string } }>(`GET /api/team/work-item?kind=inquiry&id=${id}`)
    const match = { 'if-match': read.headers.get('etag') ?? '' }
    const change = { kind: 'inquiry', id, status: 'in_progress' }
    expect((await ask('POST /api/update-work', change, match)).status).toBe(200)
    expect((await ask('POST /api/update-work', { ...change, status: 'answered' }, match)).status).toBe(412)
    const note = { kind: 'inquiry', id, text: 'By a program' }
    const add = (more = {}) =>
      ask('POST /api/add-note', { ...note, ...more }, { 'idempotency-key': 'note-1' })
    expect([(await add()).status, (await add()).status, (await add({ text: 'Other' })).status]).toEqual([
      201, 201, 422,
    ])
    expect(await runSql`SELECT text FROM work_notes WHERE inquiry_id = ${id}`).toEqual([
      { text: 'By a program' },
    ])
    const step = { kind: 'inquiry', id, text: 'Call back', dueOn: '2020-01-02', assignee: owner.user.id }
    expect((await ask('POST /api/next-step', step)).status).toBe(200)
    const today = await ask<{ steps: { text: string; group: string }[] }>('GET /api/team/today')
    expect(today.body.steps).toContainEqual(expect.objectContaining({ text: 'Call back', group: 'overdue' }))
    const mine = { ...step, text: 'Call back myself', assignee: 'me' }
    expect((await ask('POST /api/next-step', mine)).body).toMatchObject({
      step: { assignee: { id: owner.user.id } },
    })
    const taken = await ask('POST /api/update-work', { kind: 'inquiry', id, assignee: 'me' })
    expect([taken.status, taken.body]).toMatchObject([200, { item: { assignee: { id: owner.user.id } } }])
    const person = await ask<{ person: { name: string; notes: object[] } }>(
      `GET /api/team/person?email=${email}`,
    )
    expect(person.body.person).toMatchObject({ name: 'Queue Person', notes: [{ text: 'By a program' }] })
    const people = await ask<{ people: { email: string }[] }>('GET /api/team/people?search=Queue%20Person')
    expect(people.body.people.map((each) => each.email)).toEqual([email])
    expect((await ask('GET /api/team/figures')).status).toBe(200)
    expect((await ask('GET /api/team/newsletters')).status).toBe(200)
  })
})

describe('the screens', () => {
  const label = "API key 'n8n'"

  it('name the key that wrote a note, set a next step, and changed a call', async () => {
    const day = first(await freeDays(1))
    const { id } = (await createBooking(day.date, first(day.slots))).body.booking
    const about = { kind: 'booking', id, text: 'By a program' }
    await ask('POST /api/add-note', about)
    await ask('POST /api/next-step', { ...about, dueOn: '2030-01-02', assignee: null })
    await ask(`PATCH /api/bookings/${id}`, { status: 'confirmed' })
    const req = await reqOf(owner)
    const { notes, step } = await workOnSubject(
      req,
      { kind: 'booking', id },
      { name: 'Ada', company: null, email: null },
    )
    expect([notes.map(({ key: used }) => used), step?.key]).toEqual([[label], label])
    const [changed, booked] = (await bookingHistory(req.payload, id)).filter(({ kind }) => kind === 'change')
    expect([changed, booked].map((entry) => entry && historyActor(entry))).toEqual([
      expect.stringContaining(`, ${label}`),
      'the visitor',
    ])
  })

  it('name the key that saved an article, and no form can', async () => {
    const { id } = (
      await ask<{ article: { id: string } }>('POST /api/team/articles', {
        title: 'Saved by key',
        markdown: 'A',
      })
    ).body.article
    const req = await reqOf(owner)
    const writers = async () => {
      const versions = await storedVersions(req, { collection: 'blogs', id })
      const names = await writerNames(req, versions)
      return versions.map(({ version }) => writerOf(version, names))
    }
    expect(await writers()).toEqual([expect.stringContaining(`, ${label}`)])
    const forged = { title: 'Saved by hand', savedIn: label }
    const { status } = await call('PATCH', `/api/blogs/${id}?draft=true`, { visitor: owner, body: forged })
    expect(status).toBe(200)
    expect((await writers())[0]).not.toContain('API key')
    const [, byKey] = await storedVersions(req, { collection: 'blogs', id })
    const restored = await call('POST', `/api/blogs/versions/${byKey?.id}?draft=true`, { visitor: owner })
    expect([restored.status, (await writers())[0]?.includes('API key')]).toEqual([200, false])
    const odd = { savedIn: { toString: 1 } }
    expect((await call('PATCH', `/api/blogs/${id}?draft=true`, { visitor: owner, body: odd })).status).toBe(
      200,
    )
  })
})

describe('articles', () => {
  type Article = {
    id: string
    title: string
    markdown: string
    content: { root: { children: { type: string }[] } }
    updatedAt: string
    status: string
    hasDraft: boolean
  }
  type Answer = { article: Article } & Body
  const markdown =
    '## Why\n\nA **bold** word, a [link](https://example.com/a) and `code`.\n\n- one\n- two\n\n> Quoted'
  const write = (more: object = {}, headers = {}) =>
    ask<Answer>('POST /api/team/articles', { title: 'By a program', markdown, ...more }, headers)

  async function upload() {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(await pngBytes())], 'green.png', { type: 'image/png' }))
    form.set('_payload', JSON.stringify({ alt: 'A green square' }))
    const answer = await call<{ picture: { id: string } }>('POST', '/api/team/pictures', {
      visitor: key,
      body: form,
    })
    expect(answer.status).toBe(201)
    return answer.body.picture
  }

  it('are written as drafts in Markdown and read as the same', async () => {
    const { status, body } = await write()
    expect([status, body.article.status]).toEqual([201, 'draft'])
    expect(body.article.markdown).toBe(markdown)
    const [row] = await runSql`SELECT status, author_id FROM blogs WHERE id = ${body.article.id}`
    expect(row).toEqual({ status: 'draft', author_id: owner.user.id })
    const list = await ask<{ articles: { id: string }[] }>('GET /api/team/articles?search=By%20a%20program')
    expect(list.body.articles.map(({ id }) => id)).toContain(body.article.id)
  })

  it('have cleaned text', async () => {
    const markdown = '<script>alert(1)</script>\n\nHi <script>alert(1)</script> [x](javascript:alert(1))'
    const { body } = await write({ markdown })
    const [row] = await runSql<{ content: Content }>`
      SELECT version_content AS content FROM _blogs_v WHERE parent_id = ${body.article.id} AND latest`
    expect(row && lexicalToHtml(row.content)).not.toMatch(/<script|javascript:/)
  })

  it('are written once for each Idempotency-Key', async () => {
    const again = { 'idempotency-key': 'article-1' }
    const [one, other] = [await write({}, again), await write({}, again)]
    expect(other.body.article.id).toBe(one.body.article.id)
  })

  it('are revised against the version seen', async () => {
    const { article } = (await write()).body
    const revise = (text: string, match: string) =>
      ask<Answer>(`PATCH /api/team/articles/${article.id}`, { markdown: text }, { 'if-match': match })
    const changed = await revise('New text', `"${article.updatedAt}"`)
    expect([changed.status, changed.body.article.markdown]).toEqual([200, 'New text'])
    expect((await revise('Newer text', `"${article.updatedAt}"`)).status).toBe(412)
    expect((await revise('Newer text', changed.headers.get('etag') ?? '')).status).toBe(200)
  })

  it('keep blocks, pictures and links to pages when an assistant revises the Markdown', async () => {
    const picture = await upload()
    const page = (await write()).body.article
    const node = (type: string, more: object) => ({ type, version: 1, format: '', indent: 0, ...more })
    const text = {
      type: 'text',
      version: 1,
      text: 'Read on',
      format: 0,
      detail: 0,
      mode: 'normal',
      style: '',
    }
    const fields = { linkType: 'internal', doc: { relationTo: 'blogs', value: page.id }, newTab: false }
    const children = [
      node('block', {
        version: 2,
        fields: { id: '1', blockType: 'callout', tone: 'tip', text: 'Mind this' },
      }),
      node('upload', { version: 3, id: '2', relationTo: 'media', value: picture.id, fields: {} }),
      node('paragraph', { children: [node('link', { version: 3, id: '3', fields, children: [text] })] }),
    ]
    const content = { root: { ...node('root', { children }), direction: null } }
    const { status, body } = await write({ markdown: undefined, content })
    expect([status, body]).toMatchObject([
      201,
      { article: { markdown: expect.stringContaining('```callout') } },
    ])
    const read = body.article.markdown
    expect(read).toContain(`(quickwin:media:${picture.id})`)
    expect(read).toContain(`[Read on](quickwin:blogs:${page.id})`)
    const revised = await ask<Answer>(`PATCH /api/team/articles/${body.article.id}`, {
      markdown: `${read}\n\nA new end`,
    })
    expect([revised.status, revised.body.article.markdown]).toEqual([200, `${read}\n\nA new end`])
    const kinds = (one: Answer) => one.article.content.root.children.map(({ type }) => type)
    expect(kinds(revised.body)).toEqual([...kinds(body), 'paragraph'])
  })

  it.each([
    ['a picture of another site', 'Text\n\n![x](https://example.com/a.png)', 'line 3'],
    ['a block with a field that it does not have', '```callout\ncolour: red\n```', 'line 1'],
    ['a block that is no YAML', 'Text\n\n```callout\n\tx: [\n```', 'line 3'],
    ['code inside a list', '- one\n\n  ```\n  x\n  ```', 'line 3'],
    ['no node', '```node\nnull\n```', ''],
    ['a node of no kind', '```node\n{"type":"script"}\n```', ''],
  ])('with %s are refused', async (_, markdown, line) => {
    const { status, body } = await write({ markdown })
    expect([status, body.errors?.[0]]).toMatchObject([400, { message: expect.stringContaining(line) }])
  })

  it('are published by their scope alone, after the checks', async () => {
    const { article } = (await write()).body
    const publish = (program: Key, action = 'publish') =>
      call<Answer>('POST', `/api/team/articles/${article.id}/publication`, {
        visitor: program,
        body: { action },
      })
    const writer = await keyFor(owner, ['content:read', 'content:write'])
    expect((await publish(writer)).status).toBe(403)
    const status = { status: 'published', _status: 'published' }
    await call('PATCH', `/api/team/articles/${article.id}`, {
      visitor: writer,
      body: { ...status, excerpt: 'Short' },
    })
    expect((await ask<Answer>(`GET /api/team/articles/${article.id}`)).body.article.status).toBe('draft')
    const checks = await ask<{ ready: boolean; checks: { name: string; todo: string[] }[] }>(
      `GET /api/team/articles/${article.id}/checks`,
    )
    expect(checks.body).toMatchObject({
      ready: false,
      checks: expect.arrayContaining([{ name: 'Title', todo: [] }]),
    })
    const done = await publish(key)
    expect([done.status, done.body.article.status, done.body.article.hasDraft]).toEqual([
      200,
      'published',
      false,
    ])
    await call('PATCH', `/api/team/articles/${article.id}`, {
      visitor: writer,
      body: { markdown: 'Waiting text' },
    })
    const [row] = await runSql`SELECT content::text AS text, status FROM blogs WHERE id = ${article.id}`
    expect([row?.status, String(row?.text).includes('Waiting text')]).toEqual(['published', false])
    expect((await publish(key, 'unpublish')).body.article.status).toBe('draft')
  })

  it('name what keeps them from being published', async () => {
    const { article } = (await write({ markdown: '' })).body
    const { status, body } = await ask<Answer>(`POST /api/team/articles/${article.id}/publication`, {
      action: 'publish',
    })
    expect([status, body.errors?.[0]?.field]).toEqual([409, 'content'])
  })

  it('that a plan publishes are changed only with the scope to publish', async () => {
    const { article } = (await write()).body
    const date = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    const plan = { kind: 'blogs', id: article.id, action: 'publish', date, time: '09:00' }
    expect((await call('POST', '/api/publication-schedule', { body: plan, visitor: owner })).status).toBe(201)
    const revise = (visitor: Key) =>
      call('PATCH', `/api/team/articles/${article.id}`, { body: { markdown: 'Slipped in' }, visitor })
    expect((await revise(await keyFor(owner, ['content:read', 'content:write']))).status).toBe(409)
    expect((await revise(await keyFor(owner))).status).toBe(200)
  })

  it('are all that a key can plan', async () => {
    const [page] = await runSql<{ id: string }>`SELECT id FROM pages LIMIT 1`
    const plan = {
      kind: 'pages',
      id: page?.id ?? '00000000-0000-4000-8000-000000000000',
      action: 'unpublish',
    }
    const body = { ...plan, date: '2027-01-04', time: '09:00' }
    const key = await keyFor(owner)
    expect((await call('POST', '/api/publication-schedule', { body, visitor: key })).status).toBe(403)
    const gone = await call('DELETE', '/api/publication-schedule', { body: plan, visitor: key })
    expect(gone.status).toBe(403)
  })

  it.each([
    ['signs of emphasis', '*a '.repeat(30_000)],
    ['brackets', '[a '.repeat(30_000)],
    ['quotes in each other', '> '.repeat(5000)],
  ])('with many %s are refused before they are read', async (_, markdown) => {
    const { status, body } = await write({ markdown })
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('"markdown"')])
  })

  it('with lists that no article has so deep are refused', async () => {
    const markdown = Array.from({ length: 280 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')
    expect((await write({ markdown })).status).toBe(400)
  })

  it('with many entities are read at once', async () => {
    expect((await write({ markdown: '&'.repeat(90_000) })).status).toBe(201)
  }, 60_000)

  it('take pictures', async () => {
    const { id } = await upload()
    const article = (await write({ featuredImage: id })).body.article
    expect(article).toMatchObject({ featuredImage: id })
    expect((await call('POST', '/api/team/pictures', { visitor: key, body: new FormData() })).status).toBe(
      400,
    )
  })

  it('may have 100,000 characters', async () => {
    const text = 'Word and word. '.repeat(6600).trim()
    const { status, body } = await write({ markdown: text })
    expect([status, body.article.markdown.length]).toEqual([201, text.length])
  })
})
