import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { freePort } from './own-server'
import { databaseOn, dropDatabase, onServer } from './scratch-server'

const template = inject('templateUrl')
const adminUrl = inject('adminUrl')

/**
 * The files of one process run one after the other with the same modules, because loading Payload takes longer than most
 * files. Each gets a fresh database and an empty folder; names and settings are those of the process.
 */
async function settingsOfProcess() {
  const name = `quickwin_test_${randomBytes(6).toString('hex')}`
  // Where Google would be: nothing answers there unless a test starts its local Google, and no test asks the real one.
  const google = `http://localhost:${await freePort()}`
  const folder = mkdtempSync(join(tmpdir(), 'quickwin-test-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return {
    NODE_ENV: 'test',
    DATABASE_URL: databaseOn(template, name),
    DATA_DIR: folder,
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    ENCRYPTION_KEY: randomBytes(32).toString('hex'),
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    SITE_URL: 'http://localhost:3000',
    TRUSTED_PROXY_HOPS: '0',
    GOOGLE_API_ROOT_URL: google,
    GOOGLE_OAUTH_ROOT_URL: google,
  }
}

const worker = globalThis as { testSettings?: Awaited<ReturnType<typeof settingsOfProcess>> }
worker.testSettings ??= await settingsOfProcess()
const settings = worker.testSettings
const name = new URL(settings.DATABASE_URL).pathname.slice(1)

// Set before the test file imports anything of the application, which reads them once.
Object.assign(process.env, settings)
mkdirSync(settings.DATA_DIR, { recursive: true })
await onServer(
  adminUrl,
  `CREATE DATABASE ${name} TEMPLATE ${new URL(template).pathname.slice(1)} STRATEGY FILE_COPY`,
)

afterAll(async () => {
  const { closeSite } = await import('./site')
  await closeSite()
  await dropDatabase(adminUrl, name)
  rmSync(settings.DATA_DIR, { recursive: true, force: true })
})
