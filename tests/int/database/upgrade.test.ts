import type { CollectionSlug } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applyMigrations, migrationNames } from '../../../src/application/apply-migrations'
import { migrateAndSeed } from '../../../src/application/migrate-and-seed'
import { env } from '../../../src/env'
import { type FilledRow, fillTables, rowNow } from '../../support/filled-tables'
import { site } from '../../support/site'

/** Each a release whose database has rows in every table; later migrations find these rows there. */
const releases = migrationNames.slice(0, migrationNames.indexOf('20261122_045000_backup_runs') + 1)
/** Sessions of before our own sign-in, and locks of open editors: a release took these away. */
const takenAway = new Set(['payload_locked_documents', 'payload_locked_documents_rels', 'users_sessions'])
const rows: (FilledRow & { release: string })[] = []
let client: pg.Client

beforeAll(async () => {
  client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  await client.query(
    'DROP SCHEMA public CASCADE; DROP SCHEMA jobs CASCADE; CREATE SCHEMA public; SET timezone = UTC',
  )
  const payload = await site()
  for (const [number, release] of releases.entries()) {
    await applyMigrations(payload, new Set(releases.slice(0, number + 1)))
    for (const row of await fillTables(client, 1 + number)) rows.push({ ...row, release })
  }
}, 600_000)
afterAll(() => client.end())

it('this version starts on a database of each release before it, and keeps every row', {
  timeout: 600_000,
}, async () => {
  const payload = await site()
  await migrateAndSeed(payload)
  expect(rows.length).toBeGreaterThan(500)
  const changed: unknown[] = []
  for (const row of rows.filter(({ table }) => !takenAway.has(table))) {
    const now = await rowNow(client, row)
    const differs = Object.keys(row.row).filter(
      (name) =>
        now === undefined || (name in now && JSON.stringify(now[name]) !== JSON.stringify(row.row[name])),
    )
    if (differs.length > 0) changed.push([row.release, row.table, now ? differs : 'is gone'])
  }
  expect(changed).toEqual([])
})

it('reads them as its own', { timeout: 600_000 }, async () => {
  const payload = await site()
  for (const slug of Object.keys(payload.collections) as CollectionSlug[]) {
    const { totalDocs, docs } = await payload.find({
      collection: slug,
      depth: 1,
      limit: 0,
      overrideAccess: true,
    })
    expect([slug, docs.length]).toEqual([slug, totalDocs])
  }
})
