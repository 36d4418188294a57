import type { Payload } from 'payload'
import { env } from '@/env'
import { query, sql } from '@/lib/db/query'
import { type EventState, FOUND } from '../events'
import type { FailureKind } from '../google/failure'
import { isFailure } from '../google/failure'
import { openSecret } from './stored'
import { withGoogle } from './tokens'

/** `expired`: a super admin must connect again. `broken`: configuration or stored secrets are unusable. */
export type ConnectionState = 'off' | 'connected' | 'expired' | 'broken'

export interface OpenEvent {
  bookingId: string
  name: string
  state: EventState
  problem: string | null
}

export interface OrphanedEvents {
  calendarId: string
  /** `found` in the current calendar, `unreachable` in an earlier one. */
  kind: 'found' | 'unreachable'
  count: number
  firstStart: string | null
}

export interface ConnectionStatus {
  config: { clientId: string; redirectUri: string } | null
  suggestedRedirectUri: string
  state: ConnectionState
  problem: FailureKind | null
  problemSince: string | null
  syncedAt: string | null
  calendarId: string | null
  open: OpenEvent[]
  orphanedEvents: OrphanedEvents[]
}

type Row = Record<string, unknown> & {
  clientId: string | null
  redirectUri: string | null
  secret: string | null
  access: string | null
  calendarId: string | null
  enabled: boolean | null
  expires: string | Date | null
  problem: FailureKind | null
  problemSince: string | Date | null
  syncedAt: string | Date | null
}

async function read(payload: Payload): Promise<Row | undefined> {
  const [row] = await query<Row>(
    payload,
    sql`SELECT c.client_id AS "clientId", c.redirect_uri AS "redirectUri", c.client_secret_encrypted AS secret,
               s.google_access_token AS access, s.google_calendar_id AS "calendarId", s.sync_enabled AS enabled,
               s.google_token_expires_at AS expires, g.problem, g.problem_since AS "problemSince", g.synced_at AS "syncedAt"
        FROM google_connection g
        LEFT JOIN calendar_settings s ON true LEFT JOIN google_oauth_config c ON true LIMIT 1`,
  )
  return row
}

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
async function settled(payload: Payload): Promise<Row | undefined> {
  const row = await read(payload)
  if (!row?.access || !row.enabled || !isOver(row) || row.problem === 'reconnect') return row
  await withGoogle(payload, (google) => google.calendarList.list({ maxResults: 1 })).catch(
    (error: unknown) => {
      if (!isFailure(error)) throw error
    },
  )
  return read(payload)
}

const openEvents = (payload: Payload) =>
  query<OpenEvent & Record<string, unknown>>(
    payload,
    sql`SELECT e.booking_id AS "bookingId", b.name, e.state, e.problem FROM google_events e
        JOIN bookings b ON b.id = e.booking_id
        WHERE b.ends_at > now()
          AND (e.state IN ('review', 'failed') OR (e.state = 'waiting' AND e.queued_at < now() - interval '1 minute'))
        ORDER BY e.state, e.queued_at LIMIT 20`,
  )

const iso = (value: string | Date | null) => value && new Date(value).toISOString()

async function findOrphanedEvents(payload: Payload): Promise<OrphanedEvents[]> {
  const rows = await query<
    Omit<OrphanedEvents, 'firstStart'> & { first: string | Date | null; [name: string]: unknown }
  >(
    payload,
    sql`SELECT e.calendar_id AS "calendarId", CASE WHEN e.generation = ${FOUND} THEN 'found' ELSE 'unreachable' END AS kind,
               count(*)::int AS count, min(e.event_start) AS first
        FROM google_events e
        WHERE e.state = 'review' AND e.event_id IS NOT NULL AND coalesce(e.event_end, e.queued_at + interval '30 days') > now()
          AND NOT EXISTS (SELECT 1 FROM bookings b WHERE b.id = e.booking_id)
        GROUP BY 1, 2 ORDER BY 2, 1`,
  )
  return rows.map(({ calendarId, kind, count, first }) => ({
    calendarId,
    kind,
    count,
    firstStart: iso(first),
  }))
}

export async function connectionStatus(payload: Payload): Promise<ConnectionStatus> {
  const row = await settled(payload)
  const state = row ? stateOf(row) : 'off'
  return {
    config: row?.clientId ? { clientId: row.clientId, redirectUri: row.redirectUri ?? '' } : null,
    suggestedRedirectUri: `${env.SITE_URL}/api/google-calendar-oauth/callback`,
    state,
    problem: row?.problem ?? null,
    problemSince: iso(row?.problemSince ?? null),
    syncedAt: iso(row?.syncedAt ?? null),
    calendarId: row?.calendarId ?? null,
    open: state === 'off' ? [] : await openEvents(payload),
    orphanedEvents: state === 'off' ? [] : await findOrphanedEvents(payload),
  }
}

/** The calendar's state for health and overview. */
export async function calendarHealth(payload: Payload): Promise<'ok' | 'stale' | 'off'> {
  const row = await read(payload)
  if (!row?.access || !row.enabled || !row.calendarId) return 'off'
  return row.problem || stateOf(row) !== 'connected' ? 'stale' : 'ok'
}
