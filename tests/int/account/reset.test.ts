import { describe, expect, it } from 'vitest'
import { query, sql } from '../../../src/lib/db/query'
import { mailedToken, mailsTo } from '../../support/outbox'
import { account, call, signedIn, site } from '../../support/site'

const forgot = (email: string) => call('POST', '/api/forgot-password', { body: { email } })
const reset = (token: string, password = 'Brand-new-way-3') =>
  call('POST', '/api/reset-password', { body: { token, password } })
const signIn = (email: string, password: string) =>
  call('POST', '/api/users/login', { body: { email, password } })
const session = async (visitor: object) => (await call('GET', '/api/session', { visitor })).body.user

describe('forgotten password', () => {
  it('answers alike for known and unknown addresses, and mails only the owner', async () => {
    const { email } = await account('user')
    const known = await forgot(email)
    const unknown = await forgot('nobody-at-all@example.com')
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    expect(known.status).toBe(202)
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['reset-password'])
    expect(await mailsTo('nobody-at-all@example.com')).toEqual([])
  })

  it('sets the password once, ends every session, signs nobody in and tells the owner', async () => {
    const person = await signedIn('user')
    await forgot(person.email)
    const token = await mailedToken(person.email, 'reset-password')
    const answers = await Promise.all(Array.from({ length: 20 }, () => reset(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(19)
    expect(answers.every(({ headers }) => headers.get('set-cookie') === null)).toBe(true)
    expect(await session(person)).toBeNull()
    expect((await signIn(person.email, person.password)).status).toBe(401)
    expect((await signIn(person.email, 'Brand-new-way-3')).status).toBe(200)
    expect((await mailsTo(person.email)).map(({ kind }) => kind)).toContain('password-changed')
  })

  it('refuses a replaced, an old and a made-up link, and a link for something else', async () => {
    const person = await signedIn('user')
    await forgot(person.email)
    const replaced = await mailedToken(person.email, 'reset-password')
    await forgot(person.email)
    const newer = await mailedToken(person.email, 'reset-password')
    expect((await reset(replaced)).status).toBe(410)
    expect((await call('POST', '/api/confirm-email', { body: { token: newer } })).status).toBe(410)
    await query(
      await site(),
      sql`UPDATE account_links SET expires_at = now() WHERE purpose = 'reset-password'`,
    )
    expect((await reset(newer)).status).toBe(410)
    expect((await reset('A'.repeat(43))).status).toBe(410)
    expect((await signIn(person.email, person.password)).status).toBe(200)
  })

  it('keeps the link when the new password is refused', async () => {
    const { email } = await account('user')
    await forgot(email)
    const token = await mailedToken(email, 'reset-password')
    expect((await reset(token, 'short')).status).toBe(400)
    expect((await reset(token)).status).toBe(200)
  })
})

describe('changing the password', () => {
  it('asks for the current one, ends the other sessions and keeps this one', async () => {
    const person = await signedIn('user')
    const { headers } = await signIn(person.email, person.password)
    const other = { cookie: headers.get('set-cookie')?.split(';', 1)[0] ?? '' }
    const change = (currentPassword: string) =>
      call('POST', '/api/change-password', {
        visitor: person,
        body: { currentPassword, newPassword: 'Some-other-way-4' },
      })
    expect((await change('Not-my-password-1')).status).toBe(400)
    expect(await session(other)).not.toBeNull()
    expect((await change(person.password)).status).toBe(200)
    expect(await session(other)).toBeNull()
    expect(await session(person)).not.toBeNull()
    expect((await mailsTo(person.email)).map(({ kind }) => kind)).toEqual(['password-changed'])
  })
})

describe('changing the e-mail address', () => {
  it('waits for the new address, tells the old one, and works once', async () => {
    const person = await signedIn('user')
    const wished = `new-${person.email}`
    const change = (currentPassword: string) =>
      call('POST', '/api/change-email', { visitor: person, body: { email: wished, currentPassword } })
    expect((await change('Not-my-password-1')).status).toBe(400)
    expect((await change(person.password)).status).toBe(202)
    expect(await session(person)).toMatchObject({ email: person.email })
    const token = await mailedToken(wished, 'confirm-email')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call('POST', '/api/confirm-email', { body: { token } })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await session(person)).toMatchObject({ email: wished })
    expect((await mailsTo(person.email)).map(({ kind }) => kind)).toContain('email-changed')
  })

  it('says the same for an address that is taken, and changes nothing', async () => {
    const person = await signedIn('user')
    const other = await account('user')
    const { status } = await call('POST', '/api/change-email', {
      visitor: person,
      body: { email: other.email, currentPassword: person.password },
    })
    expect(status).toBe(202)
    expect((await mailsTo(other.email)).map(({ kind }) => kind)).toEqual(['already-registered'])
  })
})
