import { beforeAll, describe, expect, it } from 'vitest'
import { call, signedIn, type Visitor } from '../../support/site'

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
