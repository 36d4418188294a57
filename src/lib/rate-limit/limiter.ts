import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { limitsPool } from '@/patches/payload/pool/pool'
import type { Limit } from './limits'

export { type Limit, limits } from './limits'

interface Standing {
  limit: Limit
  remaining: number
  resetSeconds: number
}

export type LimitVerdict = Standing & ({ allowed: true } | { allowed: false; retryAfterSeconds: number })

const limiters = new WeakMap<Pool, Map<string, RateLimiterPostgres>>()

function limiterFor(pool: Pool, limit: Limit): RateLimiterPostgres {
  const known = limiters.get(pool) ?? new Map<string, RateLimiterPostgres>()
  limiters.set(pool, known)
  const before = known.get(limit.name)
  if (before) return before
  const limiter = new RateLimiterPostgres({
    storeClient: limitsPool(pool),
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: limit.name,
    points: limit.points,
    duration: limit.windowSeconds,
  })
  known.set(limit.name, limiter)
  return limiter
}

/** Keys contain typed text or addresses, so only a hash is stored. */
const keyOf = (subject: string) => createHash('sha256').update(subject).digest('base64url')

const seconds = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000))

/** No wait is longer. Servers with slightly different clocks count in the same rows. */
const longestMs = ({ windowSeconds, blockSeconds }: Limit) =>
  (Math.max(windowSeconds, blockSeconds) + 60) * 1000

/**
 * Counts one attempt of `subject` in PostgreSQL, shared by all servers.
 * @throws if the database cannot be reached; that is not a refusal.
 */
export async function countAttempt(pool: Pool, limit: Limit, subject: string): Promise<LimitVerdict> {
  const limiter = limiterFor(pool, limit)
  const key = keyOf(subject)
  try {
    const { remainingPoints, msBeforeNext } = await limiter.consume(key)
    return { allowed: true, limit, remaining: remainingPoints, resetSeconds: seconds(msBeforeNext) }
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    if (refusal.msBeforeNext > longestMs(limit)) {
      // Counted before the clock was set back: otherwise the wait would be longer by that much.
      await limiter.delete(key)
      return countAttempt(pool, limit, subject)
    }
    const blocks = limit.blockSeconds > 0 && refusal.consumedPoints === limit.points * 2
    // Far above the start of a block, so that attempts during the block do not start another one. It ends as announced, also
    // for others behind the same address.
    if (blocks) await limiter.set(key, limit.points * 3, limit.blockSeconds)
    const waitSeconds = blocks ? limit.blockSeconds : seconds(refusal.msBeforeNext)
    return { allowed: false, limit, remaining: 0, resetSeconds: waitSeconds, retryAfterSeconds: waitSeconds }
  }
}

/** Takes back one counted attempt, where only failures count. */
export async function refundAttempt(pool: Pool, limit: Limit, subject: string): Promise<void> {
  await limiterFor(pool, limit).reward(keyOf(subject))
}

/** The deciding verdict of several about one attempt: the longest wait, otherwise the fewest attempts left. */
export function strictest(first: LimitVerdict, ...others: LimitVerdict[]): LimitVerdict {
  return others.reduce((worst, next) => {
    if (worst.allowed !== next.allowed) return worst.allowed ? next : worst
    if (!next.allowed) return next.resetSeconds > worst.resetSeconds ? next : worst
    return next.remaining < worst.remaining ? next : worst
  }, first)
}
