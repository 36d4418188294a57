import type { CollectionAfterChangeHook } from 'payload'
import { announceBooking } from '@/features/booking/mail/mail'
import type { Booking } from '@/payload-types'

export const mailChange: CollectionAfterChangeHook<Booking> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  await announceBooking(req, { booking: doc, before: operation === 'create' ? undefined : previousDoc })
  return doc
}
