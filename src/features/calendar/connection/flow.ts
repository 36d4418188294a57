import { createHash } from 'node:crypto'
import { eq, gt, lt } from '@payloadcms/db-postgres/drizzle'
import { type Payload, type PayloadRequest, parseCookies } from 'payload'
import { env } from '@/env'
import { seal, unseal } from '@/lib/crypto/seal'
import { siteKeys } from '@/lib/crypto/site-keys'
import { hashToken, newToken } from '@/lib/crypto/token'
import { NOW, secondsFromNow } from '@/lib/db/expressions'
import { google_oauth_flows } from '@/lib/db/own-tables'
import { databaseOf, transactionOf } from '@/lib/db/transaction'
import { CALENDAR_SCOPE, googleAddresses } from '../google/addresses'
import type { OAuthClient } from '../google/token-endpoint'
import { mayConnect, type Owner } from './owner'

const NAME = 'google-calendar-oauth'
const PATH = '/api/google-calendar-oauth'
const PURPOSE = 'google-oauth-flow'
const LIFETIME_SECONDS = 10 * 60

interface Flow {
  state: string
  verifier: string
  owner: Owner
}

/** A state is known only with its owner. */
const stateHash = ({ state, owner }: Flow) => hashToken(owner ? `${owner} ${state}` : state)

const cookie = (value: string, seconds: number) =>
  `${NAME}=${value}; Path=${PATH}; HttpOnly; SameSite=Lax; Max-Age=${seconds}${
    env.SITE_URL.startsWith('https:') ? '; Secure' : ''
  }`

/** Deletes the cookie, which is valid for one answer. */
export const endedFlowCookie = (): string => cookie('', 0)

export async function beginFlow(req: PayloadRequest, client: OAuthClient, owner: Owner = null) {
  const flow: Flow = { state: newToken(), verifier: newToken(), owner }
  if (!req.user) throw new Error('A flow belongs to a person')
  const db = await transactionOf(req)
  await db.delete(google_oauth_flows).where(lt(google_oauth_flows.expiresAt, NOW))
  await db.insert(google_oauth_flows).values({
    stateHash: stateHash(flow),
    userId: req.user.id,
    expiresAt: secondsFromNow(LIFETIME_SECONDS),
  })
  const query = new URLSearchParams({
    client_id: client.clientId,
    redirect_uri: client.redirectUri,
    response_type: 'code',
    scope: CALENDAR_SCOPE,
    access_type: 'offline',
    // Otherwise Google gives a refresh token only the first time.
    prompt: 'consent',
    state: flow.state,
    code_challenge: createHash('sha256').update(flow.verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  return {
    authUrl: `${googleAddresses().auth}?${query}`,
    cookie: cookie(seal(JSON.stringify(flow), PURPOSE, siteKeys), LIFETIME_SECONDS),
  }
}

function readFlow(headers: Headers): Flow | undefined {
  try {
    return JSON.parse(unseal(parseCookies(headers).get(NAME) ?? '', PURPOSE, siteKeys)) as Flow
  } catch {
    return undefined
  }
}

/** Verifies Google's answer: same browser, state and owner, unused, begun by someone who still may. Works once. */
export async function takeFlow(payload: Payload, headers: Headers, state: string) {
  const flow = readFlow(headers)
  if (!flow || flow.state !== state) return undefined
  const db = databaseOf(payload)
  const [used] = await db
    .delete(google_oauth_flows)
    .where(eq(google_oauth_flows.stateHash, stateHash(flow)))
    .returning({
      userId: google_oauth_flows.userId,
      isOpen: gt(google_oauth_flows.expiresAt, NOW).mapWith(Boolean),
    })
  if (!used?.isOpen) return undefined
  const { verifier, owner } = flow
  const { userId } = used
  return (await mayConnect(payload, userId, owner)) ? { verifier, userId, owner } : undefined
}
