import { type SQL, type SQLWrapper, sql } from '@payloadcms/db-postgres/drizzle'

/** The start of the transaction, by the database's clock. */
export const NOW = sql`now()`

/** An instant before (negative) or after the start of the transaction. */
export const secondsFromNow = (seconds: number): SQL => sql`now() + make_interval(secs => ${seconds})`

/** In lower case. Addresses are compared like this, because old rows may hold capitals. */
export const lower = (text: SQLWrapper): SQL => sql`lower(${text})`

export const nullsLast = (order: SQL): SQL => sql`${order} NULLS LAST`

/** The number of rows that meet a condition, in a query that counts several conditions. */
export const countIf = (condition: SQLWrapper): SQL<number> =>
  sql<number>`count(*) FILTER (WHERE ${condition})`.mapWith(Number)

export const asText = <Text extends string | null = string>(value: SQLWrapper): SQL<Text> =>
  sql<Text>`${value}::text`

/** A text that is the same in each row. */
export const constant = <Text extends string = string>(text: Text): SQL<Text> => sql<Text>`${text}::text`

/** The first value that is not NULL. */
export const firstOf = <Value = string>(...values: SQLWrapper[]): SQL<Value> =>
  sql<Value>`coalesce(${sql.join(values, sql`, `)})`
