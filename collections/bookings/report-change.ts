import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { reportBooking, reportDeletion } from '@/features/booking/events/mutations'
import type { Booking } from '@/payload-types'

export const reportChange: CollectionAfterChangeHook<Booking> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  await reportBooking(req, { booking: doc, before: operation === 'create' ? undefined : previousDoc })
  return doc
}

export const reportsDeletion: CollectionBeforeDeleteHook = ({ id, req }) =>
  reportDeletion(req, String(id), new Date())
