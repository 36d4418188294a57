import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Secret, TOTP } from 'otpauth'
import pg from 'pg'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type OwnServer, startServer } from '../support/own-server'

const folder = mkdtempSync(join(tmpdir(), 'quickwin-canaries-'))
const mails: string[] = []
const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  async onData(stream, _session, done) {
    const mail = await PostalMime.parse(await buffer(stream))
    mails.push(`${mail.subject}\n${mail.text}`)
    done()
  },
})
const admin = { email: 'owner@quickwin.example', password: 'Canary-Admin-Password-7' }
/** A secret that is found is reported by its name. */
const canaries = new Map<string, string>([
  ['the first password', admin.password],
  ['a wrong password', 'Canary-Wrong-Password-8'],
  ['the password of a sign-up', 'Canary-SignUp-Password-9'],
  ['a new password', 'Canary-New-Password-10'],
  ['a bearer', 'canary-bearer-11-abcdefghijklmnopqrst'],
  ['a client secret', 'canary-client-secret-12'],
  ['a foreign cookie', 'canary-cookie-13-abcdefghijklmnopqrst'],
  ['a wrong code', '918273'],
])
const value = (name: string) => canaries.get(name) ?? ''

let server: OwnServer
let database: pg.Client
let cookie = ''

async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      origin: server.url,
      'x-requested-with': 'XMLHttpRequest',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return { status: answer.status, cookie: answer.headers.get('set-cookie'), text: await answer.text() }
}
const asAdmin = (method: string, path: string, body?: unknown) => send(method, path, body, { cookie })

/** The secret of the link in a mail that has been received. */
async function mailedSecret(name: string, subject: RegExp): Promise<string> {
  const secret = await vi.waitUntil(
    () =>
      /[?&]token=([\w-]{20,})/.exec(
        mails.findLast((mail) => subject.test(mail.split('\n')[0] ?? '')) ?? '',
      )?.[1],
    { timeout: 60_000, interval: 200 },
  )
  canaries.set(name, secret)
  return secret
}

beforeAll(async () => {
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  server = await startServer({
    DATA_DIR: folder,
    LOG_LEVEL: 'trace',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
  })
  const [, , , port] = readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')
  const password = readFileSync(join(folder, 'postgres/password'), 'utf8').trim()
  canaries.set('the password of the database', password)
  for (const [name, secret] of Object.entries(JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))))
    canaries.set(name, String(secret))
  database = new pg.Client({
    host: '127.0.0.1',
    port: Number(port),
    user: 'quickwin',
    password,
    database: 'quickwin',
  })
  await database.connect()
})
afterAll(async () => {
  await database?.end()
  await server?.stop()
  smtp.close()
  rmSync(folder, { recursive: true, force: true })
})

it('no secret that passes through the site is in its output, its audit log or its events', {
  timeout: 600_000,
}, async () => {
  const { email, password } = admin
  const reader = 'reader@example.com'
  // Signing in: wrong, with foreign credentials, right.
  await send('POST', '/api/users/login', { email, password: value('a wrong password') })
  await send('POST', '/api/users/login', `{"email":"${email}","password":"${password}"`)
  await send('GET', '/api/users/me', undefined, {
    authorization: `Bearer ${value('a bearer')}`,
    cookie: `payload-token=${value('a foreign cookie')}`,
  })
  const signedIn = await send('POST', '/api/users/login', admin)
  expect(signedIn.status).toBe(200)
  cookie = signedIn.cookie?.split(';')[0] ?? ''
  canaries.set('the cookie of the session', cookie.split('=')[1] ?? '')

  // A second factor.
  const enrolled = JSON.parse(
    (await asAdmin('POST', '/api/two-factor/enrol', { currentPassword: password })).text,
  )
  canaries.set('the secret of the second factor', enrolled.secret)
  await asAdmin('POST', '/api/two-factor/confirm', { code: value('a wrong code') })
  const code = new TOTP({ secret: Secret.fromBase32(enrolled.secret) }).generate()
  const confirmed = await asAdmin('POST', '/api/two-factor/confirm', { code })
  expect(confirmed.status).toBe(200)
  // With more rights the session gets another secret.
  cookie = confirmed.cookie?.split(';')[0] ?? cookie
  canaries.set('the renewed cookie', cookie.split('=')[1] ?? '')
  for (const [at, each] of JSON.parse(confirmed.text).recoveryCodes.entries())
    canaries.set(`recovery code ${at}`, each)
  await send('POST', '/api/users/login', { ...admin, code: value('a wrong code') })

  // Mailed links, followed as people follow them, and used.
  await send('POST', '/api/sign-up', {
    email: reader,
    password: value('the password of a sign-up'),
    fullName: 'A Reader',
  })
  const confirmation = await mailedSecret('the link of a sign-up', /confirm/i)
  await send('GET', `/auth?mode=confirm&token=${confirmation}`)
  expect((await send('POST', '/api/confirm-email', { token: confirmation })).status).toBe(200)
  await send('POST', '/api/forgot-password', { email: reader })
  const reset = await mailedSecret('the link to a new password', /password/i)
  await send('GET', `/auth?mode=reset&token=${reset}`)
  await send('POST', `/api/reset-password?token=${reset}`, { token: reset, password: 'short' })
  const renewed = await send('POST', '/api/reset-password', {
    token: reset,
    password: value('a new password'),
  })
  expect(renewed.status).toBe(200)
  await send('POST', '/api/newsletter', { email: reader })
  const newsletter = await mailedSecret('the link of the newsletter', /newsletter|subscri/i)
  await send('POST', '/api/newsletter/confirm', { token: newsletter })
  await send('POST', `/api/newsletter/unsubscribe?token=${newsletter}`)
  await asAdmin('POST', '/api/create-invitation', { email: 'client@example.com' })
  const invitation = await mailedSecret('the link of an invitation', /invit/i)
  await send('GET', `/client-register?token=${invitation}`)
  await send('POST', '/api/validate-invitation', { token: invitation })

  // Settings with secrets, and names that no one knows.
  for (const path of ['/api/globals/calendar-settings', '/api/globals/google-oauth-config']) {
    await asAdmin('POST', path, {
      clientSecret: value('a client secret'),
      googleRefreshToken: value('a client secret'),
      maxDaysAdvance: 'many',
    })
  }
  await asAdmin('POST', '/api/change-password', {
    currentPassword: value('a wrong password'),
    password: 'short',
  })

  // The database fails in the middle of it: errors tell the statement that failed.
  await database.query('ALTER TABLE account_sessions RENAME COLUMN token_hash TO away')
  await send('POST', '/api/users/login', { email: reader, password: value('a new password') })
  await asAdmin('GET', '/api/session')
  await database.query('ALTER TABLE account_sessions RENAME COLUMN away TO token_hash')
  await database.query('ALTER TABLE inquiries RENAME COLUMN message TO away')
  canaries.set('the words of a visitor', 'canary words that no one may read')
  await send('POST', '/api/contact', {
    name: 'A Visitor',
    email: reader,
    message: value('the words of a visitor'),
  })
  await database.query('ALTER TABLE inquiries RENAME COLUMN away TO message')

  const kept = async (table: string) =>
    (await database.query<{ row: string }>(`SELECT t::text AS row FROM ${table} t`)).rows
      .map(({ row }) => row)
      .join('\n')
  await vi.waitUntil(async () => /auth_attempt/.test(await kept('security_events')), { timeout: 30_000 })
  const places = {
    'the output': server.output(),
    'the audit log': await kept('security_audit_log'),
    'the events': await kept('security_events'),
  }
  // Otherwise nothing failed, or nothing was written.
  expect(places['the output']).toContain('"level":"error"')
  expect(places['the output']).toContain('"level":"debug"')
  expect(places['the audit log']).toContain('credentials')
  expect([...canaries].filter(([, secret]) => secret.length < 6)).toEqual([])
  for (const [place, text] of Object.entries(places)) {
    const found = [...canaries].filter(([, secret]) => text.includes(secret)).map(([name]) => name)
    expect(found, `in ${place}`).toEqual([])
  }
})
