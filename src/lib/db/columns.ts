import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PgColumn } from '@payloadcms/db-postgres/drizzle/pg-core'

/** Names of columns without their table, as INSERT INTO needs them. */
export const names = (...columns: PgColumn[]): SQL =>
  sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )

/** The value that ON CONFLICT rejected. */
export const excluded = (column: PgColumn): SQL => sql`excluded.${sql.identifier(column.name)}`
