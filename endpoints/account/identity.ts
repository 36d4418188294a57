import type { PayloadRequest } from 'payload'
import { countAuthAttempt, refundAuthAttempt } from '@/features/account/limits'
import type { Credentials } from '@/features/account/password/queries'
import {
  type Proof,
  reauthenticate,
  reauthenticationRefusals,
} from '@/features/account/reauthentication/mutations'
import { problem } from '@/lib/http/problem'
import type { Refused } from '@/lib/http/reply'
import { refuse, tooMany } from '../route'

const invalidLink = () => refuse(410, 'This link is invalid or has expired.', 'token')

/** Runs `use` with a mailed token. Only failed attempts count towards the limit. */
export async function redeem<Answer extends Response>(
  req: PayloadRequest,
  use: () => Promise<Answer | undefined>,
  whenInvalid: () => Refused = invalidLink,
): Promise<Answer | Refused> {
  const verdict = await countAuthAttempt(req, 'link')
  if (!verdict.allowed) return tooMany('Too many attempts. Please try again later.', verdict)
  const done = await use()
  if (!done) return whenInvalid()
  await refundAuthAttempt(req, 'link')
  return done
}

export const wrongPassword = (): Refused => problem(400, reauthenticationRefusals['password-wrong'])

/** Verifies the password and any second factor. @returns the refusal, or what was verified. */
export async function reauthenticated(
  req: PayloadRequest,
  userId: string,
  proof: Proof,
): Promise<{ ok: true; verified: Credentials } | { ok: false; refusal: Refused }> {
  const outcome = await reauthenticate(req, userId, proof)
  if (outcome.kind === 'proved') return { ok: true, verified: outcome.credentials }
  const refused = reauthenticationRefusals[outcome.kind]
  if (outcome.kind === 'limited') return { ok: false, refusal: tooMany(refused.message, outcome.verdict) }
  return { ok: false, refusal: problem(400, refused) }
}
