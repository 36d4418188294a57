import { APIError, type CollectionAfterChangeHook, type CollectionBeforeChangeHook } from 'payload'
import { announceAssignmentMail, isTeamMember } from '@/features/queue/assignment'
import { referenceId } from '@/lib/db/reference-id'
import type { Booking } from '@/payload-types'

export const checkAssignee: CollectionBeforeChangeHook<Booking> = async ({ data, originalDoc, req }) => {
  const assignee = referenceId(data.assignee)
  const isNew = assignee && assignee !== referenceId(originalDoc?.assignee)
  if (!isNew || (await isTeamMember(req, assignee))) return data
  throw new APIError(
    'Calls can be assigned to admins and super admins who can sign in',
    400,
    { code: 'invalid', field: 'assignee' },
    true,
  )
}

/** Queues a mail to the assignee, in the transaction of the change. */
export const announceAssignment: CollectionAfterChangeHook<Booking> = async ({ doc, previousDoc, req }) => {
  const [before, assignee] = [referenceId(previousDoc?.assignee), referenceId(doc.assignee)]
  if (assignee !== before)
    await announceAssignmentMail(req, { kind: 'booking', itemId: doc.id, before, assignee })
  return doc
}
