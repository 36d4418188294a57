import type { PayloadRequest } from 'payload'
import { closedReason } from '@/features/booking/manage/mutations'
import { BLOCKS_TIME_SQL } from '@/features/booking/status'
import { type BookingView, bookingView } from '@/features/booking/view'
import { queryIn, sql } from '@/lib/db/query'

const LIST_LENGTH = 20

export interface OwnBooking extends BookingView {
  /** Whether POST /api/my-bookings/manage can change it. */
  changeable: boolean
}

/** The account's calls: upcoming ones first, then the newest. */
export async function ownBookings(req: PayloadRequest, now: Date): Promise<OwnBooking[]> {
  if (!req.user) return []
  const own = await queryIn<{ id: string }>(
    req,
    sql`SELECT id FROM bookings WHERE lower(email) = ${req.user.email.toLowerCase()}
        ORDER BY (ends_at > ${now.toISOString()} AND ${sql.raw(BLOCKS_TIME_SQL)}) DESC, booking_datetime DESC
        LIMIT ${LIST_LENGTH}`,
  )
  if (own.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'bookings',
    where: { id: { in: own.map(({ id }) => id) } },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return own
    .flatMap(({ id }) => docs.filter((doc) => doc.id === id))
    .map((doc) => ({ ...bookingView(doc), changeable: closedReason(doc, now) === undefined }))
}
