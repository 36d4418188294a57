import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, inArray, ne, not, or, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { hashToken, newToken } from '@/lib/crypto/token'
import { ALWAYS, NOW, secondsFromNow } from '@/lib/db/expressions'
import { account_activity, account_sessions } from '@/lib/db/own-tables'
import { transactionOf } from '@/lib/db/transaction'
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
) {
  const token = newToken()
  const expiresAt = new Date(Date.now() + ABSOLUTE_SECONDS * 1000)
  const db = await transactionOf(req)
  const own = eq(account_sessions.userId, userId)
  await db.delete(account_sessions).where(and(own, not(alive)))
  const sessionId = randomUUID()
  await db.insert(account_sessions).values({
    id: sessionId,
    tokenHash: hashToken(token),
    userId,
    expiresAt,
    address: address.slice(0, 64),
    userAgent: userAgent.slice(0, 300),
    twoFactor,
  })
  const tooMany = db
    .select({ id: account_sessions.id })
    .from(account_sessions)
    .where(own)
    .orderBy(desc(account_sessions.lastSeenAt))
    .offset(MAX_SESSIONS)
    .for('update', { skipLocked: true })
  await db.delete(account_sessions).where(inArray(account_sessions.id, tooMany))
  const lastSignInAt = NOW
  await db
    .insert(account_activity)
    .values({ userId, lastSignInAt })
    .onConflictDoUpdate({ target: account_activity.userId, set: { lastSignInAt } })
  return { sessionId, token, expiresAt }
}

export type RenewedSession = NonNullable<Awaited<ReturnType<typeof renewSession>>>

/** Replaces a session's secret, so copies of the old cookie are void. @returns it with its unchanged end (UTC) */
export async function renewSession(req: PayloadRequest, sessionId: string) {
  const token = newToken()
  const db = await transactionOf(req)
  const [row] = await db
    .update(account_sessions)
    .set({ tokenHash: hashToken(token) })
    .where(eq(account_sessions.id, sessionId))
    .returning({ expiresAt: account_sessions.expiresAt })
  return row && { token, expiresAt: row.expiresAt }
}

export async function markAuthenticated(req: PayloadRequest, sessionId: string): Promise<void> {
  const db = await transactionOf(req)
  await db.update(account_sessions).set({ authenticatedAt: NOW }).where(eq(account_sessions.id, sessionId))
}

/** A proof counts this many times longer for acts of the same kind that follow each other. */
const LONGEST_WORK = 6

interface SensitiveAct {
  sessionId: string
  /** Null for an act that is like no other. */
  kind: string | null
  seconds: number
}

/** Returns true if the proof, or the last act of the same kind, is at most that old (docs/decisions/0152), and notes the act. */
export async function mayAct(req: PayloadRequest, act: SensitiveAct): Promise<boolean> {
  const { sessionId, kind, seconds } = act
  const { id, authenticatedAt, actKind, actAt } = account_sessions
  const goesOn = and(
    gt(authenticatedAt, secondsFromNow(-seconds * LONGEST_WORK)),
    gt(actAt, secondsFromNow(-seconds)),
    kind === null ? not(ALWAYS) : eq(actKind, kind),
  )
  const db = await transactionOf(req)
  const noted = await db
    .update(account_sessions)
    .set({ actKind: kind, actAt: NOW })
    .where(and(eq(id, sessionId), or(gt(authenticatedAt, secondsFromNow(-seconds)), goesOn)))
  return (noted.rowCount ?? 0) > 0
}

async function deleteSessions(req: PayloadRequest, userId: string, which?: SQL): Promise<number> {
  const db = await transactionOf(req)
  const isOwn = eq(account_sessions.userId, userId)
  return (await db.delete(account_sessions).where(and(isOwn, which))).rowCount ?? 0
}

export const endSession = async (req: PayloadRequest, userId: string, id: string): Promise<boolean> =>
  (await deleteSessions(req, userId, eq(account_sessions.id, id))) > 0

export const endSessions = (req: PayloadRequest, userId: string, keep?: string): Promise<number> =>
  deleteSessions(req, userId, keep ? ne(account_sessions.id, keep) : undefined)

/** After a new second factor: this session has it and, with more rights, a new secret. All others were begun without it and end. */
export async function keepOnlySession(req: PayloadRequest, userId: string, sessionId: string | undefined) {
  await endSessions(req, userId, sessionId)
  if (!sessionId) return undefined
  const db = await transactionOf(req)
  await db.update(account_sessions).set({ twoFactor: true }).where(eq(account_sessions.id, sessionId))
  return renewSession(req, sessionId)
}
