import type { Payload, PayloadRequest } from 'payload'
import { hashToken } from '@/lib/crypto/token'
import { query, queryIn, sql } from '@/lib/db/query'
import { IDLE_SECONDS, TOUCH_SECONDS } from './rules'

export interface ActiveSession {
  id: string
  createdAt: string
  lastSeenAt: string
  expiresAt: string
  address: string
  userAgent: string
}

export const alive = sql`expires_at > now() AND last_seen_at > now() - make_interval(secs => ${IDLE_SECONDS})`

/** The session's user and id. Undefined if it has ended. */
export async function findSession(
  payload: Payload,
  token: string,
): Promise<{ id: string; userId: string } | undefined> {
  const [row] = await query<{ id: string; user_id: string; stale: boolean }>(
    payload,
    sql`SELECT id, user_id, last_seen_at < now() - make_interval(secs => ${TOUCH_SECONDS}) AS stale
        FROM account_sessions WHERE token_hash = ${hashToken(token)} AND ${alive}
          AND NOT EXISTS (SELECT 1 FROM switched_off_accounts o WHERE o.user_id = account_sessions.user_id)`,
  )
  if (!row) return undefined
  if (row.stale)
    await query(
      payload,
      sql`UPDATE account_sessions SET last_seen_at = now() WHERE id = ${row.id} AND ${alive}`,
    )
  return { id: row.id, userId: row.user_id }
}

export async function hasSecondFactor(req: PayloadRequest, sessionId: string): Promise<boolean> {
  const rows = await queryIn(req, sql`SELECT 1 FROM account_sessions WHERE id = ${sessionId} AND two_factor`)
  return rows.length > 0
}

export async function authenticatedWithin(
  req: PayloadRequest,
  sessionId: string,
  seconds: number,
): Promise<boolean> {
  const rows = await queryIn(
    req,
    sql`SELECT 1 FROM account_sessions
        WHERE id = ${sessionId} AND authenticated_at > now() - make_interval(secs => ${seconds})`,
  )
  return rows.length > 0
}

export async function listSessions(req: PayloadRequest, userId: string): Promise<ActiveSession[]> {
  const rows = await queryIn<
    Record<'id' | 'created_at' | 'last_seen_at' | 'expires_at' | 'address' | 'user_agent', string>
  >(
    req,
    sql`SELECT id, created_at, last_seen_at, expires_at, address, user_agent
        FROM account_sessions WHERE user_id = ${userId} AND ${alive} ORDER BY last_seen_at DESC`,
  )
  const instant = (value: string) => new Date(value).toISOString()
  return rows.map((row) => ({
    id: row.id,
    createdAt: instant(row.created_at),
    lastSeenAt: instant(row.last_seen_at),
    expiresAt: instant(row.expires_at),
    address: row.address,
    userAgent: row.user_agent,
  }))
}
