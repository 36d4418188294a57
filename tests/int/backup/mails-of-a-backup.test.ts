import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalReq } from 'payload'
import { afterAll, expect, inject, it, vi } from 'vitest'
import { startWorkers } from '../../../src/application/workers'
import { sendJob } from '../../../src/lib/jobs/send'
import { stopAll } from '../../../src/server/process/stop'
import { command, runFile } from '../../support/command'
import { anchorNow, ownerOfTables } from '../../support/log-owner'
import { databaseOn, dropDatabase, onServer } from '../../support/scratch-server'
import { account, call, runSql, site } from '../../support/site'

vi.setConfig({ testTimeout: 900_000, hookTimeout: 600_000 })

/** Set before anything reads the settings. */
const inbox = await vi.hoisted(async () => {
  const { steeredInbox } = await import('../../support/steered-inbox')
  const steered = await steeredInbox()
  process.env.SMTP_URL = steered.url
  return steered
})
const PATIENCE = { timeout: 240_000, interval: 100 }
const adminUrl = inject('adminUrl')
const folder = mkdtempSync(join(tmpdir(), 'quickwin-mails-'))
const names: string[] = []

afterAll(async () => {
  for (const name of names) await dropDatabase(adminUrl, name)
  await inbox.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function backUp(name: string): Promise<string> {
  const owner = await ownerOfTables()
  await anchorNow(owner)
  await owner.end()
  const file = join(folder, `${name}.tar.gz`)
  const { status, output } = await command('backup', ['--to', file])
  expect(status, output).toBe(0)
  return file
}

/** The site of a backup in a place of its own. */
async function restored(file: string): Promise<Record<string, string>> {
  const name = `quickwin_mails_${randomBytes(6).toString('hex')}`
  await onServer(adminUrl, `CREATE DATABASE ${name}`)
  names.push(name)
  const env = {
    DATABASE_URL: databaseOn(process.env.DATABASE_URL ?? '', name),
    DATA_DIR: mkdtempSync(join(folder, 'place-')),
  }
  const { status, output } = await command('restore', [file], env)
  expect(status, output).toBe(0)
  return env
}

/** Its workers do what is due. @returns what they leave */
async function delivered(env: Record<string, string>): Promise<string | undefined> {
  const { status, output } = await runFile('tests/support/deliver-waiting.ts', [], env)
  expect(status, output).toBe(0)
  return /^HELD .*$/m.exec(output)?.[0]
}

const received = (email: string) => inbox.to(email).map(({ messageId }) => messageId)

async function asks(): Promise<string> {
  const { email } = await account('user')
  await call('POST', '/api/forgot-password', { body: { email } })
  return email
}

/** Waits for a mail that failed. @returns when it is due again (epoch milliseconds) */
async function retried(): Promise<number> {
  const waiting = () =>
    runSql<{
      due: Date
    }>`SELECT start_after AS due FROM jobs.job WHERE name = 'account-mail' AND state = 'retry'`
  await expect.poll(async () => (await waiting()).length, PATIENCE).toBe(1)
  return Number(new Date((await waiting())[0]?.due ?? 0))
}

it('mails that wait come with a backup: none is lost, and none is sent twice', async () => {
  const payload = await site()
  await startWorkers(payload)
  const sent = await asks()
  await expect.poll(() => received(sent), PATIENCE).toHaveLength(1)

  // The mail server is away while the running site is backed up, and back afterwards.
  inbox.control.isAway = true
  const sentLater = await asks()
  const req = await createLocalReq({}, payload)
  const inAMonth = new Date(Date.now() + 30 * 24 * 3_600_000)
  await sendJob(req, 'inquiry-mail', { inquiryId: randomUUID(), audience: 'team' }, { startAfter: inAMonth })
  const due = await retried()
  const ofRunning = await backUp('running')
  inbox.control.isAway = false
  await runSql`UPDATE jobs.job SET start_after = now() WHERE name = 'account-mail' AND state = 'retry'`
  await expect.poll(() => received(sentLater), PATIENCE).toHaveLength(1)

  // It is stopped with a mail that no one took.
  inbox.control.isAway = true
  const waits = await asks()
  await retried()
  await stopAll(() => undefined)
  const ofStopped = await backUp('stopped')
  inbox.control.isAway = false

  // Due mails may have left since, so a person decides. Later ones wait.
  await expect.poll(() => Date.now(), PATIENCE).toBeGreaterThan(due)
  const first = await restored(ofRunning)
  expect(await delivered(first)).toBe('HELD 1 AHEAD 1')
  expect([sent, sentLater, waits].map((email) => received(email).length)).toEqual([1, 1, 0])

  // The last word of a site that did nothing since.
  const second = await restored(ofStopped)
  expect(await delivered(second)).toBe('HELD 0 AHEAD 1')
  expect([sent, sentLater, waits].map((email) => received(email).length)).toEqual([1, 1, 1])
})
