import {
  and,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  min,
  or,
} from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { env } from '@/env'
import { ALWAYS, NOW, secondsFromNow } from '@/lib/db/expressions'
import { google_connection, google_events, google_host_connections } from '@/lib/db/own-tables'
import { databaseOf } from '@/lib/db/transaction'
import { bookings, calendar_settings, google_oauth_config } from '@/payload-generated-schema'
import { FOUND, hasNoBooking } from '../events'
import type { FailureKind } from '../google/failure'
import { isFailure } from '../google/failure'
import { grantsOf, isOf, type Owner, statesOf } from './owner'
import { openSecret } from './stored'
import { withGoogle } from './tokens'

/** `expired`: a super admin must connect again. `broken`: configuration or stored secrets are unusable. */
export type ConnectionState = 'off' | 'connected' | 'expired' | 'broken'

export type ConnectionStatus = Awaited<ReturnType<typeof connectionStatus>>

async function read(payload: Payload, owner: Owner) {
  const [grants, states] = [grantsOf(owner), statesOf(owner)]
  const columns = {
    clientId: google_oauth_config.clientId,
    redirectUri: google_oauth_config.redirectUri,
    secret: google_oauth_config.clientSecretEncrypted,
    access: grants.googleAccessToken,
    calendarId: grants.googleCalendarId,
    enabled: grants.syncEnabled,
    expires: grants.googleTokenExpiresAt,
    problem: states.problem,
    problemSince: states.problemSince,
    syncedAt: states.syncedAt,
  }
  const rows = databaseOf(payload).select(columns)
  const [row] = await (owner
    ? rows.from(google_host_connections).leftJoin(google_oauth_config, ALWAYS).where(isOf(owner))
    : rows.from(google_connection).leftJoin(calendar_settings, ALWAYS).leftJoin(google_oauth_config, ALWAYS)
  ).limit(1)
  return row && { ...row, problem: row.problem as FailureKind | null }
}

type Row = NonNullable<Awaited<ReturnType<typeof read>>>

function isUnreadable({ access, secret }: Row): boolean {
  try {
    if (access) openSecret('accessToken', access)
    if (secret) openSecret('clientSecret', secret)
    return false
  } catch {
    return true
  }
}

const isOver = ({ expires }: Row) => new Date(expires ?? 0).getTime() <= Date.now()

function stateOf(row: Row): ConnectionState {
  if (!row.access || !row.enabled) return 'off'
  if (row.problem === 'configuration' || row.problem === 'unreadable' || isUnreadable(row)) return 'broken'
  return isOver(row) || row.problem === 'reconnect' || row.problem === 'unauthorised'
    ? 'expired'
    : 'connected'
}

/** Renews an expired token, so that the state is current. */
async function settled(payload: Payload, owner: Owner): Promise<Row | undefined> {
  const row = await read(payload, owner)
  if (!row?.access || !row.enabled || !isOver(row) || row.problem === 'reconnect') return row
  await withGoogle(payload, owner, (google) => google.calendarList.list({ maxResults: 1 })).catch(
    (error: unknown) => {
      if (!isFailure(error)) throw error
    },
  )
  return read(payload, owner)
}

function openEvents(payload: Payload) {
  const { bookingId, state, problem, queuedAt } = google_events
  const isLate = and(eq(state, 'waiting'), lt(queuedAt, secondsFromNow(-60)))
  return databaseOf(payload)
    .select({ bookingId, name: bookings.name, state, problem })
    .from(google_events)
    .innerJoin(bookings, eq(bookings.id, bookingId))
    .where(and(gt(bookings.endsAt, NOW), or(inArray(state, ['review', 'failed']), isLate)))
    .orderBy(state, queuedAt)
    .limit(20)
}

const iso = (value: string | Date | null) => value && new Date(value).toISOString()

async function findOrphanedEvents(payload: Payload) {
  const { calendarId, generation, eventId, eventStart, eventEnd, queuedAt, state } = google_events
  const isFound = eq(generation, FOUND).mapWith(Boolean).as('isFound')
  const isAhead = or(
    gt(eventEnd, NOW),
    and(isNull(eventEnd), gt(queuedAt, secondsFromNow(-30 * 24 * 60 * 60))),
  )
  const rows = await databaseOf(payload)
    .select({ calendarId, isFound, count: count(), first: min(eventStart) })
    .from(google_events)
    .where(and(eq(state, 'review'), isNotNull(eventId), isAhead, hasNoBooking))
    .groupBy((columns) => [columns.calendarId, columns.isFound])
    .orderBy((columns) => [desc(columns.isFound), columns.calendarId])
  return rows.map((row) => ({
    calendarId: row.calendarId ?? '',
    /** `found` in the current calendar, `unreachable` in an earlier one. */
    kind: row.isFound ? ('found' as const) : ('unreachable' as const),
    count: row.count,
    firstStart: iso(row.first),
  }))
}

const connectionOf = (row: Row | undefined) => ({
  state: row ? stateOf(row) : ('off' as const),
  problem: row?.problem ?? null,
  problemSince: iso(row?.problemSince ?? null),
  syncedAt: iso(row?.syncedAt ?? null),
  calendarId: row?.calendarId ?? null,
})

export async function connectionStatus(payload: Payload) {
  const row = await settled(payload, null)
  const connection = connectionOf(row)
  const isOff = connection.state === 'off'
  return {
    ...connection,
    config: row?.clientId ? { clientId: row.clientId, redirectUri: row.redirectUri ?? '' } : null,
    suggestedRedirectUri: `${env.SITE_URL}/api/google-calendar-oauth/callback`,
    open: isOff ? [] : await openEvents(payload),
    orphanedEvents: isOff ? [] : await findOrphanedEvents(payload),
  }
}

export type HostConnection = Awaited<ReturnType<typeof hostConnection>>

/** The connection of a host, without what it would tell others. Callers must check for the host or a super admin. */
export async function hostConnection(payload: Payload, hostId: string) {
  const connection = connectionOf(await settled(payload, hostId))
  // A super admin has set up the site's access to Google.
  const configured = (await databaseOf(payload).$count(google_oauth_config)) > 0
  return { ...connection, configured }
}

/** The calendar's state for health and overview. */
export async function calendarHealth(payload: Payload): Promise<'ok' | 'stale' | 'off'> {
  const row = await read(payload, null)
  if (!row?.access || !row.enabled || !row.calendarId) return 'off'
  return row.problem || stateOf(row) !== 'connected' ? 'stale' : 'ok'
}
