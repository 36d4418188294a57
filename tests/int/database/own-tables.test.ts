import { sql } from '@payloadcms/db-postgres/drizzle'
import { getTableConfig } from '@payloadcms/db-postgres/drizzle/pg-core'
import { expect, it } from 'vitest'
import * as ownTables from '../../../src/lib/db/own-tables'
import { databaseOf } from '../../../src/lib/db/transaction'
import { site } from '../../support/site'

// The typed tables are written by hand. They have to say what src/migrations/rules creates.
it.each(Object.entries(ownTables))('describes %s as the database has it', async (name, table) => {
  const { rows } = await databaseOf(await site()).execute(
    sql`SELECT attname AS name, format_type(atttypid, NULL) AS type, attnotnull AS "notNull"
        FROM pg_attribute WHERE attrelid = ${name}::regclass AND attnum > 0 ORDER BY attname`,
  )
  const described = getTableConfig(table)
  expect(described.name).toBe(name)
  const columns = described.columns.map((column) => ({
    name: column.name,
    type: column.getSQLType().replace(/ ?\(\d+\)/, ''),
    notNull: column.notNull,
  }))
  const named = (left: { name: string }, right: { name: string }) => (left.name < right.name ? -1 : 1)
  expect(columns.sort(named)).toEqual(
    rows.map((row) => ({
      ...row,
      type: String(row.type).replace('character varying', 'varchar').replace('character', 'char'),
    })),
  )
})
