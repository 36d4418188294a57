import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { eq } from '@payloadcms/db-postgres/drizzle'
import { type DatabaseAdapterObj, NotFound } from 'payload'

/**
 * Refuses a change of a row that was deleted after the request has read it. The adapter inserts such a row again, or returns
 * nothing, which ends in an error. tests/int/http/vanished.test.ts fails without this.
 */
export function refusesVanished(
  adapter: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> {
  return {
    ...adapter,
    init(args) {
      const made = adapter.init(args)
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
      return made
    },
  }
}
