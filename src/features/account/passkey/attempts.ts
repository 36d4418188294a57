import { and, eq, gt, isNull } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { hashToken, newToken } from '@/lib/crypto/token'
import { NOW, secondsFromNow } from '@/lib/db/expressions'
import { account_passkey_attempts } from '@/lib/db/own-tables'
import { transactionOf } from '@/lib/db/transaction'
import { ATTEMPT_SECONDS } from './rules'

const { tokenHash, challenge, purpose, userId, sessionId, expiresAt } = account_passkey_attempts

/** The use of the answer to a challenge. Only a sign-in with a passkey alone has no account. */
export interface Attempt {
  purpose: 'register' | 'sign-in' | 'second-factor' | 'proof'
  userId?: string
  sessionId?: string | undefined
}

/** Stores a challenge. @returns the secret that the browser sends back with its answer. */
export async function storeAttempt(req: PayloadRequest, attempt: Attempt, value: string): Promise<string> {
  const token = newToken()
  const db = await transactionOf(req)
  await db.insert(account_passkey_attempts).values({
    ...attempt,
    tokenHash: hashToken(token),
    challenge: value,
    expiresAt: secondsFromNow(ATTEMPT_SECONDS),
  })
  return token
}

/** The challenge of an attempt, once: a wrong answer spends it too. Undefined if it is spent, expired or not for this. */
export async function takeAttempt(req: PayloadRequest, attempt: Attempt, token: string) {
  const db = await transactionOf(req)
  const [row] = await db
    .delete(account_passkey_attempts)
    .where(
      and(
        eq(tokenHash, hashToken(token)),
        eq(purpose, attempt.purpose),
        attempt.userId ? eq(userId, attempt.userId) : isNull(userId),
        attempt.sessionId ? eq(sessionId, attempt.sessionId) : isNull(sessionId),
        gt(expiresAt, NOW),
      ),
    )
    .returning({ challenge })
  return row?.challenge
}
