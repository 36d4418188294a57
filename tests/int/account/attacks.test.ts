import { describe, expect, it } from 'vitest'
import { mailedToken } from '../../support/outbox'
import { call, runSql, signedIn } from '../../support/site'

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
