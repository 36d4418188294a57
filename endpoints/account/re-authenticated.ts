import type { PayloadRequest } from 'payload'
import type { Credentials } from '@/features/account/password/queries'
import { type Proof, reauthenticate } from '@/features/account/reauthentication/mutations'
import { reauthenticationRefusals } from '@/features/account/reauthentication/rules'
import { problem } from '@/lib/http/problem'
import { tooManyAttempts } from './too-many-attempts'

export const wrongPassword = (): Response => problem(400, reauthenticationRefusals['password-wrong'])

/** Verifies the password and any second factor. @returns the refusal, or what was verified. */
export async function reauthenticated(
  req: PayloadRequest,
  userId: string,
  proof: Proof,
): Promise<{ ok: true; verified: Credentials } | { ok: false; refusal: Response }> {
  const outcome = await reauthenticate(req, userId, proof)
  if (outcome.kind === 'proved') return { ok: true, verified: outcome.credentials }
  const refused = reauthenticationRefusals[outcome.kind]
  if (outcome.kind === 'limited') {
    return { ok: false, refusal: tooManyAttempts(refused.message, outcome.verdict) }
  }
  return { ok: false, refusal: problem(400, refused) }
}
