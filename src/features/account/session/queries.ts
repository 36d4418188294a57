import { and, desc, eq, gt, lt, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { hashToken } from '@/lib/crypto/token'
import { NOW, secondsFromNow } from '@/lib/db/expressions'
import { hasRow } from '@/lib/db/has-row'
import { account_sessions } from '@/lib/db/own-tables'
import { databaseOf, transactionOf } from '@/lib/db/transaction'
import { isNotSwitchedOff } from '../switched-off/queries'
import { IDLE_SECONDS, TOUCH_SECONDS } from './rules'

export const alive = and(
  gt(account_sessions.expiresAt, NOW),
  gt(account_sessions.lastSeenAt, secondsFromNow(-IDLE_SECONDS)),
) as SQL

/** The session's user and id. Undefined if it has ended. */
export async function findSession(payload: Payload, token: string) {
  const db = databaseOf(payload)
  const { id, userId, tokenHash, lastSeenAt } = account_sessions
  const [row] = await db
    .select({ id, userId, stale: lt(lastSeenAt, secondsFromNow(-TOUCH_SECONDS)) as SQL<boolean> })
    .from(account_sessions)
    .where(and(eq(tokenHash, hashToken(token)), alive, isNotSwitchedOff(userId)))
  if (!row) return undefined
  if (row.stale)
    await db
      .update(account_sessions)
      .set({ lastSeenAt: NOW })
      .where(and(eq(id, row.id), alive))
  return { id: row.id, userId: row.userId }
}

export async function hasSecondFactor(req: PayloadRequest, sessionId: string): Promise<boolean> {
  const { id, twoFactor } = account_sessions
  return hasRow(req, account_sessions, and(eq(id, sessionId), eq(twoFactor, true)))
}

export async function listSessions(req: PayloadRequest, userId: string) {
  const { id, createdAt, lastSeenAt, expiresAt, address, userAgent } = account_sessions
  const db = await transactionOf(req)
  const rows = await db
    .select({ id, createdAt, lastSeenAt, expiresAt, address, userAgent })
    .from(account_sessions)
    .where(and(eq(account_sessions.userId, userId), alive))
    .orderBy(desc(lastSeenAt))
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }))
}
