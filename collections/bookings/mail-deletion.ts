import type { CollectionBeforeDeleteHook } from 'payload'
import { announceDeletedBooking } from '@/features/booking/mail/mail'

export const mailDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { docs } = await req.payload.find({
    collection: 'bookings',
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const [booking] = docs
  if (booking) await announceDeletedBooking(req, booking, new Date())
}
