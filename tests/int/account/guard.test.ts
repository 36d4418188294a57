import { createLocalReq, type PayloadRequest } from 'payload'
import { afterEach, describe, expect, it } from 'vitest'
import { requireSignedIn } from '../../../src/admin/signed-in'
import { guardDocument } from '../../../src/admin/super-admin/guard'
import { mailedToken } from '../../support/outbox'
import { account, call, runSql, signedIn, site, type Visitor } from '../../support/site'

const headersOf = (visitor: Visitor, more: Record<string, string> = {}) =>
  new Headers({ ...more, cookie: visitor.cookie ?? '', origin: 'http://localhost:3000' })

/** The user that the CMS passes on: none, also where the session could not be looked up. */
async function reqOf(headers: Headers): Promise<PayloadRequest> {
  return Object.assign(await createLocalReq({}, await site()), { headers })
}

const breakDatabase = async () => runSql`ALTER TABLE account_sessions RENAME TO account_sessions_away`

afterEach(async () => {
  await runSql`ALTER TABLE IF EXISTS account_sessions_away RENAME TO account_sessions`
})

const toSignIn = { digest: expect.stringContaining('/auth?redirect=%2Fsuper-admin%2Fusers') }

describe('the guard of the back office', () => {
  it('redirects signed-out callers to the sign-in page', async () => {
    const req = await reqOf(new Headers())
    await expect(requireSignedIn(req, '/super-admin/users')).rejects.toMatchObject(toSignIn)
    await expect(guardDocument(new Headers({ 'x-address': '/super-admin/users' }))).rejects.toMatchObject(
      toSignIn,
    )
  })

  it('fails, and redirects no one, when the session cannot be looked up', async () => {
    const owner = await signedIn('super_admin')
    await breakDatabase()
    for (const address of ['/super-admin/users', '/admin', '/admin/queue']) {
      const failed = await guardDocument(headersOf(owner, { 'x-address': address })).catch((error) => error)
      expect(failed).toBeInstanceOf(Error)
      expect(failed.digest).toBeUndefined()
    }
    const failed = await requireSignedIn(await reqOf(headersOf(owner)), '/super-admin/users').catch(
      (error) => error,
    )
    expect(failed).toBeInstanceOf(Error)
    expect(failed.digest).toBeUndefined()
  })

  it('lets a super admin pass, with the document and with a step from page to page', async () => {
    const headers = headersOf(await signedIn('super_admin'), { 'x-address': '/super-admin/users' })
    await guardDocument(headers)
    headers.set('sec-fetch-dest', 'empty')
    await guardDocument(headers)
  })
})

describe('sign-in', () => {
  it('answers unknown, wrong and empty accounts alike, and sets no cookie', async () => {
    const { email } = await account('user')
    const bodies = []
    for (const address of [email, 'unknown@example.com']) {
      const { status, body, headers } = await call('POST', '/api/users/login', {
        body: { email: address, password: 'Wrong-password-1' },
      })
      expect(status).toBe(401)
      expect(headers.get('set-cookie')).toBeNull()
      bodies.push(JSON.stringify(body))
    }
    expect(bodies[0]).toBe(bodies[1])
  })

  it('sets an HttpOnly, SameSite=Lax cookie and says who is signed in', async () => {
    const { email, password } = await account('admin')
    const { status, body, headers } = await call('POST', '/api/users/login', { body: { email, password } })
    expect(status).toBe(200)
    expect(headers.get('set-cookie')).toMatch(
      /^payload-token=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Expires=/,
    )
    expect(body).toMatchObject({ user: { email }, isAdmin: true, isSuperAdmin: false })
    expect(JSON.stringify(body)).not.toContain('token')
  })
})

const change = { currentPassword: 'x', newPassword: 'Some-other-way-4' }

describe('a page of someone else', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json',
  ])('changes nothing with a form of %s, and without an Origin no one is signed in', async (type) => {
    const person = await signedIn('user')
    const body = JSON.stringify({ ...change, currentPassword: person.password })
    const send = (headers: Record<string, string>) =>
      call('POST', '/api/change-password', {
        visitor: { cookie: person.cookie ?? '', headers: { 'content-type': type, ...headers } },
        body,
      })
    expect((await send({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await send({ origin: 'null' })).status).toBe(403)
    expect((await send({ origin: '', 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect([401, 400]).toContain((await send({ origin: '', 'sec-fetch-site': 'same-site' })).status)
    expect([401, 400]).toContain((await send({ origin: '' })).status)
    const { body: session } = await call('GET', '/api/session', { visitor: person })
    expect(session.user).not.toBeNull()
  })
})

describe('what is said to someone who is signed in', () => {
  it.each(['/api/session', '/api/users/me', '/api/sessions', '/api/two-factor', '/api/users'])(
    '%s is kept by no one',
    async (path) => {
      const person = await signedIn('super_admin')
      const { headers, status } = await call('GET', path, { visitor: person })
      expect([status, headers.get('cache-control')]).toEqual([200, expect.stringContaining('no-store')])
    },
  )
})

describe('a host that a request names', () => {
  it('is in no mailed link', async () => {
    const person = await signedIn('user')
    const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
    await call('POST', '/api/forgot-password', { visitor: { headers: evil }, body: { email: person.email } })
    const token = await mailedToken(person.email, 'reset-password')
    const jobs = await runSql`SELECT data::text FROM jobs.job`
    expect(JSON.stringify(jobs)).not.toMatch(new RegExp(`evil|${token}`))
  })
})
