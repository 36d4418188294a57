import { beforeAll, describe, expect, it } from 'vitest'
import { openAccountMail } from '../../../src/features/account/mail'
import { endWithoutFactor } from '../../../src/features/account/two-factor/mutations'
import { ownKeys } from '../../../src/features/keys/queries'
import { inTransaction } from '../../../src/lib/db/transaction'
import { expire, keyFor, program, rotate } from '../../support/api-keys'
import { createBooking, first, freeDays } from '../../support/booking'
import { post } from '../../support/second-factor'
import { call, reqOf, runSql, type Signed, signedIn, site, type Visitor } from '../../support/site'

type Made = { key: { id: string; scopes: string[]; expiresAt: string | null }; token: string }

const form = (owner: Signed, more: object = {}) => ({
  currentPassword: owner.password,
  name: 'n8n',
  scopes: ['leads:write', 'leads:read'],
  days: 90,
  ...more,
})
const make = (owner: Signed, more: object = {}) =>
  post<Made & { errors?: { code: string; field?: string }[] }>('/api/api-keys', owner, form(owner, more))

const owner = await signedIn('super_admin')
const admin = await signedIn('admin')
beforeAll(async () => {
  const message = 'We type four hundred invoices a month.'
  await call('POST', '/api/contact', { body: { name: 'Grace Hopper', email: 'client@example.com', message } })
})

const requireTwoFactor = async (requireTwoFactorForAdmins: boolean) =>
  (await site()).updateGlobal({
    slug: 'security-settings',
    data: { requireTwoFactorForAdmins },
    overrideAccess: true,
  })

describe('making a key', () => {
  it('shows it once, stores its hash, and writes name and scopes into the audit log', async () => {
    const { status, body } = await make(owner)
    expect([status, body.key.scopes]).toEqual([201, ['leads:read', 'leads:write']])
    expect(body.token).toMatch(/^qw_live_[\w-]{43}[0-9a-z]{7}$/)
    const [row] = await runSql`SELECT * FROM api_keys WHERE id = ${body.key.id}`
    expect(JSON.stringify(row)).not.toContain(body.token.slice(12))
    const [entry] = await runSql`SELECT new_values FROM security_audit_log WHERE record_id = ${body.key.id}`
    expect(entry?.new_values).toMatchObject({ name: 'n8n', scopes: ['leads:read', 'leads:write'] })
  })

  it.each([
    ['a wrong password', { currentPassword: 'Wrong-password-1' }, 'currentPassword'],
    ['no scope', { scopes: [] }, 'scopes'],
    ['an unknown scope', { scopes: ['everything'] }, 'scopes.0'],
    ['another lifetime', { days: 7 }, 'days'],
    ['no name', { name: ' ' }, 'name'],
  ])('refuses %s', async (_, more, field) => {
    const { status, body } = await make(owner, more)
    expect([status, body.errors?.[0]?.field]).toEqual([400, field])
  })

  it('is for admins, and only super admins make keys without an end', async () => {
    expect((await make(await signedIn('user'))).status).toBe(403)
    expect((await make(admin, { days: null })).body.errors?.[0]?.field).toBe('days')
    expect((await make(owner, { days: null })).body.key.expiresAt).toBeNull()
  })
})

async function noted(key: Visitor, name = 'curl/8') {
  const email = 'client@example.com'
  return call<{ note?: { id: string } }>('POST', '/api/add-note', {
    visitor: { ...key, headers: { ...key.headers, 'user-agent': name } },
    body: { kind: 'person', id: email, text: 'Called back' },
  })
}

describe('using a key', () => {
  it('acts for the owner, and the audit log has its name', async () => {
    const key = await keyFor(owner, ['leads:write'], 'Lead robot')
    const { status, body } = await noted(key)
    expect(status).toBe(201)
    const [entry] = await runSql`SELECT user_id, user_agent FROM security_audit_log
      WHERE record_id = ${body.note?.id ?? ''}`
    expect(entry).toEqual({ user_id: owner.user.id, user_agent: "API key 'Lead robot', curl/8" })
    const session = await call<{ note?: { id: string } }>('POST', '/api/add-note', {
      visitor: { ...owner, headers: { 'user-agent': "API key 'Lead robot', curl/8" } },
      body: { kind: 'person', id: 'client@example.com', text: 'By hand' },
    })
    const [other] = await runSql`SELECT user_agent FROM security_audit_log
      WHERE record_id = ${session.body.note?.id ?? ''}`
    expect(other?.user_agent).toBe("'Lead robot', curl/8")
  })

  it('notes when and from where, and mails about each new network once', async () => {
    const key = await keyFor(owner, ['leads:write'], 'Traveller')
    const from = (address: string) => noted({ ...key, address })
    await Promise.all([from('10.9.9.1'), from('10.9.9.1'), from('10.9.9.1')])
    await from('10.9.9.2')
    await from('10.9.9.1')
    const [row] = await runSql`SELECT last_used_at, last_network FROM api_keys WHERE id = ${key.id}`
    expect(row).toEqual({ last_used_at: expect.anything(), last_network: '10.9.9.1' })
    const jobs = await runSql<{
      sealed: string
    }>`SELECT data ->> 'sealed' AS sealed FROM jobs.job WHERE name = 'account-mail'`
    const mails = jobs.map(({ sealed }) => openAccountMail(sealed))
    const about = mails.flatMap((mail) =>
      mail.kind === 'key-used' && mail.name === 'Traveller' ? [mail] : [],
    )
    expect(about.map(({ network }) => network).sort()).toEqual(['10.9.9.1', '10.9.9.2'])
    expect(about[0]?.to).toBe(owner.email)
  })

  it('is closed to Payload’s own calls, also to public ones, and gives no page a user', async () => {
    const key = await keyFor(owner)
    for (const path of [
      '/api/bookings',
      '/api/faqs',
      '/api/users/me',
      '/api/globals/site-settings',
      '/api/access',
    ])
      expect([path, (await call('GET', path, { visitor: key })).status]).toEqual([path, 403])
    expect((await call('POST', '/api/faqs', { visitor: key, body: {} })).status).toBe(403)
    expect((await call('GET', '/api/call-types', { visitor: key })).status).toBe(200)
  })

  it('counts instead of the cookie beside it', async () => {
    const key = await keyFor(admin, ['availability'])
    const both = { ...key, cookie: owner.cookie ?? '' }
    expect((await noted(both)).status).toBe(403)
  })

  it('changes a call by the address of its document', async () => {
    const day = first(await freeDays(1))
    const { booking } = (await createBooking(day.date, first(day.slots))).body
    const key = await keyFor(owner, ['bookings:write'])
    const path = `/api/bookings/${booking.id}`
    const changed = await call('PATCH', path, { visitor: key, body: { status: 'confirmed' } })
    expect(changed.status).toBe(200)
    expect((await call('DELETE', path, { visitor: key })).status).toBe(403)
  })
})

describe('the end of a key', () => {
  it('leaves the replaced key for 24 hours', async () => {
    const key = await keyFor(owner, ['leads:write'])
    const next = await rotate(owner, key)
    for (const token of [key.token, next?.token ?? '']) expect((await noted(program(token))).status).toBe(201)
    const [row] = await runSql`SELECT round(extract(epoch FROM previous_until - now()) / 3600)::int AS hours,
      round(extract(epoch FROM expires_at - now()) / 86400)::int AS days FROM api_keys WHERE id = ${key.id}`
    expect(row).toEqual({ hours: 24, days: 30 })
    await runSql`UPDATE api_keys SET previous_until = now() - interval '1 second' WHERE id = ${key.id}`
    expect((await noted(key)).status).toBe(401)
    expect((await noted(program(next?.token ?? ''))).status).toBe(201)
  })

  it('is asked for with the password, and only by the owner', async () => {
    const key = await keyFor(owner)
    const path = `/api/api-keys/${key.id}/rotate`
    expect((await post(path, admin, { currentPassword: admin.password })).status).toBe(404)
    expect((await post(path, owner, { currentPassword: 'Wrong-password-1' })).status).toBe(400)
    expect((await post(path, owner, { currentPassword: owner.password })).status).toBe(200)
  })

  it('comes at once when it is revoked, by its owner or a super admin', async () => {
    const own = await keyFor(admin, ['leads:write'])
    const foreign = await keyFor(owner, ['leads:write'])
    const remove = (visitor: Signed, id: string) => call('DELETE', `/api/api-keys/${id}`, { visitor })
    expect((await remove(admin, foreign.id)).status).toBe(404)
    expect((await remove(owner, own.id)).status).toBe(200)
    expect((await noted(own)).status).toBe(401)
    expect((await remove(owner, foreign.id)).status).toBe(200)
    expect((await noted(foreign)).status).toBe(401)
  })

  it('comes with the second factor of its owner, where the team needs one', async () => {
    const key = await keyFor(owner, ['leads:read'])
    await runSql`UPDATE api_keys SET two_factor = true WHERE id = ${key.id}`
    const req = await reqOf(owner)
    await inTransaction(req, (own) => endWithoutFactor(own, req.user?.id ?? ''))
    const [row] = await runSql`SELECT two_factor FROM api_keys WHERE id = ${key.id}`
    expect(row).toEqual({ two_factor: false })
  })

  it('is set when a key without one is replaced by someone who is no super admin any more', async () => {
    const key = await keyFor(admin, ['leads:read'])
    await runSql`UPDATE api_keys SET expires_at = NULL WHERE id = ${key.id}`
    const replaced = await rotate(admin, key)
    expect(Date.parse(replaced?.key.expiresAt ?? '')).toBeGreaterThan(Date.now())
  })

  it('comes with its day', async () => {
    const key = await keyFor(owner, ['leads:write'])
    await expire(key)
    expect((await noted(key)).status).toBe(401)
    const listed = await ownKeys(await reqOf(owner), owner.user.id)
    expect(listed.find(({ id }) => id === key.id)?.expired).toBe(true)
    expect(listed.some(({ expired }) => !expired)).toBe(true)
  })

  it('comes when the team must sign in with a second factor and the key was made without one', async () => {
    const key = await keyFor(owner, ['leads:write'])
    await requireTwoFactor(true)
    expect((await noted(key)).status).toBe(403)
    await runSql`UPDATE api_keys SET two_factor = true WHERE id = ${key.id}`
    expect((await noted(key)).status).toBe(201)
    await requireTwoFactor(false)
  })
})

describe('limits', () => {
  it('send an owner at most five mails a day about new networks of a key', async () => {
    const key = await keyFor(owner, ['leads:write'], 'Wanderer')
    for (let at = 1; at <= 8; at++) await noted({ ...key, address: `10.8.${at}.1` })
    const jobs = await runSql<{
      sealed: string
    }>`SELECT data ->> 'sealed' AS sealed FROM jobs.job WHERE name = 'account-mail'`
    const mails = jobs.map(({ sealed }) => openAccountMail(sealed))
    expect(mails.filter((mail) => mail.kind === 'key-used' && mail.name === 'Wanderer')).toHaveLength(5)
  })

  it('count wrong keys also where nothing else is counted', async () => {
    const wrong = { ...program(`qw_live_${'x'.repeat(40)}`), address: '10.7.7.7' }
    const statuses: number[] = []
    for (let at = 0; at < 105; at++)
      statuses.push((await call('GET', '/api/session', { visitor: wrong })).status)
    expect(statuses.at(-1)).toBe(429)
  })

  it('counts wrong keys for their network, and right ones by themselves', async () => {
    const key = await keyFor(owner, ['leads:write'])
    const address = '10.77.1.1'
    const wrong = { address, ...program(`qw_live_${'A'.repeat(50)}`) }
    const answers = new Set<number>()
    for (let tries = 0; tries < 101; tries++) answers.add((await noted(wrong)).status)
    expect([...answers]).toEqual([401, 429])
    const right = await noted({ ...key, address })
    expect([right.status, right.headers.get('ratelimit')]).toEqual([
      201,
      expect.stringMatching(/^"key";r=599/),
    ])
  })
})
