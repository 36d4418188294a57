import type pg from 'pg'
import { expect, it } from 'vitest'
import { env } from '../../../src/env'
import { postgresOf } from '../../../src/lib/db/transaction'
import { closePool, driver, workAs } from '../../../src/patches/payload/pool/pool'
import { site } from '../../support/site'

const newPool = () => new driver.Pool({ connectionString: env.DATABASE_URL })

it('lets a query under way end, and takes back what no one gave back', async () => {
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

it('gives out no connection without its role, and has none do two things at once', async () => {
  const pool = newPool()
  const roleOf = (connection: Pick<pg.Pool, 'query'>) =>
    connection.query('SELECT current_user AS name').then(({ rows }) => rows[0].name)
  const warnings: unknown[] = []
  const note = (warning: unknown) => warnings.push(warning)
  process.on('warning', note)
  const taken = await pool.connect()
  await Promise.all([pool.query('SELECT 1'), pool.query('SELECT 1')])
  // A role that every server has.
  await workAs(pool, 'pg_monitor')
  expect(await Promise.all([1, 2, 3].map(() => roleOf(pool)))).toEqual(Array(3).fill('pg_monitor'))
  // Running work ends with the role it began with, and its connection is not used again.
  expect(await roleOf(taken)).not.toBe('pg_monitor')
  taken.release()
  expect(await Promise.all([1, 2, 3, 4].map(() => roleOf(pool)))).toEqual(Array(4).fill('pg_monitor'))
  await new Promise((done) => setImmediate(done))
  expect(warnings).toEqual([])
  process.off('warning', note)
  await closePool(pool)
})

it('ends a connection that cannot take its role, and gives none back twice', async () => {
  const pool = newPool()
  await workAs(pool, 'no_such_role')
  const unhandled: unknown[] = []
  const note = (error: unknown) => unhandled.push(error)
  process.on('unhandledRejection', note)
  // One that is in use until after its role was refused, as a database that is killed leaves them.
  const outcomes = Array.from({ length: 4 }, () =>
    pool.query('SELECT 1 AS one FROM pg_sleep(0.2)').then(
      () => 'ended',
      () => 'refused',
    ),
  )
  expect(await Promise.all(outcomes)).toEqual(['refused', 'refused', 'refused', 'refused'])
  await new Promise((done) => setTimeout(done, 100))
  expect(unhandled).toEqual([])
  await expect.poll(() => pool.totalCount).toBe(0)
  process.off('unhandledRejection', note)
  await closePool(pool)
})

it('goes on when a connection is lost that someone has taken and asks nothing just then', async () => {
  const pool = newPool()
  const uncaught: unknown[] = []
  const note = (error: unknown) => uncaught.push(error)
  process.on('uncaughtException', note)
  const taken = await pool.connect()
  await taken.query('BEGIN')
  const { rows } = await taken.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const lost = new Promise<void>((done) => taken.once('end', () => done()))
  await pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid])
  await lost
  await expect(taken.query('SELECT 1')).rejects.toThrow()
  taken.release(true)
  expect(uncaught).toEqual([])
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  process.off('uncaughtException', note)
  await closePool(pool)
})

// When this fails, Payload has mended it: see what src/patches/payload/pool/pool.ts says of its end.
it('the adapter keeps a connection that it does not use, and hears no error of idle ones', async () => {
  const { pool } = postgresOf(await site())
  await pool.query('SELECT 1')
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(1)
  // Ours.
  expect(pool.listenerCount('error')).toBe(1)
})
