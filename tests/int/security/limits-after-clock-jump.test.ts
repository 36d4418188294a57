import { randomUUID } from 'node:crypto'
import { afterEach, expect, it, vi } from 'vitest'
import { postgresOf } from '../../../src/lib/db/transaction'
import { countAttempt, type Limit } from '../../../src/lib/rate-limit/limiter'
import { site } from '../../support/site'

const HOUR_MS = 3_600_000
const { now } = Date
const jump = (ms: number) => vi.spyOn(Date, 'now').mockImplementation(() => now() + ms)
afterEach(() => vi.restoreAllMocks())

const limit: Limit = { name: 'clock-test', points: 2, windowSeconds: 60, blockSeconds: 0 }

async function attempts(subject: string, count: number, of = limit): Promise<boolean[]> {
  const { pool } = postgresOf(await site())
  const allowed: boolean[] = []
  for (let number = 0; number < count; number++) allowed.push((await countAttempt(pool, of, subject)).allowed)
  return allowed
}

it('a limit that was reached before the clock was set back an hour does not last that hour', async () => {
  const subject = randomUUID()
  jump(HOUR_MS)
  expect(await attempts(subject, 3)).toEqual([true, true, false])
  vi.restoreAllMocks()
  // It starts over, and limits as before.
  expect(await attempts(subject, 3)).toEqual([true, true, false])
})

it('a clock that is set forward ends it early, and nothing else', async () => {
  const subject = randomUUID()
  expect(await attempts(subject, 3)).toEqual([true, true, false])
  jump(HOUR_MS)
  expect(await attempts(subject, 3)).toEqual([true, true, false])
})

it('a block longer than the window goes on when the clock is set back a little', async () => {
  const subject = randomUUID()
  const blocking = { ...limit, name: 'clock-block', blockSeconds: 600 }
  expect((await attempts(subject, 5, blocking)).slice(2)).toEqual([false, false, false])
  jump(-30_000)
  expect(await attempts(subject, 1, blocking)).toEqual([false])
})
