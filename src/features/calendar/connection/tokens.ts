import type { Payload, PayloadRequest } from 'payload'
import { query, queryIn, sql } from '@/lib/db/query'
import { inTransaction } from '@/lib/db/transaction'
import { processState } from '@/lib/process-state'
import { type Calendar, calendarClient, plainFailure } from '../google/client'
import { GoogleFailure, isFailure } from '../google/failure'
import { refreshTokens, type Tokens } from '../google/token-endpoint'
import { noteProblem, noteWell } from './problems'
import { oauthClient, openSecret, sealSecret, storedGrant } from './stored'

/** A token is renewed so long before its end: longer than the pause between two syncs. */
const MARGIN_MS = 6 * 60_000
/** Any number, the same for all servers: one of them changes the tokens at a time. */
const LOCK = 7_214_055

const state = processState('google-tokens', (): { refreshing?: Promise<string> | undefined } => ({}))

/** Locks the tokens until the transaction of `req` ends. */
export const lockTokens = (req: PayloadRequest) => queryIn(req, sql`SELECT pg_advisory_xact_lock(${LOCK})`)

export async function storeTokens(req: PayloadRequest, tokens: Tokens): Promise<void> {
  const refresh = tokens.refreshToken ? sealSecret('refreshToken', tokens.refreshToken) : null
  await queryIn(
    req,
    sql`UPDATE calendar_settings SET google_access_token = ${sealSecret('accessToken', tokens.accessToken)},
          google_refresh_token = coalesce(${refresh}, google_refresh_token),
          google_token_expires_at = ${tokens.expiresAt.toISOString()}`,
  )
}

/** The expiry of a token whose grant is gone, so that no server renews it. */
const ENDED = new Date(0)

/** Marks the grant as gone, unless a new connection was made meanwhile. */
async function endGrant(payload: Payload, sealedRefreshToken: string): Promise<void> {
  await query(
    payload,
    sql`UPDATE calendar_settings SET google_token_expires_at = ${ENDED.toISOString()} WHERE google_refresh_token = ${sealedRefreshToken}`,
  )
}

/** A new access token, asked for by one server at a time; the others take over what it has stored. */
async function refresh(payload: Payload, refused: string | undefined): Promise<string> {
  let used: string | undefined
  try {
    return await inTransaction({ payload }, async (req) => {
      await lockTokens(req)
      const stored = await storedGrant(req)
      const client = await oauthClient(req)
      if (!stored || !client) throw new GoogleFailure('off', 'not connected')
      const known = openSecret('accessToken', stored.accessToken)
      if (known !== refused && stored.expiresAt.getTime() > Date.now() + MARGIN_MS) return known
      used = stored.refreshToken
      const renewed = await refreshTokens(client, openSecret('refreshToken', stored.refreshToken))
      await storeTokens(req, renewed)
      return renewed.accessToken
    })
  } catch (error) {
    if (used && isFailure(error, 'reconnect')) await endGrant(payload, used)
    throw error
  }
}

/** The current access token; `refused` is one that Google rejected before its expiry. */
async function accessToken(payload: Payload, refused?: string): Promise<string> {
  const stored = await storedGrant(payload)
  if (!stored) throw new GoogleFailure('off', 'not connected')
  if (stored.expiresAt.getTime() === ENDED.getTime())
    throw new GoogleFailure('reconnect', 'the grant has ended')
  const known = openSecret('accessToken', stored.accessToken)
  if (known !== refused && stored.expiresAt.getTime() > Date.now() + MARGIN_MS) return known
  // One connection of the pool waits for the lock, however many requests want a token.
  state.refreshing ??= refresh(payload, refused).finally(() => {
    state.refreshing = undefined
  })
  return state.refreshing
}

async function attempt<Result>(
  token: string,
  call: (calendar: Calendar) => Promise<Result>,
): Promise<Result> {
  const calendar = await calendarClient(token)
  try {
    return await call(calendar)
  } catch (error) {
    throw plainFailure(error)
  }
}

/** Only these say something about the connection itself; the others are about one event. */
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
 * Calls Google for the connected account. A token that is refused before its time is renewed once, and the call repeated.
 * Stores the connection's problem for the team; the next successful call clears it. `about`
 * says what the call proves: `calendar` that the chosen calendar is there and can be used, `nothing` that it is done
 * aside, and its failure is no problem of the connection.
 * @throws GoogleFailure
 */
export async function withGoogle<Result>(
  payload: Payload,
  call: (calendar: Calendar) => Promise<Result>,
  { about = 'connection' }: { about?: 'connection' | 'calendar' | 'nothing' } = {},
): Promise<Result> {
  try {
    const token = await accessToken(payload)
    const result = await attempt(token, call).catch(async (error: unknown) => {
      if (!isFailure(error, 'unauthorised')) throw error
      return attempt(await accessToken(payload, token), call)
    })
    if (about !== 'nothing') await noteWell(payload, about)
    return result
  } catch (error) {
    if (about !== 'nothing' && isFailure(error, ...ofTheConnection)) await noteProblem(payload, error.kind)
    throw error
  }
}
