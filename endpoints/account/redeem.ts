import type { PayloadRequest } from 'payload'
import { countAuthAttempt, refundAuthAttempt } from '@/features/account/limits'
import { problem } from '@/lib/http/problem'
import { tooManyAttempts } from './too-many-attempts'

const invalidLink = () =>
  problem(410, { message: 'This link is invalid or has expired.', code: 'gone', field: 'token' })

/** Runs `use` with a mailed token. Only failed attempts count towards the limit. */
export async function redeem(
  req: PayloadRequest,
  use: () => Promise<Response | undefined>,
  refuse: () => Response = invalidLink,
): Promise<Response> {
  const verdict = await countAuthAttempt(req, 'link')
  if (!verdict.allowed) return tooManyAttempts('Too many attempts. Please try again later.', verdict)
  const done = await use()
  if (!done) return refuse()
  await refundAuthAttempt(req, 'link')
  return done
}
