import { expect, it } from 'vitest'
import { env } from '../../../src/env'
import { closePool, driver } from '../../../src/lib/db/pool'

const newPool = () => new driver.Pool({ connectionString: env.DATABASE_URL })

it('lets a query under way end, and takes back what nobody gave back', async () => {
  const pool = newPool()
  await pool.connect()
  const answer = pool.query('SELECT 1 AS one FROM pg_sleep(0.3)')
  await pool.query('SELECT 1')
  await closePool(pool)
  expect((await answer).rows).toEqual([{ one: 1 }])
  expect(pool.totalCount).toBe(0)
})

it('cuts off what takes too long, and nothing breaks by it', async () => {
  const pool = newPool()
  await pool.connect()
  const outcome = pool.query('SELECT pg_sleep(60)').then(
    () => 'ended',
    () => 'cut off',
  )
  await pool.query('SELECT 1')
  await closePool(pool)
  expect(await outcome).toBe('cut off')
})
