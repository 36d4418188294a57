import type { Payload, PayloadRequest } from 'payload'
import { queryIn, sql } from '@/lib/db/query'
import type { Booking } from '@/payload-types'

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

export async function lockedBooking(req: PayloadRequest, condition: ReturnType<typeof sql>) {
  const [row] = await queryIn<{ id: string }>(req, sql`SELECT id FROM bookings WHERE ${condition} FOR UPDATE`)
  return row ? storedBooking(req.payload, row.id, { req }) : null
}

export const bookingById = (req: PayloadRequest, id: string) => lockedBooking(req, sql`id = ${id}::uuid`)
