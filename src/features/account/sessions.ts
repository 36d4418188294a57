import { randomUUID } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { hashToken, newToken } from '@/lib/crypto/token'
import { query, queryIn, sql } from '@/lib/db/query'
import { ABSOLUTE_SECONDS, IDLE_SECONDS, MAX_SESSIONS, TOUCH_SECONDS } from './session-limits'

/** Where a session was begun. */
export interface Device {
  address: string
  userAgent: string
}

export interface ActiveSession {
  id: string
  createdAt: string
  lastSeenAt: string
  expiresAt: string
  address: string
  userAgent: string
}

/** A row that still counts: neither too old nor unused for too long. */
const alive = sql`expires_at > now() AND last_seen_at > now() - make_interval(secs => ${IDLE_SECONDS})`

/**
 * Begins a session of an account; of too many, those that were not used for longest end.
 * @returns the secret for the cookie (only its hash is stored) and its end as a UTC instant.
 */
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
  return { sessionId, token, expiresAt }
}

/** Whose session a cookie is, and its own id; undefined when it has ended, for whatever reason. */
export async function findSession(
  payload: Payload,
  token: string,
): Promise<{ id: string; userId: string } | undefined> {
  const [row] = await query<{ id: string; user_id: string; stale: boolean }>(
    payload,
    sql`SELECT id, user_id, last_seen_at < now() - make_interval(secs => ${TOUCH_SECONDS}) AS stale
        FROM account_sessions WHERE token_hash = ${hashToken(token)} AND ${alive}`,
  )
  if (!row) return undefined
  if (row.stale)
    await query(
      payload,
      sql`UPDATE account_sessions SET last_seen_at = now() WHERE id = ${row.id} AND ${alive}`,
    )
  return { id: row.id, userId: row.user_id }
}

/** True when the session was begun, or later proved, with a second factor. */
export async function hasSecondFactor(req: PayloadRequest, sessionId: string): Promise<boolean> {
  const rows = await queryIn(req, sql`SELECT 1 FROM account_sessions WHERE id = ${sessionId} AND two_factor`)
  return rows.length > 0
}

/** Notes that the person of this session has proved a second factor. */
export async function markSecondFactor(req: PayloadRequest, sessionId: string): Promise<void> {
  await queryIn(req, sql`UPDATE account_sessions SET two_factor = true WHERE id = ${sessionId}`)
}

/** The sessions of an account that still count, last used first. */
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

/** Ends one session of an account; false when the account has no such session. */
export async function endSession(req: PayloadRequest, userId: string, sessionId: string): Promise<boolean> {
  const ended = await queryIn(
    req,
    sql`DELETE FROM account_sessions WHERE user_id = ${userId} AND id = ${sessionId} RETURNING id`,
  )
  return ended.length > 0
}

/** Ends all sessions of an account, except the one with the id `keep`. */
export async function endSessions(req: PayloadRequest, userId: string, keep?: string): Promise<void> {
  await queryIn(
    req,
    sql`DELETE FROM account_sessions WHERE user_id = ${userId} AND id::text IS DISTINCT FROM ${keep ?? null}::text`,
  )
}
