import { and, eq, isNotNull } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { isCallTakersAccount } from '@/features/role/call-takers'
import { seal, unseal } from '@/lib/crypto/seal'
import { siteKeys } from '@/lib/crypto/site-keys'
import { google_host_connections } from '@/lib/db/own-tables'
import { databaseOf, transactionOf } from '@/lib/db/transaction'
import { google_oauth_config, hosts } from '@/payload-generated-schema'
import { GoogleFailure } from '../google/failure'
import type { OAuthClient } from '../google/token-endpoint'
import { grantsOf, isOf, type Owner } from './owner'

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

export const drizzleOf = (source: Source) => (isRequest(source) ? transactionOf(source) : databaseOf(source))

/** A condition: the connection is used. */
export function isOn(owner: Owner) {
  const { syncEnabled, googleAccessToken } = grantsOf(owner)
  return and(isOf(owner), eq(syncEnabled, true), isNotNull(googleAccessToken))
}

export async function storedGrant(source: Source, owner: Owner = null) {
  const grants = grantsOf(owner)
  const db = await drizzleOf(source)
  const [row] = await db
    .select({
      access: grants.googleAccessToken,
      refresh: grants.googleRefreshToken,
      expires: grants.googleTokenExpiresAt,
    })
    .from(grants)
    .where(isOn(owner))
    .limit(1)
  if (!row?.access || !row.refresh) return undefined
  return { accessToken: row.access, refreshToken: row.refresh, expiresAt: new Date(row.expires ?? 0) }
}

/** The stored connection. Locks its row until the transaction ends. */
export async function connectionColumns(req: PayloadRequest, owner: Owner = null) {
  const grants = grantsOf(owner)
  const columns = {
    googleAccessToken: grants.googleAccessToken,
    googleRefreshToken: grants.googleRefreshToken,
    googleTokenExpiresAt: grants.googleTokenExpiresAt,
    googleCalendarId: grants.googleCalendarId,
    syncEnabled: grants.syncEnabled,
  }
  const db = await transactionOf(req)
  const [row] = await db.select(columns).from(grants).where(isOf(owner)).limit(1).for('update')
  const expires = row?.googleTokenExpiresAt
  return row && { ...row, googleTokenExpiresAt: expires ? new Date(expires).toISOString() : null }
}

export async function calendarInUse(source: Source, owner: Owner = null): Promise<string | undefined> {
  const grants = grantsOf(owner)
  const db = await drizzleOf(source)
  const [row] = await db.select({ id: grants.googleCalendarId }).from(grants).where(isOn(owner)).limit(1)
  return row?.id ?? undefined
}

/** A calendar, and whose account it is used with. */
export interface UsedCalendar {
  owner: Owner
  calendarId: string
}

/** Where the calls of a host go: into their own calendar, else into the company's, as those of the desk do. */
export async function calendarFor(source: Source, host: string | null): Promise<UsedCalendar | undefined> {
  for (const owner of host ? [host, null] : [null]) {
    const calendarId = await calendarInUse(source, owner)
    if (calendarId) return { owner, calendarId }
  }
  return undefined
}

/** The hosts who take calls, have connected an account and chosen a calendar; the one that was read longest ago first. */
export async function hostsWithCalendar(source: Source): Promise<{ hostId: string; calendarId: string }[]> {
  const { hostId, googleCalendarId, googleAccessToken, syncEnabled, syncedAt } = google_host_connections
  const db = await drizzleOf(source)
  const rows = await db
    .select({ hostId, calendarId: googleCalendarId })
    .from(google_host_connections)
    .innerJoin(hosts, eq(hosts.id, hostId))
    .where(and(eq(syncEnabled, true), isNotNull(googleAccessToken), isCallTakersAccount(hosts.user)))
    .orderBy(syncedAt, hostId)
  return rows.flatMap(({ hostId: id, calendarId }) => (calendarId ? [{ hostId: id, calendarId }] : []))
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
