import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import { eq } from '@payloadcms/db-postgres/drizzle'
import { APIError, type DatabaseAdapterObj, NotFound } from 'payload'
import { discardWork, runAfterCommit, runBeforeCommit } from '@/lib/db/transaction-work'

const notSaved = () =>
  new APIError(
    'The database did not confirm that this was saved. Please look whether it is there before you try again.',
    503,
    { code: 'unavailable' },
    true,
  )

/**
 * Runs the work that waits for a commit, and asks the database whether it committed. The adapter reports success when a commit
 * fails, as on a full disk: https://github.com/payloadcms/payload/pull/17726. When that is released, the two queries here can
 * go; tests/int/database/failed-commit.test.ts fails then.
 */
function verifyCommits(made: PostgresAdapter): void {
  const commit = made.commitTransaction.bind(made)
  made.commitTransaction = async (given) => {
    const id = await given
    const session = id === undefined ? undefined : made.sessions[id]
    if (id === undefined || !session) return commit(given)
    await runBeforeCommit(id)
    const asked = await session.db.execute<{ id: string | null }>(
      sql`SELECT pg_current_xact_id_if_assigned()::text AS "id"`,
    )
    await commit(id)
    // Also if the outcome of the commit is unknown: this work is harmless then.
    await runAfterCommit(id)
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
    if (id !== undefined) discardWork(id)
    await rollback(id)
  }
}

/**
 * Refuses a change of a row that was deleted after the request has read it. The adapter inserts such a row again, or returns
 * nothing, which ends in an error. tests/int/http/vanished.test.ts fails without this.
 */
function refuseVanished(made: PostgresAdapter): void {
  const updateOne = made.updateOne.bind(made)
  made.updateOne = async (given) => {
    const { id, collection, req } = given
    const table = made.tables[collection.replaceAll('-', '_')]
    if (id !== undefined && table) {
      const session = made.sessions[String(await req?.transactionID)]
      const rows = await (session?.db ?? made.drizzle)
        .select({ id: table.id })
        .from(table)
        .where(eq(table.id, id))
        .for('no key update')
      if (rows.length === 0) throw new NotFound(req?.t)
    }
    return updateOne(given)
  }
}

export const safeAdapter = (
  adapter: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> => ({
  ...adapter,
  init(args) {
    const made = adapter.init(args)
    verifyCommits(made)
    refuseVanished(made)
    return made
  },
})
