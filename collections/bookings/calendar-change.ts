import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { queueBooking, queueDeletion } from '@/features/calendar/push/outbox'
import type { Booking } from '@/payload-types'

/** Queues the calendar update in the transaction of the change. */
export const calendarChange: CollectionAfterChangeHook<Booking> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  await queueBooking(req, { booking: doc, before: operation === 'create' ? undefined : previousDoc })
  return doc
}

export const calendarDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await queueDeletion(req, String(id))
}
