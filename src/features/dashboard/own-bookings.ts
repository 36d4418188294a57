import { desc, eq, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { changeNoticeHours } from '@/features/booking/settings/queries'
import { BLOCKS_TIME_SQL } from '@/features/booking/status'
import { type BookingView, bookingView, closedReason } from '@/features/booking/view'
import { lower } from '@/lib/db/expressions'
import { transactionOf } from '@/lib/db/transaction'
import { bookings } from '@/payload-generated-schema'

const LIST_LENGTH = 20

export interface OwnBooking extends BookingView {
  /** Whether POST /api/my-bookings/manage can change it. */
  changeable: boolean
  open: boolean
}

/** The account's calls: upcoming ones first, then the newest. */
export async function ownBookings(req: PayloadRequest, now: Date): Promise<OwnBooking[]> {
  if (!req.user) return []
  const { id, email, endsAt, bookingDatetime } = bookings
  const isUpcoming = sql`(${endsAt} > ${now.toISOString()} AND ${sql.raw(BLOCKS_TIME_SQL)})`
  const db = await transactionOf(req)
  const own = await db
    .select({ id })
    .from(bookings)
    .where(eq(lower(email), req.user.email.toLowerCase()))
    .orderBy(desc(isUpcoming), desc(bookingDatetime))
    .limit(LIST_LENGTH)
  if (own.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'bookings',
    where: { id: { in: own.map((row) => row.id) } },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const noticeHours = await changeNoticeHours(req)
  return own
    .flatMap((row) => docs.filter((doc) => doc.id === row.id))
    .map((doc) => ({
      ...bookingView(doc, noticeHours),
      changeable: closedReason(doc, now, noticeHours) === undefined,
      open: closedReason(doc, now, 0) === undefined,
    }))
}
