import { describe, expect, it } from 'vitest'
import { appCode, enrolled, post } from '../../support/second-factor'
import {
  account,
  call,
  cookieOf,
  type Refused,
  runSql,
  signedIn,
  signIn,
  type Visitor,
} from '../../support/site'

type Person = Awaited<ReturnType<typeof signedIn>>

const reauthenticate = (visitor: Visitor, body: object) => post<Refused>('/api/reauthenticate', visitor, body)

/** As if the time in which the last proof counts had passed. */
async function letTimePass({ user }: Person): Promise<void> {
  await runSql`UPDATE account_sessions SET authenticated_at = now() - interval '601 seconds', act_at = NULL WHERE user_id = ${user.id}`
}

/** As if the owner had done something of a kind so long ago, after a proof of so long ago. */
const workedAgo = ({ user }: Person, kind: string, proof: string, act: string) =>
  runSql`UPDATE account_sessions SET authenticated_at = now() - ${proof}::interval, act_kind = ${kind},
    act_at = now() - ${act}::interval WHERE user_id = ${user.id}`

describe('work of one kind', () => {
  it.each([
    ['user-roles', 'POST', '/api/Assign-user-role?x=/api/user-roles'],
    ['user-roles', 'POST', '/api/Bookings-feed?x=/api/user-roles'],
    ['subscribers', 'GET', '/api/Bookings-export?view=all&x=/api/subscribers'],
    ['subscribers', 'GET', '/api/subscribers/EXPORT'],
    ['security-events', 'GET', '/api/security-events/EXPORT'],
  ])('does not open another kind: %s, %s %s', async (kind, method, path) => {
    const person = await signedIn('super_admin')
    await workedAgo(person, kind, '18 minutes', '1 minute')
    const body = { email: 'unknown@example.com', role: 'admin', action: 'create' }
    const { status, body: refused } = await call<Refused>(method, path, {
      visitor: person,
      ...(method === 'POST' ? { body } : {}),
    })
    expect(required(status, refused)).toEqual(REQUIRED)
  })

  it('goes on without a new proof, but not of another kind, after a pause, or for more than an hour', async () => {
    const person = await signedIn('super_admin')
    const remove = async () => {
      const { status, body } = await call('DELETE', `/api/user-roles/${NO_SUCH_ID}`, { visitor: person })
      return required(status, body)[1] === REQUIRED[1]
    }
    for (const [kind, proof, act, isAsked] of [
      ['user-roles', '18 minutes', '9 minutes', false],
      ['user-roles', '18 minutes', '11 minutes', true],
      ['users', '18 minutes', '9 minutes', true],
      ['user-roles', '59 minutes', '1 minute', false],
      ['user-roles', '61 minutes', '1 minute', true],
    ] as const) {
      await workedAgo(person, kind, proof, act)
      expect([kind, proof, act, await remove()]).toEqual([kind, proof, act, isAsked])
    }
    await workedAgo(person, 'assign-user-role', '50 minutes', '9 minutes')
    const body = { email: 'unknown@example.com', role: 'admin' }
    expect((await call('POST', '/api/assign-user-role', { visitor: person, body })).status).toBe(404)
    const [row] = await runSql<{ recent: boolean }>`SELECT act_at > now() - interval '1 minute' AS recent
      FROM account_sessions WHERE user_id = ${person.user.id}`
    expect(row?.recent).toBe(true)
  })
})

const required = (status: number, body: unknown) => [status, (body as Refused | null)?.errors?.[0]?.code]
const REQUIRED = [403, 'reauthentication_required']

const NO_SUCH_ID = '00000000-0000-4000-8000-000000000000'

/** Every call that gives power, switches safety off or hands data out: none of these changes anything that others need. */
const guarded: [method: string, path: string, body?: object][] = [
  ['POST', '/api/add-colleague', { email: 'none', fullName: '', role: 'admin' }],
  ['POST', '/api/switch-account', { userId: NO_SUCH_ID, active: false }],
  ['POST', '/api/assign-user-role', { email: 'unknown@example.com', role: 'admin' }],
  ['POST', '/api/user-roles', { user: NO_SUCH_ID, role: 'none' }],
  ['PATCH', `/api/user-roles/${NO_SUCH_ID}`, { takesCalls: true }],
  ['DELETE', `/api/user-roles/${NO_SUCH_ID}`],
  ['DELETE', `/api/user-roles?where[id][equals]=${NO_SUCH_ID}`],
  ['POST', '/api/users', { email: 'none' }],
  ['DELETE', `/api/users/${NO_SUCH_ID}`],
  ['DELETE', `/api/users?where[id][equals]=${NO_SUCH_ID}`],
  ['POST', '/api/globals/security-settings', { invitationLifetimeDays: 14 }],
  ['POST', '/api/globals/google-oauth-config', {}],
  ['POST', '/api/globals/calendar-settings', { adminEmail: 'other@example.com' }],
  ['POST', '/api/globals/calendar-settings', { googleCalendarId: 'other' }],
  ['POST', '/api/google-calendar-oauth', { action: 'initiate' }],
  ['POST', '/api/google-calendar-oauth', { action: 'disconnect' }],
  ['POST', '/api/google-calendar-oauth', { action: 'select_calendar', calendarId: 'x' }],
  ['POST', '/api/host-google-calendar', { action: 'initiate', host: NO_SUCH_ID }],
  ['POST', '/api/bookings-feed', { action: 'create' }],
  ['POST', '/api/webhooks', { name: 'n8n' }],
  ['PATCH', `/api/webhooks/${NO_SUCH_ID}`, { url: 'https://hooks.example/x' }],
  ['DELETE', `/api/webhooks/${NO_SUCH_ID}`],
  ['POST', `/api/webhooks/${NO_SUCH_ID}/rotate-secret`, {}],
  ['GET', '/api/bookings-export?view=all'],
  ['GET', '/api/subscribers/export'],
  ['GET', '/api/security-events/export'],
  ['DELETE', '/api/security-events'],
]

const owner = await signedIn('super_admin')

describe.each(guarded)('%s %s %j', (method, path, body) => {
  const ask = (visitor: Visitor) => call<unknown>(method, path, { visitor, body })

  it('is refused when the last proof is too old, and goes on after a new one', async () => {
    const person = await signedIn('super_admin')
    await letTimePass(person)
    const refused = await ask(person)
    expect(required(refused.status, refused.body)).toEqual(REQUIRED)
    expect((await reauthenticate(person, { password: person.password })).status).toBe(204)
    const answer = await ask(person)
    expect(required(answer.status, answer.body)).not.toEqual(REQUIRED)
    expect(answer.status).toBeLessThan(500)
  })

  it('needs no second proof right after the sign-in', async () => {
    const answer = await ask(await signedIn('super_admin'))
    expect(required(answer.status, answer.body)).not.toEqual(REQUIRED)
  })
})

it('a rule against invented bookings is weakened with a recent proof, and made stricter without one', async () => {
  const person = await signedIn('super_admin')
  const set = async (body: object) => {
    const { status, body: said } = await call('POST', '/api/globals/calendar-settings', {
      visitor: person,
      body,
    })
    return status === 200 ? status : required(status, said)
  }
  await letTimePass(person)
  expect(await set({ unconfirmedPerHour: 1000 })).toEqual(REQUIRED)
  expect(await set({ unconfirmedPerHour: 11, visitorsConfirmByMail: true })).toBe(200)
  expect(await set({ visitorsConfirmByMail: false })).toEqual(REQUIRED)
  await reauthenticate(person, { password: person.password })
  expect(await set({ unconfirmedPerHour: 12, visitorsConfirmByMail: false })).toBe(200)
})

describe('a change of an account over the CMS', () => {
  const patch = (visitor: Visitor, id: string, body: object) =>
    call<Refused>('PATCH', `/api/users/${id}`, { visitor, body })

  it('of someone else asks for a recent proof, and of the own name does not', async () => {
    const person = await signedIn('super_admin')
    const { user: other } = await account('user')
    await letTimePass(person)
    const refused = await patch(person, other.id, { fullName: 'Other Name' })
    expect(required(refused.status, refused.body)).toEqual(REQUIRED)
    const bulk = await call('PATCH', `/api/users?where[id][equals]=${other.id}`, {
      visitor: person,
      body: { fullName: 'Other Name' },
    })
    expect(JSON.stringify(bulk.body)).not.toContain('"fullName":"Other Name"')
    expect((await patch(person, person.user.id, { fullName: 'Own Name' })).status).toBe(200)
    await reauthenticate(person, { password: person.password })
    expect((await patch(person, other.id, { fullName: 'Other Name' })).status).toBe(200)
  })

  it('of an address asks for the password itself, which then counts as a proof', async () => {
    const person = await signedIn('super_admin')
    const { user: other } = await account('user')
    await letTimePass(person)
    const email = `new-${other.id}@example.com`
    expect((await patch(person, other.id, { email })).status).toBe(400)
    const proved = await patch(person, other.id, { email, currentPassword: person.password })
    expect(proved.status).toBe(200)
    const feed = await post('/api/bookings-feed', person, { action: 'create' })
    expect(feed.status).toBe(201)
  })
})

describe('POST /api/reauthenticate', () => {
  it('answers a wrong password as the sign-in does, at its field, and records it', async () => {
    const person = await signedIn('super_admin')
    await letTimePass(person)
    const { status, body } = await reauthenticate(person, { password: 'Wrong-password-1' })
    expect([status, body.errors]).toMatchObject([401, [{ code: 'unauthenticated', field: 'password' }]])
    const feed = await post<Refused>('/api/bookings-feed', person, { action: 'create' })
    expect(required(feed.status, feed.body)).toEqual(REQUIRED)
    await expect
      .poll(
        async () =>
          runSql`SELECT type, category FROM security_events WHERE user_id = ${person.user.id}::text`,
      )
      .toEqual([{ type: 'auth_attempt', category: 'auth' }])
  })

  it('refuses after five wrong passwords, the right one too', async () => {
    const person = await signedIn('super_admin')
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => reauthenticate(person, { password: 'Wrong-password-1' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 401, 429])
    const right = await reauthenticate(person, { password: person.password })
    expect([right.status, right.body.errors?.[0]?.code]).toEqual([429, 'rate_limited'])
    expect(right.headers.get('retry-after')).toMatch(/^\d+$/)
  })

  it.each([
    [{}, 'password'],
    [{ password: '' }, 'password'],
    [{ password: 7 }, 'password'],
    [{ code: 'x' }, 'code'],
  ])('names the field of %j', async (body, field) => {
    const answer = await reauthenticate(owner, body)
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, field])
  })

  it('takes a code of the second factor, once, or a recovery code', async () => {
    const person = await enrolled('super_admin')
    await letTimePass(person)
    const code = appCode(person.secret, 1)
    const wrong = await reauthenticate(person, { code: '000000' })
    expect([wrong.status, wrong.body.errors]).toMatchObject([401, [{ code: 'code_wrong', field: 'code' }]])
    expect((await reauthenticate(person, { code })).status).toBe(204)
    expect((await reauthenticate(person, { code })).status).toBe(401)
    expect((await reauthenticate(person, { code: person.recoveryCodes[0] })).status).toBe(204)
    expect((await post('/api/bookings-feed', person, { action: 'create' })).status).toBe(201)
  })

  it('takes no code where two-factor sign-in is off, also while it is being set up', async () => {
    const person = await signedIn('super_admin')
    const { body } = await post<{ secret: string }>('/api/two-factor/enrol', person, {
      currentPassword: person.password,
    })
    await letTimePass(person)
    expect((await reauthenticate(person, { code: appCode(body.secret) })).status).toBe(401)
  })

  it('counts for this session alone', async () => {
    const person = await signedIn('super_admin')
    const second = { ...person, cookie: cookieOf(await signIn(person)) }
    await letTimePass(person)
    await reauthenticate(person, { password: person.password })
    const refused = await post<Refused>('/api/bookings-feed', second, { action: 'create' })
    expect(required(refused.status, refused.body)).toEqual(REQUIRED)
  })
})

it('asks no one for a proof of what they may not do anyway', async () => {
  const admin = await signedIn('admin')
  await letTimePass(admin)
  for (const [method, path, body] of guarded) {
    const { status, body: answer } = await call<Refused>(method, path, { visitor: admin, body })
    const mayAsAdmin = path === '/api/subscribers/export' || path === '/api/assign-user-role'
    expect([path, ...required(status, answer)]).toEqual([
      path,
      ...(mayAsAdmin ? REQUIRED : [403, 'forbidden']),
    ])
  }
})
