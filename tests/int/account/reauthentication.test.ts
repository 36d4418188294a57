import { describe, expect, it } from 'vitest'
import { mailsTo } from '../../support/outbox'
import { appCode, enrolled, post } from '../../support/second-factor'
import { call, type Refused, runSql, signedIn, signIn, type Visitor } from '../../support/site'

type Person = Awaited<ReturnType<typeof enrolled>>

/** Everything that changes how an account signs in, with all but the proof. */
const changes: [string, (person: Visitor, proof: object) => ReturnType<typeof call<Refused>>][] = [
  [
    'password',
    (person, proof) =>
      post<Refused>('/api/change-password', person, { newPassword: 'Some-other-way-4', ...proof }),
  ],
  [
    'address',
    (person, proof) =>
      post<Refused>('/api/change-email', person, { email: `new-${Date.now()}@example.com`, ...proof }),
  ],
  [
    'recovery codes',
    (person, proof) => post<Refused>('/api/two-factor/recovery-codes', person, { ...proof }),
  ],
  ['second factor', (person, proof) => post<Refused>('/api/two-factor/disable', person, { ...proof })],
]

const refusal = ({ status, body }: { status: number; body: Refused }) => [status, body.errors?.[0]?.field]

async function untouched({ user, email }: Person) {
  const [row] = await runSql`SELECT totp_enabled_at IS NOT NULL AS guarded,
          (SELECT count(*)::int FROM account_links l WHERE l.user_id = c.user_id) AS links
        FROM account_credentials c WHERE user_id = ${user.id}`
  expect(row).toMatchObject({ guarded: true, links: 0 })
  expect((await mailsTo(email)).map(({ kind }) => kind)).not.toContain('password-changed')
}

describe.each(changes)('a change of the %s', (_name, change) => {
  it('asks for the password and the code, however fresh the sign-in is', async () => {
    const person = await enrolled('user')
    const { password: currentPassword, secret, spent } = person
    expect((await change({}, { currentPassword, code: appCode(secret, 1) })).status).toBe(401)
    expect(refusal(await change(person, { code: appCode(secret, 1) }))).toEqual([400, 'currentPassword'])
    const wrong = await change(person, { currentPassword: 'Wrong-password-1', code: appCode(secret, 1) })
    expect(refusal(wrong)).toEqual([400, 'currentPassword'])
    expect(refusal(await change(person, { currentPassword }))).toEqual([400, 'code'])
    expect(refusal(await change(person, { currentPassword, code: '000000' }))).toEqual([400, 'code'])
    // The code that began it all was used already.
    expect(refusal(await change(person, { currentPassword, code: spent }))).toEqual([400, 'code'])
    await untouched(person)
    expect((await change(person, { currentPassword, code: appCode(secret, 1) })).status).toBeLessThan(300)
  })

  it('takes a code for one of two requests at the same time', async () => {
    const person = await enrolled('user')
    const proof = { currentPassword: person.password, code: appCode(person.secret, 1) }
    const answers = await Promise.all([change(person, proof), change(person, proof)])
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
  })

  it('takes a recovery code, once', async () => {
    const person = await enrolled('user')
    const proof = { currentPassword: person.password, code: person.recoveryCodes[0] }
    const answers = await Promise.all([change(person, proof), change(person, proof)])
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
  })
})

describe('guessing behind a session', () => {
  const guess = (person: Visitor, currentPassword: string) =>
    post<Refused>('/api/change-password', person, { currentPassword, newPassword: 'Some-other-way-4' })

  it('of the password ends after five, also at once, and leaves events', async () => {
    const person = await signedIn('user')
    const answers = await Promise.all(Array.from({ length: 8 }, () => guess(person, 'Wrong-password-1')))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
    const limited = answers.find(({ status }) => status === 429)
    expect(limited?.body.errors?.[0]).toMatchObject({
      code: 'rate_limited',
      message: 'Too many attempts. Please try again later.',
    })
    expect(Number(limited?.headers.get('retry-after'))).toBeGreaterThan(0)
    // The right one is not taken either, until the window is over.
    expect((await guess(person, person.password)).status).toBe(429)
    await expect
      .poll(
        async () =>
          (
            await runSql`SELECT 1 FROM security_events WHERE user_id::text = ${person.user.id} AND message = 'Re-authentication failed'`
          ).length,
      )
      .toBe(5)
  })

  it('keeps no one out for good: signing in and a mailed link go on', async () => {
    const person = await signedIn('user')
    for (let tries = 0; tries < 6; tries++) await guess(person, 'Wrong-password-1')
    const { email } = person
    expect((await signIn(person)).status).toBe(200)
    expect((await call('POST', '/api/forgot-password', { body: { email } })).status).toBe(202)
  })

  it('of the code ends after five', async () => {
    const person = await enrolled('user')
    const proof = { currentPassword: person.password, code: '000000' }
    const statuses = []
    for (let tries = 0; tries < 6; tries++) {
      statuses.push((await post('/api/two-factor/disable', person, proof)).status)
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  })
})

describe('an address that is set in the CMS', () => {
  it('ends guessing after five, and says when the next try counts', async () => {
    const owner = await signedIn('super_admin')
    const body = { email: `set-${owner.email}`, currentPassword: 'Wrong-password-1' }
    for (let tries = 0; tries < 5; tries++) expect((await set(owner, owner.user.id, body)).status).toBe(400)
    const limited = await set(owner, owner.user.id, body)
    expect([limited.status, limited.body.errors?.[0]?.code]).toEqual([429, 'rate_limited'])
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  const set = (owner: Visitor, id: string, body: object) =>
    call<Refused>('PATCH', `/api/users/${id}`, { visitor: owner, body })
  const addressOf = async (id: string) =>
    (await runSql<{ email: string }>`SELECT email FROM users WHERE id = ${id}`)[0]?.email

  it.each(['own', 'of someone else'])('%s asks who is setting it', async (whose) => {
    const owner = await enrolled('super_admin')
    const person = whose === 'own' ? owner : await signedIn('user')
    const { id } = person.user
    const email = `set-${person.email}`
    const proof = { currentPassword: owner.password, code: appCode(owner.secret, 1) }
    expect(refusal(await set(owner, id, { email }))).toEqual([400, 'currentPassword'])
    expect(refusal(await set(owner, id, { email, ...proof, currentPassword: 'Wrong-pass-1' }))).toEqual([
      400,
      'currentPassword',
    ])
    expect(refusal(await set(owner, id, { email, currentPassword: owner.password }))).toEqual([400, 'code'])
    expect(refusal(await set(owner, id, { email, currentPassword: ['x'], code: {} }))[0]).toBe(400)
    const many = await call<Refused>('PATCH', `/api/users?where[id][equals]=${id}`, {
      visitor: owner,
      body: { email },
    })
    expect([many.status, await addressOf(id)]).toEqual([400, person.email])
    const done = await set(owner, id, { email, ...proof })
    expect([done.status, await addressOf(id)]).toEqual([200, email])
    expect(JSON.stringify(done.body)).not.toContain(owner.password)
    const rows = await runSql`SELECT * FROM security_audit_log WHERE record_id = ${id}`
    expect(JSON.stringify(rows)).toContain(email)
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${owner.password}|currentPassword`))
  })

  it('stays without a proof while something else changes', async () => {
    const owner = await signedIn('super_admin')
    const { user, email } = await signedIn('user')
    const { status } = await set(owner, user.id, { email, companyName: 'Cobol & Sons' })
    expect([status, await addressOf(user.id)]).toEqual([200, email])
  })

  it('is nothing that a user sets, with or without a proof', async () => {
    const person = await signedIn('user')
    await set(person, person.user.id, { email: 'mine@example.com', currentPassword: person.password })
    expect((await set(person, 'me', { email: 'mine@example.com' })).status).toBeGreaterThanOrEqual(400)
    expect(await addressOf(person.user.id)).toBe(person.email)
  })
})
