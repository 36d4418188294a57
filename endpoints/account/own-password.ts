import type { PayloadRequest } from 'payload'
import { countAuthAttempt, forgiveAuthAttempt } from '@/features/account/attempts'
import { passwordHashOf } from '@/features/account/credentials'
import { verifyPassword } from '@/features/account/password-hash'
import { problem } from '@/lib/http/problem'
import { tooManyAttempts } from './too-many-attempts'

export const wrongPassword = (): Response =>
  problem(400, {
    message: 'This is not your current password',
    code: 'invalid',
    field: 'currentPassword',
  })

/**
 * Asks the person behind a session for the password once more, so that an unlocked device is not
 * enough for what follows. Counted by account: only its own session gets here.
 * @returns the refusal, or the stored hash that the password was verified against.
 */
export async function provePassword(
  req: PayloadRequest,
  userId: string,
  password: string,
): Promise<{ ok: true; verified: string } | { ok: false; refusal: Response }> {
  const verdict = await countAuthAttempt(req, 'password', userId)
  if (!verdict.allowed) {
    return {
      ok: false,
      refusal: tooManyAttempts('Too many attempts. Please try again later.', verdict.retryAfterSeconds),
    }
  }
  const stored = await passwordHashOf(req, userId)
  if (!(await verifyPassword(password, stored)) || !stored) return { ok: false, refusal: wrongPassword() }
  await forgiveAuthAttempt(req, 'password', userId)
  return { ok: true, verified: stored }
}
