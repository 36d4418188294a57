import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import { APIError, type DatabaseAdapterObj } from 'payload'

import { doLastWork, dropLastWork } from './last-work'

const notSaved = () =>
  new APIError(
    'The database did not confirm that this was saved. Please look whether it is there before you try again.',
    503,
    { code: 'unavailable' },
    true,
  )

/**
 * The adapter swallows a commit that fails, as when the database is killed in that moment or a disk is full, and the
 * caller hears of a success. Here only the database's word counts.
 */
export function provenCommits(
  adapter: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> {
  return {
    ...adapter,
    init(args) {
      const made = adapter.init(args)
      const commit = made.commitTransaction.bind(made)
      made.commitTransaction = async (given) => {
        const id = await given
        const session = id === undefined ? undefined : made.sessions[id]
        if (id === undefined || !session) return commit(given)
        await doLastWork(id)
        const asked = await session.db.execute<{ id: string | null }>(
          sql`SELECT pg_current_xact_id_if_assigned()::text AS "id"`,
        )
        await commit(id)
        const writer = asked.rows[0]?.id
        if (!writer) return
        const { rows } = await made.drizzle
          .execute<{ status: string | null }>(sql`SELECT pg_xact_status(${writer}::xid8) AS "status"`)
          .catch(() => ({ rows: [{ status: 'unknown' }] }))
        if (rows[0]?.status !== 'committed') throw notSaved()
      }
      const rollback = made.rollbackTransaction.bind(made)
      made.rollbackTransaction = async (given) => {
        const id = await given
        if (id !== undefined) dropLastWork(id)
        await rollback(id)
      }
      return made
    },
  }
}
