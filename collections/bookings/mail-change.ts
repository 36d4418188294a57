import type { CollectionAfterChangeHook } from 'payload'
import { announceBooking } from '@/features/booking/mail/mail'
import type { Booking } from '@/payload-types'

/** Puts the mails that a change causes into the outbox, in the transaction of the change. */
export const mailChange: CollectionAfterChangeHook<Booking> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  await announceBooking(req, { booking: doc, before: operation === 'create' ? undefined : previousDoc })
  return doc
}
