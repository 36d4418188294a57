import type { Payload, PayloadRequest } from 'payload'
import { seal, unseal } from '@/lib/crypto/seal'
import { siteKeys } from '@/lib/crypto/site-keys'
import { query, queryIn, sql } from '@/lib/db/query'
import { GoogleFailure } from '../google/failure'
import type { OAuthClient } from '../google/token-endpoint'

/** One secret cannot be opened as another. */
const purposes = {
  accessToken: 'google-access-token',
  refreshToken: 'google-refresh-token',
  clientSecret: 'google-client-secret',
} as const
type Secret = keyof typeof purposes

export const sealSecret = (kind: Secret, plain: string): string => seal(plain, purposes[kind], siteKeys)

/** @throws GoogleFailure `unreadable` if it was sealed with another key or changed */
export function openSecret(kind: Secret, sealed: string): string {
  try {
    return unseal(sealed, purposes[kind], siteKeys)
  } catch {
    throw new GoogleFailure('unreadable', 'a stored secret cannot be read with the present ENCRYPTION_KEY')
  }
}

export interface StoredGrant {
  /** Both are sealed. */
  accessToken: string
  refreshToken: string
  expiresAt: Date
}

type Source = Payload | PayloadRequest
const isRequest = (source: Source): source is PayloadRequest => 'payload' in source

/** Runs a query inside or outside a request's transaction. */
export const rowsOf = <Row extends Record<string, unknown>>(
  source: Source,
  statement: ReturnType<typeof sql>,
): Promise<Row[]> => (isRequest(source) ? queryIn<Row>(source, statement) : query<Row>(source, statement))

export async function storedGrant(source: Source): Promise<StoredGrant | undefined> {
  const [row] = await rowsOf<{ access: string; refresh: string; expires: string | Date | null }>(
    source,
    sql`SELECT google_access_token AS access, google_refresh_token AS refresh, google_token_expires_at AS expires
        FROM calendar_settings
        WHERE sync_enabled AND google_access_token IS NOT NULL AND google_refresh_token IS NOT NULL LIMIT 1`,
  )
  return (
    row && {
      accessToken: row.access,
      refreshToken: row.refresh,
      expiresAt: new Date(row.expires ?? 0),
    }
  )
}

export async function calendarInUse(source: Source): Promise<string | undefined> {
  const [row] = await rowsOf<{ id: string }>(
    source,
    sql`SELECT google_calendar_id AS id FROM calendar_settings
        WHERE sync_enabled AND google_access_token IS NOT NULL AND google_calendar_id IS NOT NULL LIMIT 1`,
  )
  return row?.id
}

export async function oauthClient(source: Source): Promise<OAuthClient | undefined> {
  const [row] = await rowsOf<{ id: string; secret: string; redirect: string }>(
    source,
    sql`SELECT client_id AS id, client_secret_encrypted AS secret, redirect_uri AS redirect FROM google_oauth_config
        WHERE client_id <> '' AND client_secret_encrypted <> '' AND redirect_uri <> '' LIMIT 1`,
  )
  return (
    row && {
      clientId: row.id,
      clientSecret: openSecret('clientSecret', row.secret),
      redirectUri: row.redirect,
    }
  )
}
