import { not, type SQL, type SQLWrapper, sql } from '@payloadcms/db-postgres/drizzle'

/** The start of the transaction, by the database's clock. */
export const NOW = sql`now()`

/** A condition that always holds. */
export const ALWAYS = sql`true`

/** An instant before (negative) or after the start of the transaction. */
export const secondsFromNow = (seconds: number): SQL => sql`now() + make_interval(secs => ${seconds})`

/** In lower case. Addresses are compared like this, because old rows may hold capitals. */
export const lower = (text: SQLWrapper): SQL => sql`lower(${text})`

export const nullsLast = (order: SQL): SQL => sql`${order} NULLS LAST`

const epoch = (instant: SQLWrapper): SQL => sql`(extract(epoch FROM ${instant}) * 1000)::bigint`

/** All ranges of a group as [start, end] in epoch milliseconds: one row is faster to read than hundreds. */
export const epochRanges = (start: SQLWrapper, end: SQLWrapper): SQL<[number, number][]> =>
  sql<[number, number][]>`json_agg(json_build_array(${epoch(start)}, ${epoch(end)}))`

/** The number of rows that meet a condition, in a query that counts several conditions. */
export const countIf = (condition: SQLWrapper | undefined): SQL<number> =>
  sql<number>`count(*) FILTER (WHERE ${condition})`.mapWith(Number)

export const asText = <Text extends string | null = string>(value: SQLWrapper): SQL<Text> =>
  sql<Text>`${value}::text`

/** A text that is the same in each row. */
export const constant = <Text extends string = string>(text: Text): SQL<Text> => sql<Text>`${text}::text`

/** The first value that is not NULL. */
export const firstOf = <Value = string>(...values: SQLWrapper[]): SQL<Value> =>
  sql<Value>`coalesce(${sql.join(values, sql`, `)})`

/** A value of a JSON column as text, or NULL. */
export const jsonText = (json: SQLWrapper, key: string): SQL<string | null> =>
  sql<string | null>`(${json} ->> ${key}::text)`

/** The sum over the rows that meet a condition, 0 without rows. */
export const sumIf = (column: SQLWrapper, condition: SQLWrapper = ALWAYS): SQL<number> =>
  sql<number>`coalesce(sum(${column}) FILTER (WHERE ${condition}), 0)`.mapWith(Number)

/** True if a condition holds in one row of a group, or NULL without rows. */
export const boolOr = (condition: SQLWrapper): SQL<boolean | null> =>
  sql<boolean | null>`bool_or(${condition})`

/** A condition as a column. NULL counts as false. */
export const holds = (condition: SQLWrapper | undefined): SQL<boolean> =>
  firstOf<boolean>(condition ?? ALWAYS, not(ALWAYS))

/** One of two values, by a condition. */
export const either = (condition: SQLWrapper | undefined, yes: unknown, no: unknown = null): SQL =>
  sql`CASE WHEN ${condition} THEN ${yes} ELSE ${no} END`

export const plus = (number: SQLWrapper, more: number): SQL<number> => sql<number>`${number} + ${more}::int`

/** The number of all rows of a query, in each of its rows. */
export const totalRows = (): SQL<number> => sql<number>`count(*) OVER ()`.mapWith(Number)

/** NULL for an empty text. */
export const nonEmpty = (text: SQLWrapper): SQL<string | null> => sql<string | null>`nullif(${text}, '')`

/** Condition: a JSON object has the key, also with the value null. */
export const hasKey = (json: SQLWrapper, key: string): SQL => sql`${json} ? ${key}::text`
