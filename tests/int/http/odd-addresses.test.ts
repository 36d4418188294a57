import { randomBytes } from 'node:crypto'
import config from '@payload-config'
import { beforeAll, describe, expect, it } from 'vitest'
import { sendPicture } from '../../support/send-picture'
import { call, signedIn, type Visitor } from '../../support/site'
import { uniquePicture } from '../../support/unique-picture'

const people: Record<string, Visitor> = { anonymous: {} }
beforeAll(async () => {
  for (const role of ['user', 'admin', 'super_admin'] as const) people[role] = await signedIn(role)
})
const callers = ['anonymous', 'user', 'admin', 'super_admin']

describe.each(callers)('to %s', (who) => {
  it.each([
    'where[or]=x',
    'where[and]=x',
    'where[or][a]=x',
    'where[or][]=x',
    'where[or][0]=x',
    'where[or][0][and]=x',
    'where[alt]=x',
    'where[alt][or][0][equals]=x',
    'where[alt][equals][or]=x',
    'where={"or":1}',
    'where={"or":[1]}',
    'where={"or":{"alt":{"equals":"x"}}}',
    'where={"alt":1}',
  ])('a query with %s is no failure of ours', async (query) => {
    for (const path of ['/api/media', '/api/media/count', '/api/faqs', '/api/faqs/versions']) {
      const { status } = await call('GET', `${path}?${query}`, { visitor: people[who] ?? {} })
      expect([path, status]).not.toEqual([path, 200])
      expect([path, status >= 500]).toEqual([path, false])
    }
  })

  it('versions that are not kept are no failure of ours', async () => {
    const { collections, globals } = await config
    const without = [
      // Payload answers 501 for a collection that has no calls.
      ...collections
        .filter(({ versions, endpoints }) => !versions && endpoints)
        .map(({ slug }) => `/api/${slug}`),
      ...globals.filter(({ versions }) => !versions).map(({ slug }) => `/api/globals/${slug}`),
    ]
    expect(without).toContain('/api/globals/site-settings')
    for (const path of without)
      for (const [method, rest] of [
        ['GET', '/versions'],
        ['GET', `/versions/${crypto.randomUUID()}`],
        ['POST', `/versions/${crypto.randomUUID()}`],
      ] as const) {
        const { status } = await call(method, path + rest, { visitor: people[who] ?? {} })
        expect([method, path + rest, status, status < 500]).toEqual([method, path + rest, status, true])
      }
  })
})

describe('a query where no one of ours sends one', () => {
  const network = () => `2001:db8:${randomBytes(2).toString('hex')}:3::1`

  it.each(['/api/session', '/api/health', '/api/health/live', '/api/media/file/none.webp'])(
    'counts %s',
    async (path) => {
      const address = network()
      const asked = async (query: string) => {
        const found = []
        for (let n = 0; n < 110; n++)
          found.push((await call('GET', path + query, { visitor: { address } })).status)
        return found.filter((status) => status === 429).length
      }
      expect(await asked('')).toBe(0)
      expect(await asked('?x=1')).toBe(10)
    },
  )

  it('asks no prefix of a picture', async () => {
    const { body: sent } = await sendPicture(people.admin ?? {}, await uniquePicture())
    const name = sent.doc?.filename
    for (const query of ['?prefix=x', '?prefix=', '?prefix[a]=x']) {
      const { status, body } = await call('GET', `/api/media/file/${name}${query}`)
      expect([query, status, body.errors?.[0]?.code]).toEqual([query, 400, 'invalid'])
    }
  })
})

let owner: Visitor & { user: { id: string } }
beforeAll(async () => {
  owner = await signedIn('super_admin')
})

const noIds = Array.from({ length: 3000 }, (_, number) => `none-${number}`).join(',')
const ids = ['%00', 'x%00', "'", '1', '../x', 'null', 'x'.repeat(500)]
const conditions = [
  'where[fullName][equals]=%00',
  'where[fullName][like]=%00',
  'where[email][contains]=x%00y',
  `where[id][in]=${noIds}`,
  `where[id][not_in]=${noIds}`,
  'where[id][equals]=%00',
  'where[%00][equals]=x',
  'where[createdAt][greater_than]=%00',
  'sort=%00',
  'select[%00]=true',
]

const answered = async (method: string, path: string, body?: unknown) => {
  const { status, body: answer } = await call<{ errors?: { message: string }[] } | null>(method, path, {
    visitor: owner,
    body,
  })
  expect([path.slice(0, 80), status < 500 ? 'refused' : status]).toEqual([path.slice(0, 80), 'refused'])
  expect(JSON.stringify(answer?.errors ?? '')).not.toMatch(/select |insert |uuid|utf8|constraint|drizzle/i)
  return status
}

describe('what is no id', () => {
  it.each(ids)('%s names no session, invitation, account or role', async (id) => {
    const odd = id.startsWith('..') ? encodeURIComponent(id) : id
    for (const [method, path] of [
      ['DELETE', `/api/sessions/${odd}`],
      ['POST', `/api/invitations/${odd}/resend`],
      ['GET', `/api/invitations/${odd}`],
      ['DELETE', `/api/invitations/${odd}`],
      ['GET', `/api/users/${odd}`],
      ['PATCH', `/api/users/${odd}`],
      ['DELETE', `/api/users/${odd}`],
      ['DELETE', `/api/user-roles/${odd}`],
      ['GET', `/api/client-registrations/${odd}`],
      ['GET', `/api/is-admin?userId=${odd}`],
    ] as const) {
      const status = await answered(method, path, method === 'GET' ? undefined : {})
      if (!path.includes('is-admin')) expect([path, status >= 400]).toEqual([path, true])
    }
  })
})

describe('conditions that make no sense', () => {
  it.each(['users', 'user-roles', 'invitations', 'client-registrations'])('of %s', async (slug) => {
    for (const condition of conditions) {
      await answered('GET', `/api/${slug}?${condition}`)
      await answered('GET', `/api/${slug}/count?${condition}`)
    }
  })
})

describe('text that cannot be kept', () => {
  it.each([
    ['POST', '/api/users', { email: 'a\u0000b@example.com' }],
    ['POST', '/api/users', { email: 'nul@example.com', fullName: 'Nu\u0000l' }],
    [
      'POST',
      '/api/sign-up',
      { email: 'nul@example.com', fullName: 'Nu\u0000l', password: 'Plain-sailing-7' },
    ],
    ['POST', '/api/users/login', { email: 'nul@example.com\u0000', password: 'Plain\u0000sailing-7' }],
    ['POST', '/api/create-invitation', { email: 'nul\u0000@example.com', subdomain: 'a\u0000' }],
    ['POST', '/api/validate-invitation', { token: '\u0000'.repeat(43) }],
    ['POST', '/api/assign-user-role', { email: 'nul\u0000@example.com', role: 'user' }],
    ['POST', '/api/user-roles', { user: '\u0000', role: 'user' }],
    ['POST', '/api/user-roles', { user: 'none', role: 'user' }],
    ['PATCH', '/api/profile', { companyName: '\ud800' }],
    ['POST', '/api/payload-preferences/x', { value: 'Nu\u0000l' }],
  ])('%s %s %j', async (method, path, body) => {
    expect(await answered(method, path, body)).toBeGreaterThanOrEqual(400)
  })
})
