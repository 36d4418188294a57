import { eq } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { recordChange } from '@/features/security/record-change'
import { inTransaction, transactionOf } from '@/lib/db/transaction'
import { isUuid } from '@/lib/validation/uuid'
import { users } from '@/payload-generated-schema'
import { endSession, endSessions } from './mutations'

async function auditEnd(req: PayloadRequest, userId: string, sessions: number): Promise<void> {
  if (sessions === 0) return
  await recordChange(req, { action: 'DELETE', tableName: 'sessions', recordId: userId, before: { sessions } })
}

/** Ends all sessions of an account. @returns their number, or undefined if there is no such account. */
export async function endSessionsOf(actor: PayloadRequest, { userId }: { userId: string }) {
  if (!isUuid(userId)) return undefined
  return inTransaction(actor, async (req) => {
    const db = await transactionOf(req)
    const known = await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share')
    if (known.length === 0) return undefined
    const ended = await endSessions(req, userId)
    await auditEnd(req, userId, ended)
    return ended
  })
}

export async function endSessionOf(
  actor: PayloadRequest,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> {
  return inTransaction(actor, async (req) => {
    if (!(await endSession(req, userId, sessionId))) return false
    await auditEnd(req, userId, 1)
    return true
  })
}
