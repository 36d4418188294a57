import { createHash } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { env } from '@/env'
import { seal, unseal } from '@/lib/crypto/seal'
import { siteKeys } from '@/lib/crypto/site-keys'
import { hashToken, newToken } from '@/lib/crypto/token'
import { query, queryIn, sql } from '@/lib/db/query'
import { CALENDAR_SCOPE, googleAddresses } from '../google/addresses'
import type { OAuthClient } from '../google/token-endpoint'

const NAME = 'google-calendar-oauth'
const PATH = '/api/google-calendar-oauth'
const PURPOSE = 'google-oauth-flow'
const LIFETIME_SECONDS = 10 * 60

interface Flow {
  state: string
  verifier: string
}

const cookie = (value: string, seconds: number) =>
  `${NAME}=${value}; Path=${PATH}; HttpOnly; SameSite=Lax; Max-Age=${seconds}${
    env.SITE_URL.startsWith('https:') ? '; Secure' : ''
  }`

/** Deletes the cookie, which is valid for one answer. */
export const endedFlowCookie = (): string => cookie('', 0)

/** Google's consent page for the super admin, and the cookie that the answer needs. */
export async function beginFlow(
  req: PayloadRequest,
  client: OAuthClient,
): Promise<{ authUrl: string; cookie: string }> {
  const flow: Flow = { state: newToken(), verifier: newToken() }
  await queryIn(req, sql`DELETE FROM google_oauth_flows WHERE expires_at < now()`)
  await queryIn(
    req,
    sql`INSERT INTO google_oauth_flows (state_hash, user_id, expires_at)
        VALUES (${hashToken(flow.state)}, ${req.user?.id ?? null}::uuid, now() + make_interval(secs => ${LIFETIME_SECONDS}))`,
  )
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

function readFlow(headers: Pick<Headers, 'get'>): Flow | undefined {
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const [name, value] = part.split('=', 2)
    if (name?.trim() !== NAME || !value) continue
    try {
      return JSON.parse(unseal(value.trim(), PURPOSE, siteKeys)) as Flow
    } catch {
      return undefined
    }
  }
  return undefined
}

/** Verifies Google's answer: same browser, same state, unused, begun by a current super admin. Works once. */
export async function takeFlow(
  payload: Payload,
  headers: Pick<Headers, 'get'>,
  state: string,
): Promise<{ verifier: string; userId: string } | undefined> {
  const flow = readFlow(headers)
  if (!flow || flow.state !== state) return undefined
  const [row] = await query<{ userId: string }>(
    payload,
    sql`WITH used AS (
          DELETE FROM google_oauth_flows WHERE state_hash = ${hashToken(state)} RETURNING user_id, expires_at)
        SELECT used.user_id AS "userId" FROM used
        JOIN user_roles r ON r.user_id = used.user_id AND r.role = 'super_admin'
        WHERE used.expires_at > now()
          AND NOT EXISTS (SELECT 1 FROM switched_off_accounts o WHERE o.user_id = used.user_id) LIMIT 1`,
  )
  return row && { verifier: flow.verifier, userId: row.userId }
}
