import { eq, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { transactionOf } from '@/lib/db/transaction'
import { bookings } from '@/payload-generated-schema'
import type { Booking } from '@/payload-types'
import { shownHostOf } from './host/shown-hosts'
import { changeNoticeHours } from './settings/queries'
import { type BookingView, bookingView } from './view'

interface Reading {
  req?: PayloadRequest
  /** Also reads the sealed token of the visitor's link. */
  showHiddenFields?: boolean
}

/** A whole booking, without access control. Null after its deletion. */
export const storedBooking = (payload: Payload, id: string, reading: Reading = {}): Promise<Booking | null> =>
  payload.findByID({
    collection: 'bookings',
    id,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    ...reading,
  })

export async function lockedBooking(req: PayloadRequest, condition: SQL | undefined) {
  const db = await transactionOf(req)
  const [row] = await db.select({ id: bookings.id }).from(bookings).where(condition).for('update')
  return row ? storedBooking(req.payload, row.id, { req }) : null
}

export const bookingById = (req: PayloadRequest, id: string) => lockedBooking(req, eq(bookings.id, id))

export const shownBooking = async (req: PayloadRequest, booking: Booking): Promise<BookingView> =>
  bookingView(booking, await changeNoticeHours(req), await shownHostOf(req, booking))
