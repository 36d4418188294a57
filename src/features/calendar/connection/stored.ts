import { and, eq, isNotNull, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { seal, unseal } from '@/lib/crypto/seal'
import { siteKeys } from '@/lib/crypto/site-keys'
import { query, queryIn } from '@/lib/db/query'
import { databaseOf, transactionOf } from '@/lib/db/transaction'
import { calendar_settings, google_oauth_config } from '@/payload-generated-schema'
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

type Source = Payload | PayloadRequest
const isRequest = (source: Source): source is PayloadRequest => 'payload' in source

/** Runs a query inside or outside a request's transaction. */
export const rowsOf = <Row extends Record<string, unknown>>(source: Source, statement: SQL) =>
  isRequest(source) ? queryIn<Row>(source, statement) : query<Row>(source, statement)

export const drizzleOf = (source: Source) => (isRequest(source) ? transactionOf(source) : databaseOf(source))

const { googleAccessToken, googleRefreshToken, googleTokenExpiresAt, googleCalendarId, syncEnabled } =
  calendar_settings
const columns = { googleAccessToken, googleRefreshToken, googleTokenExpiresAt, googleCalendarId, syncEnabled }
const isOn = and(eq(syncEnabled, true), isNotNull(googleAccessToken))

export async function storedGrant(source: Source) {
  const db = await drizzleOf(source)
  const [row] = await db
    .select({ access: googleAccessToken, refresh: googleRefreshToken, expires: googleTokenExpiresAt })
    .from(calendar_settings)
    .where(isOn)
    .limit(1)
  if (!row?.access || !row.refresh) return undefined
  return { accessToken: row.access, refreshToken: row.refresh, expiresAt: new Date(row.expires ?? 0) }
}

/** The stored connection. Locks its row until the transaction ends. */
export async function connectionColumns(req: PayloadRequest) {
  const db = await transactionOf(req)
  const [row] = await db.select(columns).from(calendar_settings).limit(1).for('update')
  const expires = row?.googleTokenExpiresAt
  return row && { ...row, googleTokenExpiresAt: expires ? new Date(expires).toISOString() : null }
}

export async function calendarInUse(source: Source): Promise<string | undefined> {
  const db = await drizzleOf(source)
  const [row] = await db.select({ id: googleCalendarId }).from(calendar_settings).where(isOn).limit(1)
  return row?.id ?? undefined
}

export async function oauthClient(source: Source): Promise<OAuthClient | undefined> {
  const { clientId: id, clientSecretEncrypted: secret, redirectUri: redirect } = google_oauth_config
  const db = await drizzleOf(source)
  const [row] = await db.select({ id, secret, redirect }).from(google_oauth_config).limit(1)
  if (!row?.id || !row.secret || !row.redirect) return undefined
  return {
    clientId: row.id,
    clientSecret: openSecret('clientSecret', row.secret),
    redirectUri: row.redirect,
  }
}
