import { and, eq } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest, TypedUser } from 'payload'
import { account_passkeys } from '@/lib/db/own-tables'
import { inTransaction, transactionOf } from '@/lib/db/transaction'
import { auditCredentials } from '../credential-audit'
import { sendAccountMail } from '../mail'
import { lockCredentials } from '../password/queries'
import { keepOnlySession } from '../session/mutations'
import { sessionIdOf } from '../session/strategy'
import { isSwitchedOff } from '../switched-off/queries'
import { endWithoutFactor, renewRecoveryCodes } from '../two-factor/mutations'
import { twoFactorState } from '../two-factor/queries'
import { storeAttempt, takeAttempt } from './attempts'
import { countPasskeys, credentialsOf } from './queries'
import { ALGORITHMS, ATTEMPT_SECONDS, MAX_PASSKEYS, relyingParty, userHandleOf } from './rules'
import type { NewPasskey } from './schema'

const { id, userId: owner, name, createdAt } = account_passkeys

const attemptOf = (user: TypedUser) =>
  ({ purpose: 'register', userId: user.id, sessionId: sessionIdOf(user) }) as const

/** Asks for a new passkey. Callers have checked who is asking. */
export async function requestNewPasskey(req: PayloadRequest, user: TypedUser, siteName: string) {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: siteName,
    rpID: relyingParty().id,
    userID: userHandleOf(user.id),
    userName: user.email,
    userDisplayName: user.fullName ?? user.email,
    timeout: ATTEMPT_SECONDS * 1000,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: await credentialsOf(req, user.id),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { attempt: await storeAttempt(req, attemptOf(user), options.challenge), options }
}

/** The credential in the browser's answer. Undefined if the answer is wrong, or its request is unknown, spent or expired. */
async function verifiedCredential(req: PayloadRequest, user: TypedUser, { attempt, response }: NewPasskey) {
  const expectedChallenge = await takeAttempt(req, attemptOf(user), attempt)
  if (!expectedChallenge) return undefined
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { id: expectedRPID, origins: expectedOrigin } = relyingParty()
  const { transports, ...created } = response.response
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...response,
        response: { ...created, transports: transports ?? [] },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    return registrationInfo?.credential
  } catch (error) {
    req.payload.logger.warn({ err: error }, 'a new passkey was refused')
    return undefined
  }
}

/** Stores a new passkey, a second factor from now on. @returns why not, or with recovery codes if the account had no second factor before */
export async function addPasskey(acting: PayloadRequest, user: TypedUser, input: NewPasskey) {
  const credential = await verifiedCredential(acting, user, input)
  if (!credential) return 'refused'
  return inTransaction(acting, async (req) => {
    await lockCredentials(req, user.id)
    if (await isSwitchedOff(req, user.id)) return 'refused'
    const before = await twoFactorState(req, user.id)
    const count = await countPasskeys(req, user.id)
    if (count >= MAX_PASSKEYS) return 'too-many'
    const db = await transactionOf(req)
    const [stored] = await db
      .insert(account_passkeys)
      .values({
        userId: user.id,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: credential.transports ?? [],
        name: input.name,
      })
      .onConflictDoNothing()
      .returning({ id, name, createdAt })
    if (!stored) return 'taken'
    const recoveryCodes = before.enabled ? null : await renewRecoveryCodes(req, user.id)
    const renewed = await keepOnlySession(req, user.id, sessionIdOf(user))
    await auditCredentials(req, user.id, { passkeysBefore: count, passkeys: count + 1 })
    await sendAccountMail(req, {
      kind: 'passkey-changed',
      to: user.email,
      change: 'added',
      name: stored.name,
      secondFactor: true,
    })
    const passkey = { ...stored, createdAt: stored.createdAt.toISOString(), lastUsedAt: null }
    return { passkey, recoveryCodes, renewed }
  })
}

const ownPasskey = (userId: string, passkeyId: string) => and(eq(owner, userId), eq(id, passkeyId))

export async function renamePasskey(req: PayloadRequest, userId: string, passkeyId: string, newName: string) {
  const db = await transactionOf(req)
  const renamed = await db
    .update(account_passkeys)
    .set({ name: newName })
    .where(ownPasskey(userId, passkeyId))
    .returning({ id })
  return renamed.length > 0
}

/** Removes a passkey, and two-factor sign-in with the last one if there is no app. @returns false if there is none */
export async function removePasskey(
  req: PayloadRequest,
  user: Pick<TypedUser, 'id' | 'email'>,
  passkeyId: string,
): Promise<boolean> {
  await lockCredentials(req, user.id)
  const db = await transactionOf(req)
  const [removed] = await db
    .delete(account_passkeys)
    .where(ownPasskey(user.id, passkeyId))
    .returning({ name })
  if (!removed) return false
  await endWithoutFactor(req, user.id)
  const { enabled } = await twoFactorState(req, user.id)
  const passkeys = await countPasskeys(req, user.id)
  await auditCredentials(req, user.id, { passkeysBefore: passkeys + 1, passkeys })
  await sendAccountMail(req, {
    kind: 'passkey-changed',
    to: user.email,
    change: 'removed',
    name: removed.name,
    secondFactor: enabled,
  })
  return true
}

export async function removePasskeys(req: PayloadRequest, userId: string): Promise<void> {
  const db = await transactionOf(req)
  const removed = await db.delete(account_passkeys).where(eq(owner, userId)).returning({ id })
  await auditCredentials(req, userId, { passkeysBefore: removed.length, passkeys: 0 })
}
