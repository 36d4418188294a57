import type { CollectionAfterChangeHook } from 'payload'
import { announceBooking } from '@/features/booking/mail/mail'
import type { Booking } from '@/payload-types'

/** Queues the mails. The answer says until when the change can be undone. */
export const mailChange: CollectionAfterChangeHook<Booking> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const before = operation === 'create' ? undefined : previousDoc
  const end = await announceBooking(req, { booking: doc, before })
  return end ? { ...doc, undoUntil: end.toISOString() } : doc
}
