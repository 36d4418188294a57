import { describe, expect, it } from 'vitest'
import { mailedToken, mailsTo } from '../../support/outbox'
import { account, call, runSql } from '../../support/site'
import { uniqueEmail } from '../../support/unique'

const password = 'Plain-sailing-7'
const signUp = (email: string, more: object = {}) =>
  call('POST', '/api/sign-up', { body: { email, password, fullName: 'Grace Hopper', ...more } })
const confirm = (token: string) => call('POST', '/api/confirm-email', { body: { token } })
const signIn = (email: string, secret = password) =>
  call('POST', '/api/users/login', { body: { email, password: secret } })

describe('sign-up', () => {
  it('makes an account with the role user once the address is confirmed, and welcomes its owner', async () => {
    const email = uniqueEmail()
    expect((await signUp(email)).status).toBe(202)
    expect((await signIn(email)).status).toBe(401)
    expect((await confirm(await mailedToken(email, 'confirm-sign-up'))).body).toEqual({
      confirmed: 'account',
    })
    const { status, body } = await signIn(email)
    expect(status).toBe(200)
    expect(body).toMatchObject({ profile: { fullName: 'Grace Hopper' }, isAdmin: false, isSuperAdmin: false })
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['confirm-sign-up', 'welcome'])
  })

  it('answers a known address like an unknown one, and mails only its owner', async () => {
    const { email } = await account('user')
    const known = await signUp(email)
    const unknown = await signUp(uniqueEmail())
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['already-registered'])
    expect((await signIn(email)).status).toBe(401)
  })

  it('confirms once, however many try at the same time', async () => {
    const email = uniqueEmail()
    await signUp(email)
    const token = await mailedToken(email, 'confirm-sign-up')
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(token)))
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    expect(answers.map(({ status }) => status).filter((status) => status === 410)).toHaveLength(19)
    const rows = await runSql`SELECT 1 FROM users WHERE email = ${email}`
    expect(rows).toHaveLength(1)
  })

  it('refuses a link that is too old', async () => {
    const email = uniqueEmail()
    await signUp(email)
    const token = await mailedToken(email, 'confirm-sign-up')
    await runSql`UPDATE account_sign_ups SET expires_at = now() WHERE email = ${email}`
    expect((await confirm(token)).status).toBe(410)
  })

  it("brings with each mail's link the password of its own sign-up, and voids the others", async () => {
    const email = uniqueEmail()
    await signUp(email)
    await mailsTo(email)
    await signUp(email, { password: 'Stranger-wrote-this-2', fullName: 'Mallory Stranger' })
    const mails = (await mailsTo(email)).filter((mail) => mail.kind === 'confirm-sign-up')
    const own = mails.find(({ name }) => name === 'Grace Hopper')
    const strangers = mails.find(({ name }) => name === 'Mallory Stranger')
    expect([own?.oneOfSeveral, strangers?.oneOfSeveral]).toEqual([false, true])
    expect((await confirm(own?.token ?? '')).status).toBe(200)
    expect((await confirm(strangers?.token ?? '')).status).toBe(410)
    expect((await signIn(email, 'Stranger-wrote-this-2')).status).toBe(401)
    expect((await signIn(email)).status).toBe(200)
  })

  it('makes one account of several links that are used at the same time', async () => {
    const email = uniqueEmail()
    for (const number of [1, 2, 3]) await signUp(email, { password: `Plain-sailing-${number}` })
    const mails = (await mailsTo(email)).filter((mail) => mail.kind === 'confirm-sign-up')
    const answers = await Promise.all([...mails, ...mails].map(({ token }) => confirm(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410, 410])
  })

  it('lets no one bring roles, ids or confirmation along', async () => {
    const email = uniqueEmail()
    await signUp(email, {
      id: '00000000-0000-4000-8000-000000000001',
      role: 'super_admin',
      roles: ['super_admin'],
      isSuperAdmin: true,
      emailConfirmed: true,
      sessions: [{ id: 'x' }],
      companyName: 'Sneaky Inc',
    })
    await confirm(await mailedToken(email, 'confirm-sign-up'))
    const { body } = await signIn(email)
    expect(body).toMatchObject({ profile: { companyName: null }, isAdmin: false, isSuperAdmin: false })
    const rows = await runSql<{
      role: string
    }>`SELECT r.role FROM user_roles r JOIN users u ON u.id = r.user_id WHERE u.email = ${email}`
    expect(rows).toEqual([{ role: 'user' }])
  })

  it.each([
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'no-address' }, 'email', 'Please enter a valid email address'],
    [{ password: '' }, 'password', 'Password is required'],
    [{ password: 'Aa1' }, 'password', 'Password must be at least 8 characters'],
    [{ password: `Aa1${'x'.repeat(126)}` }, 'password', 'Password must be less than 128 characters'],
    [
      { password: 'all-lower-case-1' },
      'password',
      'Password must contain at least one lowercase letter, one uppercase letter, and one number',
    ],
    [
      { password: 'Password123!' },
      'password',
      'This password is one of the most common ones. Please choose another.',
    ],
    [{ fullName: 'X' }, 'fullName', 'Name must be at least 2 characters'],
    [
      { fullName: '<b>Bold</b>' },
      'fullName',
      'Name can only contain letters, spaces, hyphens, and apostrophes',
    ],
  ])('refuses %j', async (wrong, field, message) => {
    const { status, body } = await signUp(uniqueEmail(), wrong)
    expect(status).toBe(400)
    expect(body.errors).toContainEqual({ field, message, code: 'invalid' })
  })

  it('stops a client after five sign-ups', async () => {
    const visitor = { address: '10.9.8.7' }
    const statuses = []
    for (let tries = 0; tries < 6; tries++) {
      const { status, body } = await call('POST', '/api/sign-up', {
        visitor,
        body: { email: uniqueEmail(), password, fullName: 'Grace Hopper' },
      })
      statuses.push(status)
      if (status === 429) {
        expect(body.errors?.[0]?.message).toBe('Too many signup attempts. Please try again later.')
      }
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
  })
})
