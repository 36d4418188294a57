import { and, eq } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { lockName } from '@/lib/db/locks'
import { databaseOf, inTransaction, transactionOf } from '@/lib/db/transaction'
import { processState } from '@/lib/process-state'
import { type Calendar, calendarClient, plainFailure } from '../google/client'
import { GoogleFailure, isFailure } from '../google/failure'
import { refreshTokens, type Tokens } from '../google/token-endpoint'
import { grantsOf, isOf, type Owner } from './owner'
import { noteProblem, noteWell } from './problems'
import { oauthClient, openSecret, sealSecret, storedGrant } from './stored'

const MARGIN_MS = 6 * 60_000
const state = processState('google-tokens', () => ({ refreshing: new Map<Owner, Promise<string>>() }))

/** Only one server changes the tokens. */
export const lockTokens = (req: PayloadRequest, owner: Owner) =>
  lockName(req, owner ? `google-tokens:${owner}` : 'google-tokens')

export async function storeTokens(req: PayloadRequest, owner: Owner, tokens: Tokens): Promise<void> {
  const { accessToken, refreshToken, expiresAt } = tokens
  const db = await transactionOf(req)
  await db
    .update(grantsOf(owner))
    .set({
      googleAccessToken: sealSecret('accessToken', accessToken),
      ...(refreshToken ? { googleRefreshToken: sealSecret('refreshToken', refreshToken) } : {}),
      googleTokenExpiresAt: expiresAt.toISOString(),
    })
    .where(isOf(owner))
}

/** An expiry that keeps servers from renewing a revoked grant. */
const ENDED = new Date(0)

/** Marks the grant as revoked, unless there is a new connection. */
async function endGrant(payload: Payload, owner: Owner, sealedRefreshToken: string): Promise<void> {
  const grants = grantsOf(owner)
  await databaseOf(payload)
    .update(grants)
    .set({ googleTokenExpiresAt: ENDED.toISOString() })
    .where(and(isOf(owner), eq(grants.googleRefreshToken, sealedRefreshToken)))
}

/** Renews the access token on one server. The others use what it stored. */
async function refresh(payload: Payload, owner: Owner, refused: string | undefined): Promise<string> {
  let used: string | undefined
  try {
    return await inTransaction({ payload }, async (req) => {
      await lockTokens(req, owner)
      const stored = await storedGrant(req, owner)
      const client = await oauthClient(req)
      if (!stored || !client) throw new GoogleFailure('off', 'not connected')
      const known = openSecret('accessToken', stored.accessToken)
      if (known !== refused && stored.expiresAt.getTime() > Date.now() + MARGIN_MS) return known
      used = stored.refreshToken
      const renewed = await refreshTokens(client, openSecret('refreshToken', stored.refreshToken))
      await storeTokens(req, owner, renewed)
      return renewed.accessToken
    })
  } catch (error) {
    if (used && isFailure(error, 'reconnect')) await endGrant(payload, owner, used)
    throw error
  }
}

/** The current access token. `refused` is one that Google rejected before its expiry. */
async function accessToken(payload: Payload, owner: Owner, refused?: string): Promise<string> {
  const stored = await storedGrant(payload, owner)
  if (!stored) throw new GoogleFailure('off', 'not connected')
  if (stored.expiresAt.getTime() === ENDED.getTime())
    throw new GoogleFailure('reconnect', 'the grant has ended')
  const known = openSecret('accessToken', stored.accessToken)
  if (known !== refused && stored.expiresAt.getTime() > Date.now() + MARGIN_MS) return known
  // Shared, so that only one pool connection waits for the lock.
  const running = state.refreshing.get(owner)
  if (running) return running
  const refreshing = refresh(payload, owner, refused).finally(() => state.refreshing.delete(owner))
  state.refreshing.set(owner, refreshing)
  return refreshing
}

async function attempt<Result>(token: string, call: (calendar: Calendar) => Promise<Result>) {
  const calendar = await calendarClient(token)
  try {
    return await call(calendar)
  } catch (error) {
    throw plainFailure(error)
  }
}

const ofTheConnection = [
  'reconnect',
  'configuration',
  'unreadable',
  'unauthorised',
  'unavailable',
  'forbidden',
  'calendar',
] as const

/**
 * Calls Google with the account of `owner`, renews a rejected token once, and records problems of the connection. `about` is what a
 * success proves. @throws GoogleFailure
 */
export async function withGoogle<Result>(
  payload: Payload,
  owner: Owner,
  call: (calendar: Calendar) => Promise<Result>,
  { about = 'connection' }: { about?: 'connection' | 'calendar' | 'nothing' } = {},
): Promise<Result> {
  try {
    const token = await accessToken(payload, owner)
    const result = await attempt(token, call).catch(async (error: unknown) => {
      if (!isFailure(error, 'unauthorised')) throw error
      return attempt(await accessToken(payload, owner, token), call)
    })
    if (about !== 'nothing') await noteWell(payload, owner, about)
    return result
  } catch (error) {
    if (about !== 'nothing' && isFailure(error, ...ofTheConnection))
      await noteProblem(payload, owner, error.kind)
    throw error
  }
}
