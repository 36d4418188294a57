import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { createLocalReq } from 'payload'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import packageJson from '../../../package.json'
import type { Health } from '../../../src/application/health'
import { announceStorage, storageNumber, uploadsShared } from '../../../src/application/shared-uploads'
import { env } from '../../../src/env'
import { pictureFiles } from '../../../src/features/media/store'
import { raiseFault } from '../../../src/features/security/alerts/raise-alert'
import { query, sql } from '../../../src/lib/db/query'
import { folderStore } from '../../../src/lib/files/folder-store'
import { isStorageFull } from '../../../src/lib/files/storage-full'
import { stopJobs } from '../../../src/lib/jobs/boss'
import { sendJob } from '../../../src/lib/jobs/send'
import { announceStop } from '../../../src/lib/stopping'
import { call, signedIn, site } from '../../support/site'

afterAll(() => stopJobs(2000))

const ask = (visitor = {}) => call<Health>('GET', '/api/health', { visitor })

it('the state of the parts is for super admins alone', async () => {
  const [user, admin, owner] = [await signedIn(), await signedIn('admin'), await signedIn('super_admin')]
  for (const visitor of [{}, user, admin]) {
    const { status, body } = await ask(visitor)
    expect([status, body]).toEqual([200, { status: 'ok' }])
  }
  const { body } = await ask(owner)
  expect(Object.keys(body).sort()).toEqual([
    'auditRole',
    'backup',
    'calendar',
    'database',
    'deadLetters',
    'disk',
    'jobCounts',
    'jobs',
    'mail',
    'status',
    'uploads',
    'version',
  ])
  expect(body.version).toBe(packageJson.version)
  expect(body.disk.state === 'unknown' ? 0 : body.disk.freeBytes).toBeGreaterThan(0)
})

it('reports the last backup, and one that failed since', async () => {
  const owner = await signedIn('super_admin')
  const payload = await site()
  expect((await ask(owner)).body.backup).toEqual({ state: 'none', at: null, bytes: null, problem: null })
  const at = new Date(Date.now() - 3_600_000).toISOString()
  await query(payload, sql`INSERT INTO backup_runs (made_at, bytes) VALUES (${at}, 4711)`)
  expect((await ask(owner)).body.backup).toEqual({ state: 'ok', at, bytes: 4711, problem: null })
  await query(payload, sql`INSERT INTO backup_runs (made_at, problem) VALUES (now(), 'no space left')`)
  const { status, body } = await ask(owner)
  expect([status, body.backup]).toEqual([200, { state: 'failed', at, bytes: 4711, problem: 'no space left' }])
  await query(
    payload,
    sql`UPDATE backup_runs SET made_at = now() - interval '3 days' WHERE bytes IS NOT NULL`,
  )
  await query(payload, sql`DELETE FROM backup_runs WHERE problem IS NOT NULL`)
  expect((await ask(owner)).body.backup.state).toBe('old')
})

describe('a probe', () => {
  const probe = async (path: string) => {
    const { status, body } = await call<object>('GET', `/api/health/${path}`, {
      visitor: await signedIn('super_admin'),
    })
    return [status, body]
  }

  it('learns that the process answers and takes requests, and nothing more', async () => {
    for (const path of ['live', 'ready']) expect(await probe(path)).toEqual([200, { status: 'ok' }])
  })

  it('gets 503 while the tables have another version', async () => {
    const payload = await site()
    await query(payload, sql`UPDATE payload_migrations SET name = name || '_gone' WHERE name LIKE '%initial'`)
    expect(await probe('ready')).toMatchObject([503, { status: 'unavailable' }])
    expect(await probe('live')).toEqual([200, { status: 'ok' }])
    await query(payload, sql`UPDATE payload_migrations SET name = replace(name, '_gone', '')`)
    expect(await probe('ready')).toEqual([200, { status: 'ok' }])
  })

  it('uses up no one’s share', async () => {
    const visitor = { address: '198.18.77.1' }
    for (let count = 0; count < 110; count++) await call('GET', '/api/health/live', { visitor })
    expect((await call('GET', '/api/health/ready', { visitor })).status).toBe(200)
    expect((await call('GET', '/api/faqs', { visitor })).status).toBe(200)
  })
})

it('counts the mails that were not taken', async () => {
  const owner = await signedIn('super_admin')
  const payload = await site()
  const req = await createLocalReq({}, payload)
  await sendJob(req, 'inquiry-mail', { inquiryId: '3f8b1c58-0000-4000-8000-000000000000', audience: 'team' })
  await query(payload, sql`UPDATE jobs.job SET state = 'retry', retry_count = 1 WHERE name = 'inquiry-mail'`)
  const { status, body } = await ask(owner)
  expect([status, body.mail.state, body.mail.retrying]).toEqual([200, 'retrying', 1])
  expect(body.jobCounts).toMatchObject({ retrying: 1, active: 0, dead: 0 })
  expect(Date.parse(body.mail.since ?? '')).toBeLessThanOrEqual(Date.now())
})

it('a fault is one critical event an hour, with a mail to the super admins', async () => {
  const payload = await site()
  await signedIn('super_admin')
  const fault = { rule: 'disk-space', message: 'The disk of the site is nearly full (90 MB free)' }
  const now = new Date()
  for (let times = 0; times < 3; times++) await raiseFault(payload, fault, now)
  const events = await query(
    payload,
    sql`SELECT 1 FROM security_events WHERE severity = 'critical' AND details ->> 'rule' = 'disk-space'`,
  )
  expect(events).toHaveLength(1)
  const mails = await query<{ data: { message: string } }>(
    payload,
    sql`SELECT data FROM jobs.job WHERE name = 'security-alert'`,
  )
  expect(mails.map(({ data }) => data.message)).toContain(fault.message)
})

it('a disk that has just refused a write makes the site unhealthy', async () => {
  expect(isStorageFull(Object.assign(new Error(), { code: 'ENOSPC' }))).toBe(true)
  expect(await ask()).toMatchObject({ status: 503, body: { status: 'degraded' } })
})

it('a server that stops says so before it closes, and still lives', async () => {
  announceStop()
  expect((await call('GET', '/api/health/ready')).status).toBe(503)
  expect((await call('GET', '/api/health/live')).status).toBe(200)
})

const clients: pg.Client[] = []
afterAll(() => Promise.all(clients.map((client) => client.end())))

async function connection(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  clients.push(client)
  return client
}

/** The answer of a server with another folder. */
async function announceOther(): Promise<pg.Client> {
  const client = await connection()
  await announceStorage(client, folderStore(mkdtempSync(join(env.DATA_DIR, 'other-'))))
  return client
}

it('a folder keeps its number, with any first server', async () => {
  const folder = folderStore(mkdtempSync(join(env.DATA_DIR, 'storage-')))
  const numbers = await Promise.all(Array.from({ length: 8 }, () => storageNumber(folder)))
  expect(new Set(numbers).size).toBe(1)
  expect(await storageNumber(folderStore(mkdtempSync(join(env.DATA_DIR, 'storage-'))))).not.toBe(numbers[0])
})

it('servers with one folder share it; one with another folder is reported while it runs', async () => {
  const payload = await site()
  const owner = await signedIn('super_admin')
  const uploads = async () => (await call<Health>('GET', '/api/health', { visitor: owner })).body.uploads
  await announceStorage(await connection())
  await announceStorage(await connection())
  expect(await uploads()).toBe('ok')
  const other = await announceOther()
  expect([await uploadsShared(payload), await uploads()]).toEqual([false, 'not_shared'])
  await other.end()
  await expect.poll(uploads, { timeout: 30_000 }).toBe('ok')
})

it('the number is not an orphaned file', async () => {
  await storageNumber(pictureFiles)
  expect(await pictureFiles.olderThan(new Date(Date.now() + 60_000))).toEqual([])
})
