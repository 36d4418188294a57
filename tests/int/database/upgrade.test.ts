import type { CollectionSlug } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applyMigrations, migrationNames } from '../../../src/application/apply-migrations'
import { migrateAndSeed } from '../../../src/application/migrate-and-seed'
import { env } from '../../../src/env'
import { type FilledRow, fillTables, rowNow } from '../../support/filled-tables'
import { site } from '../../support/site'

/** Columns that migrations empty on purpose. Every busy calendar is read again, for 20261126_140500_busy_calendar_notes. */
const emptied = new Set(['busy_calendars.etag', 'busy_calendars.body_hash'])
const isEmptied = (row: FilledRow, name: string, now: unknown) =>
  now === null && emptied.has(`${row.table}.${name}`)

/** Every release gets rows in all of its tables; later migrations find these rows there. The first is the initial migration. */
const releases = migrationNames
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
  expect(rows.length).toBeGreaterThan(90)
  const changed: unknown[] = []
  for (const row of rows) {
    const now = await rowNow(client, row)
    const differs = Object.keys(row.row).filter(
      (name) =>
        now === undefined ||
        (name in now &&
          JSON.stringify(now[name]) !== JSON.stringify(row.row[name]) &&
          !isEmptied(row, name, now[name])),
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

it('says what to do with a database of before the first release, and leaves it alone', {
  timeout: 600_000,
}, async () => {
  const payload = await site()
  await client.query(
    "UPDATE payload_migrations SET name = '20261120_185429_initial' WHERE name LIKE '%_initial'",
  )
  await expect(migrateAndSeed(payload)).rejects.toThrow(/before the first release .*delete the folder \.data/)
  const { rows: kept } = await client.query('SELECT name FROM payload_migrations')
  expect(kept.map(({ name }) => name)).toContain('20261120_185429_initial')
})
