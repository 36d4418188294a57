import { describe, expect, it } from 'vitest'
import { query, sql } from '../../../src/lib/db/query'
import { postgresOf } from '../../../src/lib/db/transaction'
import { mailedToken, mailsTo } from '../../support/outbox'
import { account, call, cookieOf, runSql, signedIn, site } from '../../support/site'

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
    const unknown = await forgot('unknown@example.com')
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    expect(known.status).toBe(202)
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['reset-password'])
    expect(await mailsTo('unknown@example.com')).toEqual([])
  })

  it('sets the password once, ends every session, signs no one in and mails the owner', async () => {
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
    await runSql`UPDATE account_links SET expires_at = now() WHERE purpose = 'reset-password'`
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

describe('links that were mailed before', () => {
  const requestChange = (person: Awaited<ReturnType<typeof signedIn>>, email: string) =>
    call('POST', '/api/change-email', {
      visitor: person,
      body: { email, currentPassword: person.password },
    })
  const confirm = (token: string) => call('POST', '/api/confirm-email', { body: { token } })

  it('do not carry a change of address through a reset', async () => {
    const person = await signedIn('user')
    const newAddress = `taken-over-${person.email}`
    await requestChange(person, newAddress)
    const link = await mailedToken(newAddress, 'confirm-email')
    await forgot(person.email)
    expect((await reset(await mailedToken(person.email, 'reset-password'))).status).toBe(200)
    expect((await confirm(link)).status).toBe(410)
    expect((await signIn(person.email, 'Brand-new-way-3')).status).toBe(200)
  })

  it('do not let the old mailbox reset the password of a new address', async () => {
    const person = await signedIn('user')
    const newAddress = `new-${person.email}`
    await forgot(person.email)
    const old = await mailedToken(person.email, 'reset-password')
    await requestChange(person, newAddress)
    expect((await confirm(await mailedToken(newAddress, 'confirm-email'))).status).toBe(200)
    expect((await reset(old)).status).toBe(410)
    expect((await signIn(newAddress, person.password)).status).toBe(200)
  })

  it('nor when a super admin has set the address', async () => {
    const owner = await signedIn('super_admin')
    const person = await signedIn('user')
    await forgot(person.email)
    const old = await mailedToken(person.email, 'reset-password')
    const body = { email: `set-${person.email}`, currentPassword: owner.password }
    expect((await call('PATCH', `/api/users/${person.user.id}`, { visitor: owner, body })).status).toBe(200)
    expect((await reset(old)).status).toBe(410)
  })
})

/** Changes a password and ends the sessions, as a reset does, in a transaction that `meanwhile` falls into. */
async function whileReset(userId: string, meanwhile: () => Promise<{ status: number }>) {
  const client = await postgresOf(await site()).pool.connect()
  try {
    await client.query('BEGIN')
    await client.query("UPDATE account_credentials SET password_hash = 'changed' WHERE user_id = $1", [
      userId,
    ])
    const answer = meanwhile()
    await new Promise((later) => setTimeout(later, 500))
    await client.query('DELETE FROM account_sessions WHERE user_id = $1', [userId])
    await client.query('DELETE FROM account_links WHERE user_id = $1', [userId])
    await client.query('COMMIT')
    return await answer
  } finally {
    client.release()
  }
}

describe('what an old password began', () => {
  const countOf = async (table: 'account_sessions' | 'account_links', userId: string) =>
    (
      await query(
        await site(),
        table === 'account_sessions'
          ? sql`SELECT 1 FROM account_sessions WHERE user_id = ${userId}`
          : sql`SELECT 1 FROM account_links WHERE user_id = ${userId}`,
      )
    ).length

  it('is no session after a reset', async () => {
    const { user, email, password } = await account('user')
    const { status } = await whileReset(user.id, () => signIn(email, password))
    expect([status, await countOf('account_sessions', user.id)]).toEqual([401, 0])
  })

  it('is no new password and no link to a new address', async () => {
    for (const [path, body] of [
      ['/api/change-password', { newPassword: 'Some-other-way-4' }],
      ['/api/change-email', { email: 'somewhere-else@example.com' }],
    ] as const) {
      const person = await signedIn('user')
      const { status } = await whileReset(person.user.id, () =>
        call('POST', path, { visitor: person, body: { ...body, currentPassword: person.password } }),
      )
      expect([path, status]).toEqual([path, 400])
      expect(await countOf('account_links', person.user.id)).toBe(0)
      const [row] =
        await runSql`SELECT password_hash FROM account_credentials WHERE user_id = ${person.user.id}`
      expect(row).toEqual({ password_hash: 'changed' })
    }
  })
})

describe('changing the password', () => {
  it('asks for the current one, ends the other sessions and keeps this one', async () => {
    const person = await signedIn('user')
    const other = { cookie: cookieOf(await signIn(person.email, person.password)) }
    const change = (currentPassword: string) =>
      call('POST', '/api/change-password', {
        visitor: person,
        body: { currentPassword, newPassword: 'Some-other-way-4' },
      })
    expect((await change('Not-my-password-1')).status).toBe(400)
    expect(await session(other)).not.toBeNull()
    const changed = await change(person.password)
    expect(changed.status).toBe(200)
    expect(await session(other)).toBeNull()
    // A copy of this session's cookie is worth as little as the other sessions.
    expect(await session(person)).toBeNull()
    expect(await session({ cookie: changed.headers.get('set-cookie')?.split(';', 1)[0] })).not.toBeNull()
    expect((await mailsTo(person.email)).map(({ kind }) => kind)).toEqual(['password-changed'])
  })
})

describe('changing the e-mail address', () => {
  it('waits for the new address, mails the old one, and works once', async () => {
    const person = await signedIn('user')
    const newAddress = `new-${person.email}`
    const change = (currentPassword: string) =>
      call('POST', '/api/change-email', { visitor: person, body: { email: newAddress, currentPassword } })
    expect((await change('Not-my-password-1')).status).toBe(400)
    expect((await change(person.password)).status).toBe(202)
    expect(await session(person)).toMatchObject({ email: person.email })
    const token = await mailedToken(newAddress, 'confirm-email')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call('POST', '/api/confirm-email', { body: { token } })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await session(person)).toMatchObject({ email: newAddress })
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
    expect((await mailsTo(other.email)).map(({ kind }) => kind)).toEqual(['address-in-use'])
  })

  it('sends an account, and an address, no more than five mails a day', async () => {
    const target = `target-${Date.now()}@example.com`
    const requestChange = async (person: Awaited<ReturnType<typeof signedIn>>, email: string) =>
      (
        await call('POST', '/api/change-email', {
          visitor: person,
          body: { email, currentPassword: person.password },
        })
      ).status
    const [one, two] = [await signedIn('user'), await signedIn('user')]
    const statuses = []
    for (let tries = 0; tries < 3; tries++) statuses.push(await requestChange(one, target))
    for (let tries = 0; tries < 3; tries++) statuses.push(await requestChange(two, target))
    expect(statuses).toEqual([202, 202, 202, 202, 202, 202])
    expect(await mailsTo(target)).toHaveLength(5)
    for (let tries = 0; tries < 2; tries++) expect(await requestChange(one, `${tries}-${target}`)).toBe(202)
    expect(await requestChange(one, `2-${target}`)).toBe(429)
    expect(await mailsTo(`2-${target}`)).toEqual([])
  })
})
