import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { auditBooking } from '@/features/booking/audit/mutations'
import type { Booking } from '@/payload-types'

export const auditChange: CollectionAfterChangeHook<Booking> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  await auditBooking(req, { before: operation === 'create' ? undefined : previousDoc, after: doc })
  return doc
}

export const auditDeletion: CollectionAfterDeleteHook<Booking> = async ({ doc, req }) => {
  if (!req.context.deletionsAreCounted) await auditBooking(req, { before: doc })
}
