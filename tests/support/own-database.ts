import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, inject } from 'vitest'

const template = new URL(inject('templateUrl'))
const name = `test_${randomBytes(6).toString('hex')}`
const folder = mkdtempSync(join(tmpdir(), 'quickwin-test-'))

async function onServer(statement: string): Promise<void> {
  const address = new URL(template)
  address.pathname = '/postgres'
  const client = new pg.Client({ connectionString: address.href })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

await onServer(`CREATE DATABASE ${name} TEMPLATE template STRATEGY FILE_COPY`)
const own = new URL(template)
own.pathname = `/${name}`

// Set before the test file imports anything of the application, which reads them once.
Object.assign(process.env, {
  NODE_ENV: 'test',
  DATABASE_URL: own.href,
  DATA_DIR: folder,
  PAYLOAD_SECRET: randomBytes(32).toString('hex'),
  ENCRYPTION_KEY: randomBytes(32).toString('hex'),
  LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
  SITE_URL: 'http://localhost:3000',
  TRUSTED_PROXY_HOPS: '0',
})

afterAll(async () => {
  const { closeSite } = await import('./site')
  await closeSite()
  await onServer(`DROP DATABASE ${name} WITH (FORCE)`)
  rmSync(folder, { recursive: true, force: true })
})
