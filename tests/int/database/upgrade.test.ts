import { expect, it } from 'vitest'
import { migrateAndSeed } from '../../../src/application/migrate-and-seed'
import { ownerOfTables } from '../../support/log-owner'
import { site } from '../../support/site'

it('says what to do with a database of before the first release, and leaves it alone', {
  timeout: 600_000,
}, async () => {
  const owner = await ownerOfTables()
  await owner.query(
    "UPDATE payload_migrations SET name = '20261120_185429_initial' WHERE name LIKE '%_initial'",
  )
  await expect(migrateAndSeed(await site())).rejects.toThrow(
    /before the first release .*delete the folder \.data/,
  )
  const { rows } = await owner.query('SELECT name FROM payload_migrations')
  expect(rows.map(({ name }) => name)).toContain('20261120_185429_initial')
  await owner.end()
})
