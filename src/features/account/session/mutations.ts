import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { hashToken, newToken } from '@/lib/crypto/token'
import { queryIn, sql } from '@/lib/db/query'
import { alive } from './queries'
import { ABSOLUTE_SECONDS, MAX_SESSIONS } from './rules'

export interface Device {
  address: string
  userAgent: string
}

/** Starts a session. Above the limit, the least recently used end. @returns the secret and its end (UTC). */
export async function beginSession(
  req: PayloadRequest,
  userId: string,
  { address, userAgent }: Device,
  twoFactor: boolean,
): Promise<{ sessionId: string; token: string; expiresAt: Date }> {
  const token = newToken()
  const expiresAt = new Date(Date.now() + ABSOLUTE_SECONDS * 1000)
  await queryIn(req, sql`DELETE FROM account_sessions WHERE user_id = ${userId} AND NOT (${alive})`)
  const sessionId = randomUUID()
  await queryIn(
    req,
    sql`INSERT INTO account_sessions (id, token_hash, user_id, expires_at, address, user_agent, two_factor)
        VALUES (${sessionId}, ${hashToken(token)}, ${userId}, ${expiresAt.toISOString()}, ${address.slice(0, 64)}, ${userAgent.slice(0, 300)}, ${twoFactor})`,
  )
  await queryIn(
    req,
    sql`DELETE FROM account_sessions WHERE id IN (
          SELECT id FROM account_sessions WHERE user_id = ${userId}
          ORDER BY last_seen_at DESC OFFSET ${MAX_SESSIONS} FOR UPDATE SKIP LOCKED)`,
  )
  await queryIn(
    req,
    sql`INSERT INTO account_activity (user_id, last_sign_in_at) VALUES (${userId}, now())
        ON CONFLICT (user_id) DO UPDATE SET last_sign_in_at = excluded.last_sign_in_at`,
  )
  return { sessionId, token, expiresAt }
}

/** A session's new secret and its unchanged end (UTC). */
export interface RenewedSession {
  token: string
  expiresAt: Date
}

/** Replaces a session's secret, so copies of the old cookie are void. */
export async function renewSession(
  req: PayloadRequest,
  sessionId: string,
): Promise<RenewedSession | undefined> {
  const token = newToken()
  const [row] = await queryIn<{ expires_at: string }>(
    req,
    sql`UPDATE account_sessions SET token_hash = ${hashToken(token)} WHERE id = ${sessionId} RETURNING expires_at`,
  )
  return row && { token, expiresAt: new Date(row.expires_at) }
}

export async function markAuthenticated(req: PayloadRequest, sessionId: string): Promise<void> {
  await queryIn(req, sql`UPDATE account_sessions SET authenticated_at = now() WHERE id = ${sessionId}`)
}

/** Records a second factor and renews the secret, because the session has more rights. */
export async function markSecondFactor(
  req: PayloadRequest,
  sessionId: string,
): Promise<RenewedSession | undefined> {
  await queryIn(req, sql`UPDATE account_sessions SET two_factor = true WHERE id = ${sessionId}`)
  return renewSession(req, sessionId)
}

export async function endSession(req: PayloadRequest, userId: string, sessionId: string): Promise<boolean> {
  const ended = await queryIn(
    req,
    sql`DELETE FROM account_sessions WHERE user_id = ${userId} AND id = ${sessionId} RETURNING id`,
  )
  return ended.length > 0
}

/** Ends an account's sessions except `keep`. @returns their number. */
export async function endSessions(req: PayloadRequest, userId: string, keep?: string): Promise<number> {
  const ended = await queryIn(
    req,
    sql`DELETE FROM account_sessions WHERE user_id = ${userId} AND id::text IS DISTINCT FROM ${keep ?? null}::text RETURNING id`,
  )
  return ended.length
}
