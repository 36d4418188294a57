import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'

export interface Table {
  name: string
  columns: string[]
}

export type Connection = Pick<ClientBase, 'query' | 'escapeIdentifier'>

const FETCHED_ROWS = 500

/** Gives values the same format on every server. */
export const SAME_SPELLING = `
  SET LOCAL TIME ZONE 'UTC'; SET LOCAL bytea_output = 'hex'; SET LOCAL intervalstyle = 'iso_8601';
  SET LOCAL extra_float_digits = 1; SET LOCAL statement_timeout = 0`

export const ofNoExtension = (oid: string) =>
  `NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = ${oid} AND d.deptype = 'e')`

export async function siteTables(connection: Connection): Promise<Table[]> {
  const { rows } = await connection.query<Table>(`
    SELECT c.relname::text AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relpersistence = 'p'
      AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' AND ${ofNoExtension('c.oid')}
    GROUP BY c.relname ORDER BY c.relname`)
  return rows
}

export const columnList = (connection: Connection, columns: readonly string[]): string =>
  columns.map((name) => connection.escapeIdentifier(name)).join(', ')

/** The rows of a query as lines of JSON, in portions. Needs a transaction. */
export async function* jsonLines(connection: Connection, select: string): AsyncGenerator<string[]> {
  // JSON has line breaks only between tokens. In strings they are escaped.
  await connection.query(`
    DECLARE backup_rows NO SCROLL CURSOR FOR
    SELECT replace(row_to_json(r)::text, E'\\n', ' ') AS line FROM (${select}) r`)
  for (;;) {
    const { rows } = await connection.query<{ line: string }>(`FETCH ${FETCHED_ROWS} FROM backup_rows`)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await connection.query('CLOSE backup_rows')
}

export const selectTable = (connection: Connection, { name, columns }: Table): string =>
  `SELECT ${columnList(connection, columns)} FROM public.${connection.escapeIdentifier(name)}`

/** Sums the rows' SHA-256 in any order. */
export class RowSum {
  rows = 0
  #sum = 0n

  add(line: string): void {
    this.rows++
    const hash = createHash('sha256').update(line).digest('hex')
    this.#sum = (this.#sum + BigInt(`0x${hash}`)) % 2n ** 256n
  }

  get result(): { rows: number; sum: string } {
    return { rows: this.rows, sum: this.#sum.toString(16).padStart(64, '0') }
  }
}

export async function sumOf(connection: Connection, table: Table): Promise<{ rows: number; sum: string }> {
  const total = new RowSum()
  for await (const lines of jsonLines(connection, selectTable(connection, table)))
    for (const line of lines) total.add(line)
  return total.result
}
