import { and, asc, eq, gte, inArray, isNotNull, isNull, or, type SQL } from '@payloadcms/db-postgres/drizzle'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Payload, PayloadRequest } from 'payload'
import { env } from '@/env'
import { isCallTakersAccount, isSuperAdminAccount } from '@/features/role/call-takers'
import { recordChange } from '@/features/security/record-change'
import { siteBrand } from '@/features/site/brand'
import { hashToken, newToken } from '@/lib/crypto/token'
import { booking_feed } from '@/lib/db/own-tables'
import { databaseOf, inTransaction, transactionOf } from '@/lib/db/transaction'
import { shownPhone } from '@/lib/validation/phone-number'
import { readableAddress } from '@/lib/validation/readable-address'
import { bookings } from '@/payload-generated-schema'
import { calendarUid } from '../mail/calendar-invite'
import { blockingStatuses, statuses } from '../status'

const MOST = 5000
const BACK_MS = 30 * 24 * 60 * 60_000

export type FeedState = Awaited<ReturnType<typeof feedState>>

const { keyHash, assigneeId, createdAt, createdBy } = booking_feed

/** A feed of all calls has no assignee. */
const feedOf = (assignee: string | null) => (assignee ? eq(assigneeId, assignee) : isNull(assigneeId))

/** A feed ends when its creator may no longer see its calls. */
const mayBeRead = and(
  isCallTakersAccount(createdBy),
  or(isNotNull(assigneeId), isSuperAdminAccount(createdBy)),
)

/** When the address of the feed of all calls, or of an assignee's, was made. Null if it is off. Callers must check access. */
export async function feedState(payload: Payload, assignee: string | null) {
  const [row] = await databaseOf(payload)
    .select({ createdAt })
    .from(booking_feed)
    .where(and(feedOf(assignee), mayBeRead))
  return { since: row?.createdAt.toISOString() ?? null }
}

const recordId = (assignee: string | null) => assignee ?? 'feed'

/** Makes a new secret address and voids the old one. Only a hash of its key is stored. */
export function createFeedAddress(acting: PayloadRequest, assignee: string | null): Promise<string> {
  return inTransaction(acting, async (req) => {
    const key = newToken()
    const made = { keyHash: hashToken(key), createdBy: req.user?.id ?? null, createdAt: new Date() }
    const db = await transactionOf(req)
    await db
      .insert(booking_feed)
      .values({ ...made, assigneeId: assignee })
      .onConflictDoUpdate({ target: assigneeId, set: made })
    await recordChange(req, {
      action: 'INSERT',
      tableName: 'booking_feed',
      recordId: recordId(assignee),
      after: { address: 'replaced' },
    })
    return `${env.SITE_URL}/api/bookings-feed?key=${key}`
  })
}

async function endFeeds(req: PayloadRequest, condition: SQL): Promise<void> {
  const db = await transactionOf(req)
  for (const gone of await db.delete(booking_feed).where(condition).returning({ assigneeId })) {
    await recordChange(req, {
      action: 'DELETE',
      tableName: 'booking_feed',
      recordId: recordId(gone.assigneeId),
      before: { address: 'in use' },
    })
  }
}

/** Switches a feed off. Its address responds like an unknown one. */
export const revokeFeedAddress = (acting: PayloadRequest, assignee: string | null): Promise<void> =>
  inTransaction(acting, (req) => endFeeds(req, feedOf(assignee)))

/** Ends the feeds of an account that loses the right to them. The addresses do not work again if the right returns. */
export const endFeedOf = (req: PayloadRequest, userId: string) => endFeeds(req, eq(createdBy, userId))

/** The feed behind a key, checked at each request. Undefined for a key that does not work. */
export async function feedOfKey(payload: Payload, key: string) {
  const [row] = await databaseOf(payload)
    .select({ assignee: assigneeId })
    .from(booking_feed)
    .where(and(eq(keyHash, hashToken(key)), mayBeRead))
  return row
}

/** Active bookings from 30 days ago on as iCalendar (RFC 5545), all or an assignee's. Times are UTC. */
export async function bookingsFeed(
  payload: Payload,
  { assignee, now }: { assignee: string | null; now: Date },
): Promise<string> {
  const rows = await databaseOf(payload)
    .select()
    .from(bookings)
    .where(
      and(
        inArray(bookings.status, blockingStatuses),
        isNull(bookings.heldUntil),
        gte(bookings.bookingDatetime, new Date(now.getTime() - BACK_MS).toISOString()),
        assignee ? eq(bookings.assignee, assignee) : undefined,
      ),
    )
    .orderBy(asc(bookings.bookingDatetime), asc(bookings.id))
    .limit(MOST)
  const brand = await siteBrand(payload)
  const calendar = ical({
    name: `${brand.name} ${assignee ? 'calls of mine' : 'bookings'}`,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: brand.name, product: 'Booking desk', language: 'EN' },
    ttl: 15 * 60,
  })
  for (const row of rows) {
    calendar.createEvent({
      id: calendarUid(row.id, new URL(env.SITE_URL).hostname),
      sequence: Number(row.calendarSequence),
      stamp: new Date(row.updatedAt),
      start: new Date(row.bookingDatetime),
      end: new Date(row.endsAt ?? row.bookingDatetime),
      status: ICalEventStatus[statuses[row.status].calendar],
      summary: `${row.status === 'pending' ? 'Pending: ' : ''}${row.name}${row.company ? `, ${row.company}` : ''}`,
      // Leaves out the visitor's message, because many programs read calendars.
      description: [
        row.callType,
        readableAddress(row.email),
        row.phone && shownPhone(row.phone),
        row.meetLink,
      ]
        .filter(Boolean)
        .join('\n'),
      location: row.meetLink ?? (row.meetingKind === 'phone' ? 'Phone call' : 'Video call'),
      url: `${env.SITE_URL}/super-admin/bookings?view=all&open=${row.id}`,
    })
  }
  return calendar.toString()
}
