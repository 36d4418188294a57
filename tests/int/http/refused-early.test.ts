import { describe, expect, it } from 'vitest'
import { call, signedIn, site } from '../../support/site'

const user = await signedIn('user')
const admin = await signedIn('admin')
const owner = await signedIn('super_admin')

const NO_SUCH_ID = '00000000-0000-4000-8000-000000000000'
const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 1]))

describe('what may not be written', () => {
  it('is refused before its body is looked at, in every closed collection and global', async () => {
    const { collections, globals } = (await site()).config
    const paths = [
      ...collections.flatMap(({ slug }) => [
        ['POST', `/api/${slug}`],
        ['POST', `/api/${slug}/${NO_SUCH_ID}/duplicate`],
        ['PATCH', `/api/${slug}`],
        ['PATCH', `/api/${slug}/${NO_SUCH_ID}`],
      ]),
      ...globals.map(({ slug }) => ['POST', `/api/globals/${slug}`]),
    ]
    expect(paths.length).toBeGreaterThan(80)
    for (const [method = '', path = ''] of paths) {
      // Were it read, it would be a 400: this is no JSON.
      const { status } = await call(method, path, { body: '{"a":' })
      expect([method, path, status]).toEqual([method, path, 403])
      const large = await call(method, path, { body: `"${'x'.repeat(2 * 1024 * 1024)}` })
      expect([method, path, large.status]).toEqual([method, path, 403])
    }
  })

  it('leaves the client its answer when it never ends its body', async () => {
    const endless = new ReadableStream({ pull: () => new Promise(() => undefined) })
    const { admit } = await import('@endpoints/access/admission')
    const request = new Request('http://localhost:3000/api/inquiries', {
      method: 'POST',
      body: endless,
      headers: { 'content-type': 'application/json' },
      duplex: 'half',
    } as RequestInit)
    const { refuse } = await admit(request)
    expect((await refuse())?.status).toBe(403)
    expect(request.bodyUsed).toBe(false)
  })

  it('is nothing that a call of ours takes at the same address', async () => {
    const visitor = { ...owner, headers: { 'sec-fetch-site': 'same-origin' } }
    expect((await call('DELETE', '/api/security-events', { visitor })).status).toBe(200)
  })
})

describe('what is sent', () => {
  const own = () => `/api/users/${user.user.id}`

  it('has at most 64 kB of all but editors', async () => {
    const { status, body } = await call('PATCH', own(), { visitor: user, body: keys(75_000) })
    expect([status, body.errors?.[0]]).toEqual([
      413,
      { message: 'The request is larger than 64 kB.', code: 'too_large' },
    ])
    expect(
      (await call('PATCH', own(), { visitor: user, body: { fullName: 'x'.repeat(60_000) } })).status,
    ).toBe(400)
  })

  it.each([
    ['75,000 names', () => keys(75_000)],
    ['301 names in an object within', () => ({ a: { b: [keys(301)] } })],
  ])('has no %s, of anyone', async (_, body) => {
    const path = `/api/users/${owner.user.id}`
    const { status, body: answer } = await call('PATCH', path, { visitor: owner, body: body() })
    expect([status, answer.errors?.[0]?.code]).toEqual([400, 'invalid'])
  })

  it('is not a thousand levels deep', async () => {
    const deep = `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`
    for (const [visitor, path] of [
      [user, own()],
      [owner, `/api/users/${owner.user.id}`],
    ] as const)
      expect((await call('PATCH', path, { visitor, body: deep })).status).toBe(400)
    expect((await call('POST', '/api/contact', { body: deep })).status).toBe(400)
  })

  it.each([
    ['nothing', ''],
    ['no end', '--x'],
    ['half a part', '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc'],
    ['no parts', 'garbage'],
    [
      'a document that is none',
      '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{\r\n--x--\r\n',
    ],
  ])('as a form with %s is the sender’s mistake', async (_, body) => {
    for (const type of [
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'multipart/mixed; boundary=x',
    ])
      for (const path of ['/api/media', '/api/faqs']) {
        const headers = { 'content-type': type }
        const answer = await call('POST', path, { visitor: { ...admin, headers }, body })
        expect([path, type, answer.status]).toEqual([path, type, 400])
        expect((await call('POST', path, { visitor: { headers }, body })).status).toBe(403)
      }
  })

  it('as a form is taken when it is whole', async () => {
    const document = JSON.stringify({ question: 'As a form?', answer: 'Yes.', category: 'general' })
    const body = `--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${document}\r\n--x--\r\n`
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    expect((await call('POST', '/api/faqs', { visitor: { ...admin, headers }, body })).status).toBe(201)
  })
})

describe('what is asked', () => {
  const terms = (count: number) =>
    Array.from({ length: count }, (_, n) => `where[or][${n}][question][like]=a${n}`).join('&')
  it('has few conditions, in the address and in a body in its place, which only editors may send', async () => {
    expect((await call('GET', `/api/faqs?${terms(480)}`)).status).toBe(400)
    expect((await call('GET', `/api/faqs?${terms(20)}`)).status).toBe(200)
    const headers = {
      'x-payload-http-method-override': 'GET',
      'content-type': 'application/x-www-form-urlencoded',
    }
    const editor = { ...admin, headers }
    expect((await call('POST', '/api/faqs', { visitor: editor, body: terms(480) })).status).toBe(400)
    expect((await call('POST', '/api/faqs', { visitor: editor, body: terms(20) })).status).toBe(200)
    expect((await call('POST', '/api/faqs', { visitor: { headers }, body: terms(20) })).status).toBe(400)
    expect((await call('DELETE', `/api/faqs?${terms(480)}`, { visitor: owner })).status).toBe(400)
  })

  it.each([
    'where=%7B',
    'where[question][near]=1',
    'where[question][within]=1',
    'where[question][intersects]=x',
    'where[orderIndex][all]=1',
    'where[id][near]=1',
    'where[question][in][x]=1',
    'where[isActive][like]=x',
    'where[category][in][]=x',
    'where[__proto__][equals]=1',
    'where[createdAt][greater_than]=',
  ])('as ?%s is no failure of the server', async (query) => {
    for (const slug of ['faqs', 'blogs', 'media', 'faqs/count'])
      expect((await call('GET', `/api/${slug}?${query}`)).status).toBeLessThan(500)
  })

  it.each(['none.png', '%00', '..%2f..%2fsecret', 'x%5c', '%E0', 'a/b.png', '.', 'x'.repeat(300)])(
    'as the picture %s is not there',
    async (name) => {
      const { status } = await call('GET', `/api/media/file/${name}`)
      expect([400, 403, 404]).toContain(status)
    },
  )
})

describe('when something was made and changed', () => {
  const old = '2001-01-01T00:00:00.000Z'
  const times = { createdAt: old, updatedAt: old }

  it('is set by the server for all callers and all ways', async () => {
    const id = '00000000-0000-4000-8000-000000000001'
    const made = await call<{ doc: { id: string; createdAt: string; updatedAt: string } }>(
      'POST',
      '/api/faqs',
      {
        visitor: owner,
        body: { question: 'Since when?', answer: 'Now.', category: 'general', id, ...times },
      },
    )
    const { doc } = made.body
    expect([doc.id === id, doc.createdAt > '2026', doc.updatedAt > '2026']).toEqual([false, true, true])
    const one = await call<{ doc: typeof doc }>('PATCH', `/api/faqs/${doc.id}`, {
      visitor: owner,
      body: { ...times, id },
    })
    expect(one.body.doc).toMatchObject({ id: doc.id, createdAt: doc.createdAt })
    expect(one.body.doc.updatedAt > '2026').toBe(true)
    const many = await call<{ docs: (typeof doc)[] }>('PATCH', `/api/faqs?where[id][equals]=${doc.id}`, {
      visitor: owner,
      body: times,
    })
    expect(many.body.docs[0]).toMatchObject({ id: doc.id, createdAt: doc.createdAt })
    expect((many.body.docs[0]?.updatedAt ?? '') > '2026').toBe(true)
    const copy = await call<{ doc: typeof doc }>('POST', `/api/faqs/${doc.id}/duplicate`, {
      visitor: owner,
      body: times,
    })
    expect(copy.body.doc.createdAt > '2026').toBe(true)
    const before = await call<{ createdAt: string }>('GET', '/api/globals/site-settings', { visitor: owner })
    const global = await call<{ result: typeof doc }>('POST', '/api/globals/site-settings', {
      visitor: owner,
      body: times,
    })
    expect(global.body.result.updatedAt > '2026').toBe(true)
    if (before.body.createdAt) expect(global.body.result.createdAt).toBe(before.body.createdAt)
  })
})
