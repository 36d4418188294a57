import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

export interface Limit {
  name: string
  /** Attempts allowed within the window. */
  points: number
  windowSeconds: number
  /** How long a client is kept out that reaches twice the points within the window. */
  blockSeconds: number
}

/** Section 9 of the specification. */
export const limits = {
  api: { name: 'api', points: 100, windowSeconds: 60, blockSeconds: 5 * 60 },
  auth: { name: 'auth', points: 5, windowSeconds: 15 * 60, blockSeconds: 60 * 60 },
  contact: { name: 'contact', points: 3, windowSeconds: 60 * 60, blockSeconds: 24 * 60 * 60 },
  /** The contact form's own limit, beside the server's above. */
  contactForm: { name: 'contact-form', points: 3, windowSeconds: 5 * 60, blockSeconds: 5 * 60 },
  newsletter: { name: 'newsletter', points: 5, windowSeconds: 60 * 60, blockSeconds: 60 * 60 },
  /** Mails to one address that ask to confirm, whoever asks for them. */
  newsletterMail: {
    name: 'newsletter-mail',
    points: 3,
    windowSeconds: 24 * 60 * 60,
    blockSeconds: 24 * 60 * 60,
  },
  /** Mails that ask to confirm the new address of an account: of one account, and to one address. */
  emailChange: { name: 'email-change', points: 5, windowSeconds: 24 * 60 * 60, blockSeconds: 24 * 60 * 60 },
} as const satisfies Record<string, Limit>

export type LimitVerdict = { allowed: true } | { allowed: false; retryAfterSeconds: number }

const limiters = new WeakMap<Pool, Map<string, RateLimiterPostgres>>()

function limiterFor(pool: Pool, limit: Limit): RateLimiterPostgres {
  let known = limiters.get(pool)
  if (!known) {
    known = new Map()
    limiters.set(pool, known)
  }
  let limiter = known.get(limit.name)
  if (!limiter) {
    limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: limit.name,
      points: limit.points,
      duration: limit.windowSeconds,
    })
    known.set(limit.name, limiter)
  }
  return limiter
}

/** Keys hold what people typed or where they came from: only a hash of it is stored. */
const keyOf = (subject: string) => createHash('sha256').update(subject).digest('base64url')

/**
 * Counts one attempt of `subject` in PostgreSQL, shared by all servers.
 * @throws when the database cannot be asked; that is no refusal.
 */
export async function countAttempt(pool: Pool, limit: Limit, subject: string): Promise<LimitVerdict> {
  const limiter = limiterFor(pool, limit)
  const key = keyOf(subject)
  try {
    await limiter.consume(key)
    return { allowed: true }
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    // Blocking starts the count afresh above the limit, with the block's length as its window.
    const blocks = refusal.consumedPoints === limit.points * 2
    if (blocks) await limiter.block(key, limit.blockSeconds)
    const waitMs = blocks ? limit.blockSeconds * 1000 : refusal.msBeforeNext
    return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) }
  }
}

/** Takes back one counted attempt: where only failures count, a success is not one. */
export async function forgiveAttempt(pool: Pool, limit: Limit, subject: string): Promise<void> {
  await limiterFor(pool, limit).reward(keyOf(subject))
}
