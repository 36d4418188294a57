import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { appCode } from '../support/app-code'
import { ask, textOf } from '../support/ask'
import { command } from '../support/command'
import { type OwnServer, startServer } from '../support/own-server'
import { seededFolder } from '../support/seeded-folder'

vi.setConfig({ testTimeout: 600_000 })

const folder = mkdtempSync(join(tmpdir(), 'quickwin-operation-'))
const owner = { email: 'owner@quickwin.example', password: 'Owner-Password-1' }
const running: OwnServer[] = []
afterAll(async () => {
  await Promise.all(running.map((server) => server.stop()))
  rmSync(folder, { recursive: true, force: true })
})

/** A site with a database of its own. */
async function startSite(dataDir: string, env: Record<string, string> = {}): Promise<OwnServer> {
  const server = await startServer({
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    LOG_LEVEL: 'fatal',
    DATA_DIR: dataDir,
    ...env,
  })
  running.push(server)
  return server
}

async function post(server: OwnServer, path: string, body: unknown, cookie = '') {
  const headers = { 'content-type': 'application/json', origin: server.url, cookie }
  const answer = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const given = answer.headers.getSetCookie().map((each) => each.split(';', 1)[0] ?? '')
  return {
    status: answer.status,
    cookie: given.at(-1) ?? '',
    body: (await answer.json()) as Record<string, unknown>,
  }
}

const readAs = async (server: OwnServer, path: string, cookie: string) => {
  const answer = await fetch(server.url + path, { headers: { cookie, origin: server.url } })
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
}

interface Booked {
  date: string
  slots: { time: string; start: string }[]
}

async function book(server: OwnServer): Promise<string> {
  for (let ahead = 3; ahead < 20; ahead++) {
    const date = new Date(Date.now() + ahead * 24 * 3_600_000).toISOString().slice(0, 10)
    const { slots } = (await (await fetch(`${server.url}/api/availability?date=${date}`)).json()) as Booked
    const [slot] = slots ?? []
    if (!slot) continue
    const visitor = { name: 'Ada Lovelace', email: 'ada@example.com', timezone: 'Europe/Berlin' }
    const times = { preferredDate: date, preferredTime: slot.time, start: slot.start }
    const { status } = await post(server, '/api/create-booking', { ...visitor, ...times })
    expect(status).toBe(201)
    return slot.start
  }
  throw new Error('No day with a free slot')
}

/** The token of the link in the mail about the booking, which is kept as a file. */
const mailedToken = (dataDir: string) =>
  vi.waitUntil(
    () => {
      const mails = join(dataDir, 'mail')
      if (!existsSync(mails)) return undefined
      for (const name of readdirSync(mails).filter((each) => /booking-.*-visitor/.test(each))) {
        const text = readFileSync(join(mails, name), 'utf8')
          .replace(/=\r?\n/g, '')
          .replace(/=3D/g, '=')
        const token = /\?token=([\w-]{43})/.exec(text)?.[1]
        if (token) return token
      }
      return undefined
    },
    { timeout: 60_000 },
  )

describe('a backup next to a running site, restored into an empty folder', () => {
  const copy = join(folder, 'second')
  let again: OwnServer

  it('is the same site: accounts, second factors, pictures, mailed links, sessions and the log', async () => {
    const dataDir = seededFolder(join(folder, 'first'))
    const site = await startSite(dataDir)
    const start = await book(site)
    const token = await mailedToken(dataDir)
    const { cookie: first } = await post(site, '/api/users/login', owner)
    const enrolled = await post(site, '/api/two-factor/enrol', { currentPassword: owner.password }, first)
    const secret = String(enrolled.body.secret)
    const confirmed = await post(site, '/api/two-factor/confirm', { code: appCode(secret) }, first)
    expect(confirmed.status).toBe(200)
    const cookie = confirmed.cookie || first
    const media = JSON.parse((await readAs(site, '/api/media?limit=1', cookie)).bytes.toString()) as {
      docs: { url: string; filename: string }[]
    }
    const picture = `/api/media/file/${media.docs[0]?.filename}`
    const before = await readAs(site, picture, '')
    expect(before.status).toBe(200)

    const file = join(folder, 'site.tar.gz')
    const made = await command('backup', ['--to', file], { DATABASE_URL: '', DATA_DIR: dataDir })
    expect(made, made.output).toMatchObject({ status: 0 })
    const report = JSON.parse((await readAs(site, '/api/health', cookie)).bytes.toString())
    expect(report.backup).toMatchObject({ state: 'ok', problem: null })
    await site.stop()

    const restored = await command('restore', [file, '--into', copy], { DATABASE_URL: '', DATA_DIR: dataDir })
    expect(restored, restored.output).toMatchObject({ status: 0 })
    expect(restored.output).toContain('The audit log is whole')
    again = await startSite(copy)

    expect((await readAs(again, picture, '')).bytes.equals(before.bytes)).toBe(true)
    const viewed = await post(again, '/api/bookings/manage', { token, action: 'view' })
    expect(viewed.body.booking).toMatchObject({ bookingDatetime: start })
    // The session of before is still one.
    expect((await readAs(again, '/api/two-factor', cookie)).status).toBe(200)
    // A password alone is not enough, as before; with the code of the same app it is.
    const half = await post(again, '/api/users/login', owner)
    expect(half.body).not.toHaveProperty('user.email')
    const code = appCode(secret, 1)
    const whole = await post(again, '/api/users/login', { ...owner, code })
    expect(whole.status, JSON.stringify(whole.body)).toBe(200)
    const articles = async (server: OwnServer) => textOf(await ask(server.url, '/blog'))
    expect(await articles(again)).toContain('<h1')
    // The mails about the booking were sent by the first site, and only there.
    const mails = existsSync(join(copy, 'mail')) ? readdirSync(join(copy, 'mail')) : []
    expect(mails.filter((name) => name.includes('booking-'))).toEqual([])
  })

  it('is live without its database, and not ready', async () => {
    const status = async (name: string) =>
      (await fetch(`${again.url}/api/health/${name}`, { headers: { connection: 'close' } })).status
    expect([await status('live'), await status('ready')]).toEqual([200, 200])
    const password = readFileSync(join(copy, 'postgres/password'), 'utf8').trim()
    const [, , , port] = readFileSync(join(copy, 'postgres/data/postmaster.pid'), 'utf8').split('\n')
    const client = new pg.Client(`postgres://quickwin:${password}@127.0.0.1:${port}/quickwin`)
    await client.connect()
    await client.query('ALTER TABLE payload_migrations RENAME TO payload_migrations_away')
    expect([await status('live'), await status('ready')]).toEqual([200, 503])
    await client.query('ALTER TABLE payload_migrations_away RENAME TO payload_migrations')
    expect(await status('ready')).toBe(200)
    await client.end()
  })
})
