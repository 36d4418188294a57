import { describe, expect, it } from 'vitest'
import { query, sql } from '../../../src/lib/db/query'
import { type OfficeRows, seedManyRows } from '../../../src/seed/many-office-rows'
import { site } from '../../support/site'

const tables: Record<OfficeRows, string> = {
  bookings: 'bookings',
  users: 'users',
  audit: 'security_audit_log',
  events: 'security_events',
}

async function countIn(table: string): Promise<number> {
  const [row] = await query<{ count: number }>(
    await site(),
    sql`SELECT count(*)::int FROM ${sql.identifier(table)}`,
  )
  return row?.count ?? 0
}

describe('the load seed', () => {
  it.each(Object.entries(tables) as [OfficeRows, string][])(
    'adds %s, also a second time',
    async (kind, table) => {
      const before = await countIn(table)
      await seedManyRows(await site(), kind, 60)
      await seedManyRows(await site(), kind, 40)
      expect(await countIn(table)).toBe(before + 100)
    },
  )
})
