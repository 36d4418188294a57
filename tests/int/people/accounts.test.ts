import { beforeAll, describe, expect, it } from 'vitest'
import { mailedToken, mailsTo } from '../../support/outbox'
import {
  account,
  call,
  cookieOf,
  post,
  runSql,
  type Signed,
  signedIn,
  signIn,
  type Visitor,
} from '../../support/site'
import { uniqueEmail } from '../../support/unique'

const colleague = (more: object = {}) => ({
  email: uniqueEmail(),
  fullName: 'Mary Shaw',
  role: 'admin',
  ...more,
})

let owner: Signed
let others: Record<'anonymous' | 'user' | 'admin', Visitor>
beforeAll(async () => {
  owner = await signedIn('super_admin')
  others = { anonymous: {}, user: await signedIn('user'), admin: await signedIn('admin') }
})

const calls: [path: string, body: (id: string) => object][] = [
  ['switch-account', (userId) => ({ userId, active: false })],
  ['end-sessions', (userId) => ({ userId })],
  ['add-colleague', () => colleague()],
  ['resend-choose-password', (userId) => ({ userId })],
]

describe.each(calls)('POST /api/%s', (path, body) => {
  it.each([null, '[]', 'x', { userId: 1 }, { userId: ['x'] }, { userId: "1' or true", active: 'no' }, {}])(
    'refuses %j',
    async (wrong) => {
      const { status, body: answer } = await post(path, owner, wrong)
      expect([status, answer.errors?.[0]?.code]).toEqual([400, 'invalid'])
    },
  )

  it.skipIf(path === 'add-colleague')('says that an account is not there', async () => {
    const { status, body: answer } = await post(path, owner, body('00000000-0000-4000-8000-000000000000'))
    expect([status, answer.errors?.[0]]).toMatchObject([404, { code: 'not_found', field: 'userId' }])
  })
})

describe('an account that is switched off', () => {
  const off = (userId: string, by: Visitor = owner) => post('switch-account', by, { userId, active: false })
  const on = (userId: string) => post('switch-account', owner, { userId, active: true })
  const session = async (visitor: Visitor) => (await call('GET', '/api/session', { visitor })).body.user

  it('is signed out everywhere, and refused as with a wrong password', async () => {
    const target = await signedIn('admin')
    expect((await off(target.user.id)).body).toEqual({ userId: target.user.id, active: false })
    expect(await session(target)).toBeNull()
    const right = await signIn(target)
    const wrong = await signIn({ ...target, password: 'Wrong-password-1' })
    expect([right.status, right.body]).toEqual([401, wrong.body])
    expect(right.headers.get('set-cookie')).toBeNull()
    await on(target.user.id)
    expect((await signIn(target)).status).toBe(200)
    expect(await session(target)).toBeNull()
  })

  it('gets no link for a new password, and its old link does not hold', async () => {
    const target = await account('user')
    await post('forgot-password', {}, { email: target.email })
    const token = await mailedToken(target.email, 'reset-password')
    await off(target.user.id)
    const reset = () => post('reset-password', {}, { token, password: 'Plain-sailing-7' })
    expect((await reset()).status).toBe(410)
    await post('forgot-password', {}, { email: target.email })
    expect((await mailsTo(target.email)).filter(({ kind }) => kind === 'reset-password')).toHaveLength(1)
    await on(target.user.id)
    expect((await reset()).status).toBe(200)
  })

  it('keeps no session that begins at the same moment', async () => {
    const target = await account('user')
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => signIn(target)),
      off(target.user.id),
    ])
    expect(answers.at(-1)?.status).toBe(200)
    for (const { headers } of answers) {
      const cookie = headers.get('set-cookie')?.split(';', 1)[0]
      if (cookie) expect(await session({ cookie })).toBeNull()
    }
  })

  it('stays off when the account is changed meanwhile', async () => {
    const target = await signedIn('user')
    await Promise.all([
      off(target.user.id),
      call('PATCH', '/api/profile', { visitor: target, body: { fullName: 'Someone New' } }),
      call('PATCH', `/api/users/${target.user.id}`, {
        visitor: owner,
        body: { companyName: 'Firm', active: true },
      }),
    ])
    expect(await session(target)).toBeNull()
  })

  it('is never one’s own, and one super admin remains when two switch off each other', async () => {
    expect((await off(owner.user.id)).body.errors?.[0]).toMatchObject({ code: 'conflict', field: 'userId' })
    const two = await Promise.all([signedIn('super_admin'), signedIn('super_admin')])
    const [one, other] = two
    const answers = await Promise.all([off(other.user.id, one), off(one.user.id, other)])
    // The slower one may be signed out before it asks.
    expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.toBeOneOf([401, 403])])
    expect((await Promise.all(two.map(session))).filter(Boolean)).toHaveLength(1)
  })

  it('does not count as a super admin who remains', async () => {
    const idle = await account('super_admin')
    await off(idle.user.id)
    const usable = await runSql<{
      user_id: string
    }>`SELECT user_id FROM user_roles WHERE role = 'super_admin' AND user_id <> ${owner.user.id}
          AND user_id NOT IN (SELECT user_id FROM switched_off_accounts)`
    for (const { user_id } of usable) await off(user_id)
    const { status, body } = await call('DELETE', `/api/users/${owner.user.id}`, { visitor: owner })
    expect([status, body.errors?.[0]?.message]).toEqual([409, 'The last super admin cannot be deleted'])
  })

  it('is written into the audit log once, by whom', async () => {
    const target = await account('user')
    await Promise.all([off(target.user.id), off(target.user.id)])
    const rows = await runSql`SELECT user_id, old_values, new_values FROM security_audit_log
          WHERE table_name = 'profiles' AND record_id = ${target.user.id} AND action = 'UPDATE'`
    expect(rows).toEqual([
      { user_id: owner.user.id, old_values: { active: true }, new_values: { active: false } },
    ])
  })
})

describe('ending sessions', () => {
  it('signs an account out on every device, and says how many there were', async () => {
    const target = await signedIn('user')
    await signIn(target)
    expect((await post('end-sessions', owner, { userId: target.user.id })).body).toEqual({ ended: 2 })
    expect((await call('GET', '/api/session', { visitor: target })).body.user).toBeNull()
    expect((await post('end-sessions', owner, { userId: target.user.id })).body).toEqual({ ended: 0 })
    expect((await signIn(target)).status).toBe(200)
  })
})

describe('a colleague', () => {
  it('is added, chooses a password once, and signs in with the role', async () => {
    const input = colleague()
    const { status, body } = await post('add-colleague', owner, {
      ...input,
      email: input.email.toUpperCase(),
    })
    expect([status, body]).toMatchObject([201, { colleague: input }])
    expect(JSON.stringify(body)).not.toMatch(/token/i)
    const days = (Date.parse(String(body.expiresAt)) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(7)
    const token = await mailedToken(input.email, 'choose-password')
    const rows = await runSql`SELECT * FROM account_links`
    expect(JSON.stringify(rows)).not.toContain(token)
    const choose = () => post('reset-password', {}, { token, password: 'Plain-sailing-7' })
    const tries = await Promise.all([choose(), choose(), choose()])
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 410, 410])
    const login = await signIn({ ...input, password: 'Plain-sailing-7' })
    expect(login.status).toBe(200)
    const visitor = { cookie: cookieOf(login) }
    expect((await call('GET', '/api/is-admin', { visitor })).body).toEqual({ result: true })
    expect((await mailsTo(input.email)).map(({ kind }) => kind)).toEqual(['choose-password'])
    const audit = await runSql<{
      table_name: string
    }>`SELECT table_name FROM security_audit_log WHERE user_id = ${owner.user.id}
          AND new_values::text LIKE ${`%${(body.colleague as { id: string }).id}%`}`
    expect(audit.map(({ table_name }) => table_name)).toContain('user_roles')
  })

  it('is refused for an address with an account, in words that say what to do', async () => {
    const active = await account('user')
    const invited = colleague()
    await post('add-colleague', owner, invited)
    for (const [email, state, words] of [
      [active.email, 'active', /Assign Role/],
      [invited.email, 'invited', /Send the email again/],
    ] as const) {
      const { status, body } = await post('add-colleague', owner, colleague({ email }))
      expect([status, body]).toMatchObject([409, { state, errors: [{ code: 'conflict', field: 'email' }] }])
      expect(body.errors?.[0]?.message).toMatch(words)
    }
  })

  it('is one account, however often the button is pressed', async () => {
    const input = colleague()
    const answers = await Promise.all(Array.from({ length: 4 }, () => post('add-colleague', owner, input)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    expect(await mailsTo(input.email)).toHaveLength(1)
  })

  it('gets the mail again with a new link until a password is chosen', async () => {
    const input = colleague()
    const { body } = await post('add-colleague', owner, input)
    const userId = (body.colleague as { id: string }).id
    const old = await mailedToken(input.email, 'choose-password')
    expect((await post('resend-choose-password', owner, { userId })).body).toMatchObject({
      email: input.email,
    })
    const choose = (token: string) => post('reset-password', {}, { token, password: 'Plain-sailing-7' })
    expect((await choose(old)).status).toBe(410)
    const mails = await mailsTo(input.email)
    expect(mails).toHaveLength(2)
    expect(mails[1]).toMatchObject({ name: 'Mary Shaw', role: 'admin' })
    expect((await choose(await mailedToken(input.email, 'choose-password'))).status).toBe(200)
    const { status } = await post('resend-choose-password', owner, { userId })
    expect(status).toBe(409)
  })

  it.each([
    ['email', 'no-address'],
    ['email', undefined],
    ['fullName', ''],
    ['fullName', 7],
    ['role', 'owner'],
    ['role', undefined],
    ['role', ['admin']],
  ])('is refused with %s %j', async (field, value) => {
    const { status, body } = await post('add-colleague', owner, colleague({ [field]: value }))
    expect([status, body.errors?.[0]?.field]).toEqual([400, field])
  })
})

describe('DELETE /api/user-roles/:id', () => {
  const remove = (id: string, visitor: Visitor) => call('DELETE', `/api/user-roles/${id}`, { visitor })

  const rowsOf = async (userId: string) =>
    runSql<{ id: string; role: string }>`SELECT id, role FROM user_roles WHERE user_id = ${userId}`
  const roleId = async (userId: string, role: string) =>
    (await rowsOf(userId)).find((row) => row.role === role)?.id ?? ''

  it('takes a role away at the next request, super_admin too, and for super admins alone', async () => {
    const target = await signedIn('admin', 'super_admin')
    const rows = await rowsOf(target.user.id)
    const id = (role: string) => rows.find((row) => row.role === role)?.id ?? ''
    for (const visitor of Object.values(others)) {
      expect((await remove(id('admin'), visitor)).status).toBe(403)
      expect((await remove(id('super_admin'), visitor)).status).toBe(403)
    }
    expect((await call('GET', '/api/security-metrics', { visitor: target })).status).toBe(200)
    expect((await remove(id('super_admin'), owner)).status).toBe(200)
    expect((await call('GET', '/api/security-metrics', { visitor: target })).status).toBe(403)
    expect((await remove(id('admin'), owner)).status).toBe(200)
    expect((await remove(id('admin'), owner)).status).toBe(404)
    expect((await remove('x', owner)).status).toBe(404)
  })

  it("never takes one's own super_admin away, nor the last one", async () => {
    const first = await signedIn('super_admin')
    const second = await signedIn('super_admin')
    const ids = [await roleId(first.user.id, 'super_admin'), await roleId(second.user.id, 'super_admin')]
    const own = await remove(ids[0] ?? '', first)
    expect([own.status, own.body.errors?.[0]?.code]).toEqual([409, 'conflict'])
    const both = await Promise.all([remove(ids[1] ?? '', first), remove(ids[0] ?? '', second)])
    expect(both.map(({ status }) => status).sort()[0]).toBe(200)
    expect([...(await rowsOf(first.user.id)), ...(await rowsOf(second.user.id))]).toHaveLength(1)
  })

  it('takes away none of all super admins at once but those of others', async () => {
    const person = await signedIn('super_admin')
    await signedIn('super_admin')
    const { body } = await call<{ docs: unknown[]; errors: unknown[] }>(
      'DELETE',
      '/api/user-roles?where[role][equals]=super_admin',
      { visitor: person },
    )
    expect(body.errors.length).toBeGreaterThan(0)
    expect((await rowsOf(person.user.id)).map(({ role }) => role)).toEqual(['super_admin'])
    owner = await signedIn('super_admin')
  })
})
