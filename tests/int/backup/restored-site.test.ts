import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { env } from '../../../src/env'
import { stuckJobs } from '../../../src/features/outbox/queries'
import type { BookingAnswer } from '../../support/booking'
import { command, runFile } from '../../support/command'
import type { Known } from '../../support/lived-in-site'
import { findings, ownerOfTables } from '../../support/log-owner'
import { databaseOn, dropDatabase, onServer } from '../../support/scratch-server'
import { appCode } from '../../support/second-factor'
import { call, runSql, site } from '../../support/site'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 600_000 })

const adminUrl = inject('adminUrl')
const template = inject('templateUrl')
const original = `quickwin_original_${randomBytes(6).toString('hex')}`
const folder = mkdtempSync(join(tmpdir(), 'quickwin-original-'))
let known: Known

/** Another site is lived in and backed up; the backup takes the place of this file's own, empty one. */
beforeAll(async () => {
  await onServer(adminUrl, `CREATE DATABASE ${original} TEMPLATE ${new URL(template).pathname.slice(1)}`)
  const place = { DATABASE_URL: databaseOn(template, original), DATA_DIR: folder }
  const lived = await runFile('tests/support/lived-in-site.ts', [], place)
  expect(lived.status, lived.output).toBe(0)
  known = JSON.parse(/^KNOWN (.*)$/m.exec(lived.output)?.[1] ?? '')
  const file = join(folder, 'backup.tar.gz')
  for (const [name, args, at] of [
    ['backup', ['--to', file], place],
    ['restore', [file, '--replace', '--jobs', 'hold'], {}],
  ] as const) {
    const { status, output } = await command(name, args, at)
    expect(status, output).toBe(0)
  }
  await dropDatabase(adminUrl, original)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const signIn = (code?: string) =>
  call<{ errors?: { code: string }[] }>('POST', '/api/users/login', {
    body: { email: known.email, password: known.password, ...(code ? { code } : {}) },
  })

it('people sign in as before: password, the code of their app, a recovery code', async () => {
  expect((await signIn()).body.errors?.[0]?.code).toBe('code_required')
  expect((await signIn('000000')).status).toBe(401)
  expect((await signIn(appCode(known.secret, 1))).status).toBe(200)
  expect((await signIn(known.recoveryCode)).status).toBe(200)
})

it('a session goes on, with its roles', async () => {
  const { body } = await call('GET', '/api/session', { visitor: { cookie: known.cookie } })
  expect(body).toMatchObject({ user: { email: known.email }, isSuperAdmin: true })
})

it('a mailed link works', async () => {
  const view = await call<BookingAnswer>('POST', '/api/bookings/manage', {
    body: { token: known.manageToken, action: 'view' },
  })
  expect([view.status, view.body.booking.id]).toEqual([200, known.bookingId])
  const cancelled = await call<BookingAnswer>('POST', '/api/bookings/manage', {
    body: { token: known.manageToken, action: 'cancel' },
  })
  expect(cancelled.body.booking.status).toBe('cancelled')
})

it('pictures are shown', async () => {
  const { status } = await call('GET', `/api/media/file/${known.filename}`)
  expect(status).toBe(200)
  const there = readFileSync(join(env.DATA_DIR, 'media', known.filename))
  expect(there.equals(readFileSync(join(folder, 'media', known.filename)))).toBe(true)
})

it('a mail that was held is seen in the back office and sent again from there, once', async () => {
  const payload = await site()
  const held = (await stuckJobs(payload)).jobs.find(({ to }) => to === known.visitor)
  expect(held).toMatchObject({ state: 'failed', problem: expect.stringContaining('Held by a restore') })
  const body = { id: held?.id, action: 'send_again' }
  const again = () => call('POST', '/api/stuck-jobs', { body, visitor: { cookie: known.cookie } })
  expect((await again()).status).toBe(200)
  const waiting =
    await runSql`SELECT 1 FROM jobs.job WHERE name = 'booking-mail' AND data->>'event' = 'received'
          AND data->>'audience' = 'visitor' AND state = 'created'`
  expect(waiting).toHaveLength(1)
  expect((await again()).status).not.toBe(200)
})

it('the log goes on from where it was', async () => {
  const owner = await ownerOfTables()
  expect(await findings(owner)).toEqual([])
  const { rows } = await owner.query(
    `SELECT count(*)::int AS count FROM security_audit_log WHERE table_name = 'restore'`,
  )
  expect(rows[0].count).toBe(1)
  await owner.end()
})
