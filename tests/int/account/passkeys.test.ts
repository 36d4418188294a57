import { beforeAll, describe, expect, it } from 'vitest'
import { openAccountMail } from '../../../src/features/account/mail'
import { type Misuse, softPasskey } from '../../support/authenticator'
import { appCode, enrolled, post } from '../../support/second-factor'
import { call, cookieOf, runSql, signedIn, signIn, type Visitor } from '../../support/site'

const ORIGIN = 'http://localhost:3000'
type Person = Awaited<ReturnType<typeof signedIn>>
type Asked = { attempt: string; options: { challenge: string; allowCredentials?: { id: string }[] } }
type Refused = { errors?: { code: string; field?: string }[] }
type Added = Refused & { passkey: { id: string; name: string }; recoveryCodes: string[] | null }

const name = 'Work laptop'
const askNew = (person: Person, more: object = {}) =>
  post<Asked>('/api/passkeys/registration-options', person, {
    currentPassword: person.password,
    name,
    ...more,
  })
const register = (person: Visitor, answer: object, more: object = {}) =>
  post<Added>('/api/passkeys/register', person, { ...answer, name, ...more })

/** Someone signed in with a first passkey, whose session has then another secret. */
async function withPasskey(...roles: Parameters<typeof signedIn>) {
  const person = await signedIn(...roles)
  const passkey = softPasskey(ORIGIN)
  const { body: asked } = await askNew(person)
  const added = await register(person, passkey.create(asked))
  if (added.status !== 201) throw new Error(`No passkey was added: ${added.status}`)
  const cookie = cookieOf(added)
  return {
    ...person,
    cookie,
    passkey,
    id: added.body.passkey.id,
    recoveryCodes: added.body.recoveryCodes ?? [],
  }
}

const askSignIn = async () => (await call<Asked>('POST', '/api/passkeys/sign-in-options', { body: {} })).body
const signInWith = (answer: object, visitor: Visitor = {}) =>
  call<Refused & { user?: { id: string } }>('POST', '/api/passkeys/sign-in', { visitor, body: answer })
const proofOf = async ({ passkey, cookie }: Awaited<ReturnType<typeof withPasskey>>, misuse?: Misuse) =>
  passkey.sign((await post<Asked>('/api/passkeys/proof-options', { cookie }, {})).body, misuse)
const login = signIn<{ passkey?: Asked | null }>

describe('signing in with a passkey alone', () => {
  let person: Awaited<ReturnType<typeof withPasskey>>
  beforeAll(async () => {
    person = await withPasskey()
  })

  it.each<[string, Misuse]>([
    ['of another origin', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['of another type', { type: 'webauthn.create' }],
    ['without a check of the person', { verified: false }],
    ['that names no account', { userHandle: '' }],
    ['that names another account', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ])('refuses an answer %s', async (_, misuse) => {
    const answer = person.passkey.sign(await askSignIn(), misuse)
    if (misuse.userHandle === '') Reflect.deleteProperty(answer.response.response, 'userHandle')
    const { status, body, headers } = await signInWith(answer)
    expect([status, body.errors?.[0]?.code]).toEqual([401, 'unauthenticated'])
    expect(headers.get('set-cookie')).toBeNull()
  })

  it('refuses an unknown passkey as any other, and asks no one for an address', async () => {
    const asked = await askSignIn()
    expect(asked.options.allowCredentials ?? []).toEqual([])
    expect((await signInWith(softPasskey(ORIGIN).sign(asked))).status).toBe(401)
    expect((await signInWith({ ...person.passkey.sign(asked), attempt: 'x'.repeat(43) })).status).toBe(401)
    expect((await signInWith({ attempt: asked.attempt, response: { id: '' } })).status).toBe(400)
  })

  it('takes each challenge once, also after a failure, and not after five minutes', async () => {
    const asked = await askSignIn()
    const answers = await Promise.all(Array.from({ length: 4 }, () => signInWith(person.passkey.sign(asked))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const failed = await askSignIn()
    expect((await signInWith(person.passkey.sign(failed, { origin: 'https://evil.example' }))).status).toBe(
      401,
    )
    expect((await signInWith(person.passkey.sign(failed))).status).toBe(401)
    const late = await askSignIn()
    await runSql`UPDATE account_passkey_attempts SET expires_at = now()`
    expect((await signInWith(person.passkey.sign(late))).status).toBe(401)
  })

  it('takes no answer that was given for something else', async () => {
    const { body: own } = await post<Asked>('/api/passkeys/proof-options', person, {})
    expect((await signInWith(person.passkey.sign(own))).status).toBe(401)
    const second = (await login(person)).body.passkey
    if (!second) throw new Error('The sign-in asks for no passkey')
    expect((await signInWith(person.passkey.sign(second))).status).toBe(401)
    const proof = person.passkey.sign(await askSignIn())
    expect((await post('/api/reauthenticate', person, { passkey: proof })).status).toBe(401)
  })

  it('refuses a copy, whose counter is behind', async () => {
    const copied = await withPasskey()
    expect((await signInWith(copied.passkey.sign(await askSignIn(), { counter: 9 }))).status).toBe(200)
    expect((await signInWith(copied.passkey.sign(await askSignIn(), { counter: 9 }))).status).toBe(401)
  })

  it('opens no account that is switched off', async () => {
    const owner = await signedIn('super_admin')
    const off = await withPasskey()
    const { status } = await post('/api/switch-account', owner, { userId: off.user.id, active: false })
    expect(status).toBe(200)
    expect((await signInWith(off.passkey.sign(await askSignIn()))).status).toBe(401)
  })

  it('limits failures of one network', async () => {
    const visitor = { address: '203.0.113.77' }
    const statuses = []
    for (let tries = 0; tries < 6; tries++)
      statuses.push((await signInWith(softPasskey(ORIGIN).sign(await askSignIn()), visitor)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('signs in with a second factor, so a required one is met', async () => {
    const admin = await withPasskey('admin')
    const owner = await withPasskey('super_admin')
    const settings = { visitor: owner, body: { requireTwoFactorForAdmins: true } }
    expect((await call('POST', '/api/globals/security-settings', settings)).status).toBe(200)
    const cookie = cookieOf(await signInWith(admin.passkey.sign(await askSignIn())))
    const session = await call('GET', '/api/session', { visitor: { cookie } })
    expect(session.body).toMatchObject({ isAdmin: true, twoFactorRequired: false })
    const events = await runSql`SELECT new_values AS "values" FROM security_audit_log
          WHERE table_name = 'sessions' AND record_id = ${admin.user.id} ORDER BY created_at DESC LIMIT 1`
    expect(events).toMatchObject([{ values: { secondFactor: true } }])
    await call('POST', '/api/globals/security-settings', {
      visitor: owner,
      body: { requireTwoFactorForAdmins: false },
    })
  })
})

describe("a passkey of one's own", () => {
  it('needs the password, and from then on the second factor', async () => {
    const person = await signedIn()
    const wrong = await askNew(person, { currentPassword: 'Wrong-password-1' })
    expect([wrong.status, (wrong.body as Refused).errors?.[0]?.field]).toEqual([400, 'currentPassword'])
    const guarded = await withPasskey()
    expect(((await askNew(guarded)).body as Refused).errors?.[0]?.code).toBe('code_required')
    expect((await askNew(guarded, { passkey: await proofOf(guarded) })).status).toBe(200)
    expect((await askNew(guarded, { code: guarded.recoveryCodes[0] })).status).toBe(200)
    const app = await enrolled()
    expect(((await askNew(app)).body as Refused).errors?.[0]?.code).toBe('code_required')
    expect((await askNew(app, { code: appCode(app.secret, 1) })).status).toBe(200)
  })

  it('takes the answer once, of this session, site and kind only', async () => {
    const person = await signedIn()
    const other = await signedIn()
    for (const misuse of [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { type: 'webauthn.get' },
      { verified: false },
    ]) {
      const answer = softPasskey(ORIGIN).create((await askNew(person)).body, misuse)
      expect((await register(person, answer)).status).toBe(400)
      expect((await register(person, answer)).status).toBe(400)
    }
    const { body: asked } = await askNew(person)
    expect((await register(other, softPasskey(ORIGIN).create(asked))).status).toBe(400)
    const second = await login(person)
    const cookie = cookieOf(second)
    expect((await register({ cookie }, softPasskey(ORIGIN).create(asked))).status).toBe(400)
    const passkey = softPasskey(ORIGIN)
    expect((await register(person, passkey.create(asked), { name: ' ' })).status).toBe(400)
    expect((await register(person, passkey.create(asked))).status).toBe(201)
    expect((await register(other, passkey.create((await askNew(other)).body))).status).toBe(409)
  })

  it('signs out all other devices of the account, and nobody else', async () => {
    const stranger = await signedIn()
    const person = await signedIn()
    const elsewhere = { cookie: cookieOf(await login(person)) }
    const isSignedIn = async (visitor: Visitor) =>
      (await call<{ user: object | null }>('GET', '/api/session', { visitor })).body.user !== null
    expect(await isSignedIn(elsewhere)).toBe(true)
    const added = await register(person, softPasskey(ORIGIN).create((await askNew(person)).body))
    expect(added.status).toBe(201)
    expect(await isSignedIn(elsewhere)).toBe(false)
    expect(await isSignedIn(person)).toBe(false)
    expect(await isSignedIn({ cookie: cookieOf(added) })).toBe(true)
    expect(await isSignedIn(stranger)).toBe(true)
  })

  it('gives recovery codes with the first one, notifies the owner by email, and is in the audit log', async () => {
    const person = await withPasskey()
    expect(person.recoveryCodes).toHaveLength(10)
    const state = (await call('GET', '/api/two-factor', { visitor: person })).body
    expect(state).toEqual({ enabled: true, app: false, passkeys: true, recoveryCodesLeft: 10 })
    const jobs = await runSql<{
      data: { sealed: string }
    }>`SELECT data FROM jobs.job WHERE name = 'account-mail'`
    expect(jobs.map(({ data }) => openAccountMail(data.sealed))).toContainEqual({
      kind: 'passkey-changed',
      to: person.email,
      change: 'added',
      name,
      secondFactor: true,
    })
    const entries = await runSql`SELECT new_values AS "values" FROM security_audit_log
          WHERE table_name = 'credentials' AND record_id = ${person.user.id}`
    expect(entries).toContainEqual({ values: { passkeys: 1 } })
  })

  it('is the second factor after the password, once and for its own account', async () => {
    const person = await withPasskey()
    const other = await withPasskey()
    const first = await login(person)
    expect([first.status, first.body.errors?.[0]?.code]).toEqual([401, 'code_required'])
    const asked = first.body.passkey
    if (!asked) throw new Error('The sign-in asks for no passkey')
    expect(asked.options.allowCredentials).toMatchObject([{ id: person.passkey.id }])
    expect((await login(person, { code: '000000' })).status).toBe(401)
    expect((await login(other, { passkey: person.passkey.sign(asked) })).status).toBe(401)
    const passkey = person.passkey.sign(asked)
    expect((await login(person, { passkey })).status).toBe(200)
    expect((await login(person, { passkey })).status).toBe(401)
    expect((await login(person, { code: person.recoveryCodes[0] })).status).toBe(200)
    const app = await enrolled()
    expect((await login(app)).body.passkey).toBeNull()
  })

  it('proves again who is there, in the session that asked', async () => {
    const person = await withPasskey()
    const passkey = await proofOf(person)
    const elsewhere = await signInWith(person.passkey.sign(await askSignIn()))
    const cookie = cookieOf(elsewhere)
    expect((await post('/api/reauthenticate', { cookie }, { passkey })).status).toBe(401)
    expect((await post('/api/reauthenticate', person, { passkey })).status).toBe(401)
    const again = { passkey: await proofOf(person) }
    expect((await post('/api/reauthenticate', person, again)).status).toBe(204)
  })

  it('is renamed and removed by its owner only; with the last one two-factor sign-in ends', async () => {
    const person = await withPasskey()
    const other = await withPasskey()
    const path = `/api/passkeys/own/${person.id}`
    const proof = async (of: typeof person) => ({ currentPassword: of.password, passkey: await proofOf(of) })
    expect((await call('PATCH', path, { visitor: other, body: { name: 'Mine' } })).status).toBe(404)
    expect((await call('DELETE', path, { visitor: other, body: await proof(other) })).status).toBe(404)
    expect(
      (await call('DELETE', '/api/passkeys/own/none', { visitor: other, body: await proof(other) })).status,
    ).toBe(404)
    expect((await call('PATCH', path, { visitor: person, body: { name: '' } })).status).toBe(400)
    expect((await call('PATCH', path, { visitor: person, body: { name: 'Old laptop' } })).status).toBe(200)
    const { password: currentPassword } = person
    expect((await call('DELETE', path, { visitor: person, body: { currentPassword } })).status).toBe(400)
    expect((await call('DELETE', path, { visitor: person, body: await proof(person) })).status).toBe(200)
    expect((await signInWith(person.passkey.sign(await askSignIn()))).status).toBe(401)
    expect((await call('GET', '/api/two-factor', { visitor: person })).body).toMatchObject({ enabled: false })
    expect((await login(person)).status).toBe(200)
  })

  it('stays when the app is removed, and goes with the account', async () => {
    const owner = await signedIn('super_admin')
    const app = await enrolled()
    const passkey = softPasskey(ORIGIN)
    const { body: asked } = await askNew(app, { code: appCode(app.secret, 1) })
    const added = await register(app, passkey.create(asked))
    expect([added.status, added.body.recoveryCodes]).toEqual([201, null])
    const cookie = cookieOf(added)
    const disabled = await post(
      '/api/two-factor/disable',
      { cookie },
      {
        currentPassword: app.password,
        code: app.recoveryCodes[0],
      },
    )
    expect([disabled.status, disabled.body]).toMatchObject([
      200,
      { enabled: true, app: false, recoveryCodesLeft: 9 },
    ])
    expect((await login(app)).body.errors?.[0]?.code).toBe('code_required')
    expect((await call('DELETE', `/api/users/${app.user.id}`, { visitor: owner })).status).toBe(200)
    const left = await runSql`SELECT 1 FROM account_passkeys WHERE user_id = ${app.user.id}`
    expect(left).toEqual([])
  })
})
