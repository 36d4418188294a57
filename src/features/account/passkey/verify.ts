import { and, eq } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { NOW } from '@/lib/db/expressions'
import { account_passkeys } from '@/lib/db/own-tables'
import { transactionOf } from '@/lib/db/transaction'
import { isNotSwitchedOff } from '../switched-off/queries'
import { type Attempt, storeAttempt, takeAttempt } from './attempts'
import { credentialsOf } from './queries'
import { ATTEMPT_SECONDS, namesAccount, relyingParty } from './rules'
import type { PasskeyProof } from './schema'

const { id, userId, credentialId, publicKey, counter, lastUsedAt } = account_passkeys

/** A request for the browser, and the secret that the page sends back with the answer. */
export type PasskeyRequest = Awaited<ReturnType<typeof requestPasskey>>

/** Asks for a passkey: one of the account's, or any one for a sign-in, which reveals no account. */
export async function requestPasskey(req: PayloadRequest, attempt: Attempt) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: relyingParty().id,
    userVerification: 'required',
    timeout: ATTEMPT_SECONDS * 1000,
    ...(attempt.userId ? { allowCredentials: await credentialsOf(req, attempt.userId) } : {}),
  })
  return { attempt: await storeAttempt(req, attempt, options.challenge), options }
}

async function findPasskey(req: PayloadRequest, credential: string, attempt: Attempt) {
  const db = await transactionOf(req)
  const [row] = await db
    .select({ id, userId, publicKey, counter })
    .from(account_passkeys)
    .where(
      and(
        eq(credentialId, credential),
        attempt.userId ? eq(userId, attempt.userId) : undefined,
        isNotSwitchedOff(userId),
      ),
    )
  return row
}

/** The new counter. @throws for a wrong signature, site or type, a missing check of the person, or a counter that went back */
async function checkSignature(
  { response }: PasskeyProof,
  stored: NonNullable<Awaited<ReturnType<typeof findPasskey>>>,
  expectedChallenge: string,
): Promise<number> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { id: expectedRPID, origins: expectedOrigin } = relyingParty()
  const { userHandle, ...signed } = response.response
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...response,
      response: userHandle ? { ...signed, userHandle } : signed,
      clientExtensionResults: {},
    },
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    credential: { id: response.id, publicKey: new Uint8Array(stored.publicKey), counter: stored.counter },
    requireUserVerification: true,
  })
  if (!verified) throw new Error('The signature is wrong')
  return authenticationInfo.newCounter
}

/** Verifies a browser's answer and counts it. `reason` is for the operator, not for the caller. */
export async function verifyPasskey(
  req: PayloadRequest,
  attempt: Attempt,
  proof: PasskeyProof,
): Promise<{ ok: true; passkeyId: string; userId: string } | { ok: false; reason: string; userId?: string }> {
  const challenge = await takeAttempt(req, attempt, proof.attempt)
  if (!challenge) return { ok: false, reason: 'The request is unknown, used or too old' }
  const stored = await findPasskey(req, proof.response.id, attempt)
  if (!stored) return { ok: false, reason: 'The passkey is unknown' }
  const { userHandle } = proof.response.response
  // No address was typed, so the passkey must name the account.
  const named = userHandle ? namesAccount(userHandle, stored.userId) : attempt.purpose !== 'sign-in'
  if (!named) return { ok: false, reason: 'The passkey names another account', userId: stored.userId }
  try {
    const newCounter = await checkSignature(proof, stored, challenge)
    const db = await transactionOf(req)
    const counted = await db
      .update(account_passkeys)
      .set({ counter: newCounter, lastUsedAt: NOW })
      .where(and(eq(id, stored.id), eq(counter, stored.counter)))
      .returning({ lastUsedAt })
    if (counted.length > 0) return { ok: true, passkeyId: stored.id, userId: stored.userId }
    return { ok: false, reason: 'The passkey was removed or used meanwhile', userId: stored.userId }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { ok: false, reason: reason.slice(0, 200), userId: stored.userId }
  }
}
