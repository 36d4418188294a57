import { describe, expect, it } from 'vitest'
import { appCode as code, enrolled, post } from '../../support/second-factor'
import { call, cookieOf, runSql, signedIn, signIn, type Visitor } from '../../support/site'

describe('two-factor sign-in', () => {
  it('asks for a code after the password, and takes each code once', async () => {
    const person = await enrolled('user')
    const without = await signIn(person)
    expect([without.status, without.body.errors?.[0]?.code]).toEqual([401, 'code_required'])
    expect(without.headers.get('set-cookie')).toBeNull()
    // The code of the enrolment is spent; the one of the next half minute is taken early.
    expect((await signIn(person, { code: person.spent })).status).toBe(401)
    const next = code(person.secret, 1)
    const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(person, { code: next })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('never says more than usual to a wrong password', async () => {
    const person = await enrolled('user')
    const { status, body } = await signIn(
      { ...person, password: 'Wrong-password-1' },
      { code: code(person.secret, 1) },
    )
    expect([status, body.errors?.[0]?.code]).toEqual([401, 'unauthenticated'])
  })

  it('takes a recovery code once', async () => {
    const person = await enrolled('user')
    expect(person.recoveryCodes).toHaveLength(10)
    const recovery = person.recoveryCodes[0]
    const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(person, { code: recovery })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('limits guesses of codes by a caller with the password, from any number of addresses', async () => {
    const person = await enrolled('user')
    const statuses = []
    for (let tries = 0; tries < 6; tries++) statuses.push((await signIn(person, { code: '000000' })).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('keeps its secret and codes out of reach', async () => {
    const person = await enrolled('user')
    const rows =
      await runSql`SELECT to_jsonb(c) AS credentials, (SELECT jsonb_agg(to_jsonb(r)) FROM account_recovery_codes r WHERE r.user_id = c.user_id) AS codes
          FROM account_credentials c WHERE user_id = ${person.user.id}`
    const dump = JSON.stringify(rows)
    expect(dump).not.toContain(person.secret)
    for (const recovery of person.recoveryCodes) expect(dump).not.toContain(recovery)
  })

  it('is not asked for any more when it is switched off', async () => {
    const person = await enrolled('user')
    const proof = { currentPassword: person.password, code: code(person.secret, 1) }
    expect((await post('/api/two-factor/disable', person, proof)).status).toBe(200)
    expect((await signIn(person)).status).toBe(200)
  })

  it('signs out all other devices of the account when it is set up, and nobody else', async () => {
    const stranger = await signedIn()
    const person = await signedIn()
    const elsewhere = { cookie: cookieOf(await signIn(person)) }
    const { body } = await post<{ secret: string }>('/api/two-factor/enrol', person, {
      currentPassword: person.password,
    })
    const isSignedIn = async (visitor: Visitor) =>
      (await call<{ user: object | null }>('GET', '/api/session', { visitor })).body.user !== null
    expect((await post('/api/two-factor/confirm', person, { code: '000000' })).status).toBe(400)
    expect(await isSignedIn(elsewhere)).toBe(true)
    const confirmed = await post('/api/two-factor/confirm', person, { code: code(body.secret) })
    expect(confirmed.status).toBe(200)
    expect(await isSignedIn(elsewhere)).toBe(false)
    expect(await isSignedIn(person)).toBe(false)
    expect(await isSignedIn({ cookie: cookieOf(confirmed) })).toBe(true)
    expect(await isSignedIn(stranger)).toBe(true)
  })

  it('when required, leaves admins without their role until they use it', async () => {
    const owner = await enrolled('super_admin')
    const admin = await signedIn('admin')
    const plain = await signedIn('super_admin')
    const settings = { visitor: owner, body: { requireTwoFactorForAdmins: true } }
    expect((await call('POST', '/api/globals/security-settings', settings)).status).toBe(200)
    const session = async (visitor: Visitor) => (await call('GET', '/api/session', { visitor })).body
    expect(await session(admin)).toMatchObject({ isAdmin: false, twoFactorRequired: true })
    expect((await call('GET', '/api/inquiries', { visitor: admin })).status).toBe(403)
    expect((await call('GET', '/api/client-registrations', { visitor: plain })).status).toBe(403)
    expect((await call('GET', '/api/client-registrations', { visitor: owner })).status).toBe(200)
    const { body } = await post<{ secret: string }>('/api/two-factor/enrol', admin, {
      currentPassword: admin.password,
    })
    const confirmed = await post('/api/two-factor/confirm', admin, { code: code(body.secret) })
    expect(confirmed.status).toBe(200)
    // With more rights the session has another secret.
    expect(await session(admin)).toMatchObject({ user: null })
    const renewed = { cookie: cookieOf(confirmed) }
    expect(await session(renewed)).toMatchObject({ isAdmin: true, twoFactorRequired: false })
    expect((await call('GET', '/api/inquiries', { visitor: renewed })).status).toBe(200)
  })
})
