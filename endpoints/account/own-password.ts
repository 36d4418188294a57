import type { PayloadRequest } from 'payload'
import { countAuthAttempt, forgiveAuthAttempt } from '@/features/account/attempts'
import { passwordHashOf } from '@/features/account/credentials'
import { verifyPassword } from '@/features/account/password-hash'
import { problem } from '@/lib/http/problem'
import { tooManyAttempts } from './too-many-attempts'

/**
 * Asks the person behind a session for the password once more, so that an unlocked device is not
 * enough for what follows. Counted by account: only its own session gets here.
 * @returns the refusal, or undefined when the password is right.
 */
export async function refuseWrongPassword(
  req: PayloadRequest,
  userId: string,
  password: string,
): Promise<Response | undefined> {
  const verdict = await countAuthAttempt(req, 'password', userId)
  if (!verdict.allowed)
    return tooManyAttempts('Too many attempts. Please try again later.', verdict.retryAfterSeconds)
  if (!(await verifyPassword(password, await passwordHashOf(req, userId)))) {
    return problem(400, {
      message: 'This is not your current password',
      code: 'invalid',
      field: 'currentPassword',
    })
  }
  await forgiveAuthAttempt(req, 'password', userId)
  return undefined
}
