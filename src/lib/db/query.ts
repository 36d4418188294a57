import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { databaseOf, transactionOf } from './transaction'

export { sql }

type Statement = ReturnType<typeof sql>
type Columns = Record<string, unknown>

/** Runs a statement in the transaction of `req`, or outside one if it has none, and returns its rows. */
export async function queryIn<Row extends Columns>(
  req: PayloadRequest,
  statement: Statement,
): Promise<Row[]> {
  const { rows } = await (await transactionOf(req)).execute(statement)
  return rows as Row[]
}

/** Runs one statement outside of any transaction and returns its rows. */
export async function query<Row extends Columns>(payload: Payload, statement: Statement): Promise<Row[]> {
  const { rows } = await databaseOf(payload).execute(statement)
  return rows as Row[]
}
