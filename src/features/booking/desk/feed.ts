import ical, { ICalCalendarMethod } from 'ical-generator'
import type { Payload, PayloadRequest } from 'payload'
import { env } from '@/env'
import { recordChange } from '@/features/security/record-change'
import { siteBrand } from '@/features/site/brand'
import { hashToken, newToken } from '@/lib/crypto/token'
import { query, queryIn, sql } from '@/lib/db/query'
import { inTransaction } from '@/lib/db/transaction'
import type { Booking } from '@/payload-types'
import { calendarStatus, calendarUid } from '../mail/calendar-invite'
import { BLOCKS_TIME_SQL } from '../status'

/** More than any calendar has. */
const MOST = 5000

export interface FeedState {
  /** Creation of the current address (UTC instant). Null if the feed is off. */
  since: string | null
}

interface FeedRow extends Record<string, unknown> {
  id: string
  name: string
  callType: string | null
  company: string | null
  email: string
  phone: string | null
  start: string | Date
  end: string | Date
  status: Booking['status']
  meetLink: string | null
  meetingKind: string | null
  sequence: number
  updatedAt: string | Date
}

/** The feed ends when its creator is no longer an active super admin. */
const ofSuperAdmin = sql`booking_feed f
  JOIN user_roles r ON r.user_id = f.created_by AND r.role = 'super_admin'
  WHERE NOT EXISTS (SELECT 1 FROM switched_off_accounts o WHERE o.user_id = f.created_by)`

/** Callers must check for a super admin. */
export async function feedState(payload: Payload): Promise<FeedState> {
  const [row] = await query<{ since: string | Date }>(
    payload,
    sql`SELECT f.created_at AS since FROM ${ofSuperAdmin}`,
  )
  return { since: row ? new Date(row.since).toISOString() : null }
}

/** Makes a new secret address and voids the old one. Only a hash of its key is stored. */
export function createFeedAddress(acting: PayloadRequest): Promise<string> {
  return inTransaction(acting, async (req) => {
    const key = newToken()
    await queryIn(
      req,
      sql`INSERT INTO booking_feed (key_hash, created_by) VALUES (${hashToken(key)}, ${req.user?.id ?? null}::uuid)
          ON CONFLICT (id) DO UPDATE
            SET key_hash = EXCLUDED.key_hash, created_by = EXCLUDED.created_by, created_at = now()`,
    )
    const after = { address: 'made anew' }
    await recordChange(req, { action: 'INSERT', tableName: 'booking_feed', recordId: 'feed', after })
    return `${env.SITE_URL}/api/bookings-feed?key=${key}`
  })
}

async function endFeed(req: PayloadRequest, condition: ReturnType<typeof sql>): Promise<void> {
  const gone = await queryIn(req, sql`DELETE FROM booking_feed WHERE ${condition} RETURNING 1`)
  if (gone.length === 0) return
  const before = { address: 'in use' }
  await recordChange(req, { action: 'DELETE', tableName: 'booking_feed', recordId: 'feed', before })
}

/** Switches the feed off. Its address responds like an unknown one. */
export const revokeFeedAddress = (acting: PayloadRequest): Promise<void> =>
  inTransaction(acting, (req) => endFeed(req, sql`true`))

/** Ends the feed of an account that loses the right to it. The address does not work again if the right returns. */
export const endFeedOf = (req: PayloadRequest, userId: string): Promise<void> =>
  endFeed(req, sql`created_by = ${userId}::uuid`)

/** Returns true for the current address's key. Checked at each request. */
export async function isFeedKey(payload: Payload, key: string): Promise<boolean> {
  const found = await query(payload, sql`SELECT 1 FROM ${ofSuperAdmin} AND f.key_hash = ${hashToken(key)}`)
  return found.length > 0
}

/** Active bookings from 30 days ago on as iCalendar (RFC 5545). Times are UTC. */
export async function bookingsFeed(payload: Payload, now: Date): Promise<string> {
  const rows = await query<FeedRow>(
    payload,
    sql`SELECT id, name, call_type AS "callType", company, email, phone, booking_datetime AS "start", ends_at AS "end", status,
               meet_link AS "meetLink", meeting_kind AS "meetingKind", calendar_sequence::int AS sequence, updated_at AS "updatedAt"
        FROM bookings
        WHERE ${sql.raw(BLOCKS_TIME_SQL)} AND held_until IS NULL
          AND booking_datetime >= ${now.toISOString()}::timestamptz - interval '30 days'
        ORDER BY booking_datetime, id LIMIT ${MOST}`,
  )
  const brand = await siteBrand(payload)
  const calendar = ical({
    name: `${brand.name} bookings`,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: brand.name, product: 'Booking desk', language: 'EN' },
    ttl: 15 * 60,
  })
  for (const row of rows) {
    calendar.createEvent({
      id: calendarUid(row.id, new URL(env.SITE_URL).hostname),
      sequence: row.sequence,
      stamp: new Date(row.updatedAt),
      start: new Date(row.start),
      end: new Date(row.end),
      status: calendarStatus[row.status],
      summary: `${row.status === 'pending' ? 'Pending: ' : ''}${row.name}${row.company ? `, ${row.company}` : ''}`,
      // Leaves out the visitor's message, because many programs read calendars.
      description: [row.callType, row.email, row.phone, row.meetLink].filter(Boolean).join('\n'),
      location: row.meetLink ?? (row.meetingKind === 'phone' ? 'Phone call' : 'Video call'),
      url: `${env.SITE_URL}/super-admin/bookings?view=all&open=${row.id}`,
    })
  }
  return calendar.toString()
}
