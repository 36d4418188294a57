import { type SQL, type SQLWrapper, sql } from '@payloadcms/db-postgres/drizzle'
import { type Cursor, readCursor } from '@/lib/validation/cursor-query'

/** Condition: the rows after a cursor, so that no row that comes in meanwhile moves another. Undefined without a cursor. */
export function afterCursor(
  text: string | undefined,
  [at, key]: readonly [SQLWrapper, SQLWrapper],
  { ascending = false } = {},
): SQL | undefined {
  const cursor = readCursor(text)
  const after = sql.raw(ascending ? '>' : '<')
  return cursor && sql`(${at}, ${key}) ${after} (${cursor.at}, ${cursor.key})`
}

/** The first `limit` of `rows`, of which one more was read, and the cursor of those after them. */
export function cutAt<Row>(rows: readonly Row[], limit: number, cursorOf: (last: Row) => Cursor) {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const end = last === undefined ? undefined : cursorOf(last)
  return { shown, nextCursor: end ? `${end.at}_${end.key}` : null }
}
