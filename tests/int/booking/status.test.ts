import { expect, it } from 'vitest'
import { blockingStatuses } from '../../../src/features/booking/status'
import { query, sql } from '../../../src/lib/db/query'
import { site } from '../../support/site'

it('has a constraint against overlaps for exactly the statuses that block time', async () => {
  const [constraint] = await query<{ text: string }>(
    await site(),
    sql`SELECT pg_get_constraintdef(oid) AS text FROM pg_constraint WHERE conname = 'bookings_no_overlap'`,
  )
  const named = [...(constraint?.text ?? '').matchAll(/'(\w+)'::enum_bookings_status/g)].map(
    ([, status]) => status,
  )
  expect(named.toSorted()).toEqual(blockingStatuses.toSorted())
})
