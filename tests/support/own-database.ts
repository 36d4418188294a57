import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { freePort } from './own-server'
import { databaseOn, dropDatabase, onServer } from './scratch-server'

const template = inject('templateUrl')
const adminUrl = inject('adminUrl')
const name = `quickwin_test_${randomBytes(6).toString('hex')}`
const folder = mkdtempSync(join(tmpdir(), 'quickwin-test-'))

await onServer(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${new URL(template).pathname.slice(1)}`)

// Where Google would be: nothing answers there unless a test starts its local Google, and no test asks the real one.
const google = `http://localhost:${await freePort()}`

// Set before the test file imports anything of the application, which reads them once.
Object.assign(process.env, {
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
})

afterAll(async () => {
  const { closeSite } = await import('./site')
  await closeSite()
  await dropDatabase(adminUrl, name)
  rmSync(folder, { recursive: true, force: true })
})
