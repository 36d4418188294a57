import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { auditBooking } from '@/features/booking/audit/mutations'
import { reportBooking, reportDeletion } from '@/features/booking/events/mutations'
import { announceBooking, announceDeletedBooking } from '@/features/booking/mail/mail'
import { storedBooking } from '@/features/booking/queries'
import { queueBooking, queueDeletion } from '@/features/calendar/push/outbox'
import { announceAssignmentMail } from '@/features/queue/assignment'
import { referenceId } from '@/lib/db/reference-id'
import type { Booking } from '@/payload-types'

async function announceAssignee(req: PayloadRequest, doc: Booking, previous: Booking | undefined) {
  const [before, assignee] = [referenceId(previous?.assignee), referenceId(doc.assignee)]
  if (assignee !== before)
    await announceAssignmentMail(req, { kind: 'booking', itemId: doc.id, before, assignee })
}

/**
 * Queues mails, webhooks and the calendar's update, and records the change, all in its transaction. The answer says until when
 * the change can be undone.
 */
export const announceChange: CollectionAfterChangeHook<Booking> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const before = operation === 'create' ? undefined : previousDoc
  const undoUntil = await announceBooking(req, { booking: doc, before })
  await reportBooking(req, { booking: doc, before })
  await queueBooking(req, { booking: doc, before })
  await announceAssignee(req, doc, before)
  await auditBooking(req, { before, after: doc })
  return undoUntil ? { ...doc, undoUntil: undoUntil.toISOString() } : doc
}

export const announceDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const booking = await storedBooking(req.payload, String(id), { req })
  if (!booking) return
  const now = new Date()
  await announceDeletedBooking(req, booking, now)
  await reportDeletion(req, booking, now)
  await queueDeletion(req, booking.id)
}

export const auditDeletion: CollectionAfterDeleteHook<Booking> = async ({ doc, req }) => {
  if (!req.context.deletionsAreCounted) await auditBooking(req, { before: doc })
}
