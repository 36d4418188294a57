import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { announceAssignmentMail, isTeamMember } from '@/features/queue/assignment'
import type { WorkKind } from '@/features/queue/rules'
import { referenceId } from '@/lib/db/reference-id'
import { invalidField } from './refusals'

export const checkAssignee: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const assignee = referenceId(data.assignee)
  if (!assignee || assignee === referenceId(originalDoc?.assignee) || (await isTeamMember(req, assignee)))
    return data
  throw invalidField('assignee', 'Work can be assigned to admins and super admins who can sign in')
}

/** Queues a mail to the assignee, in the transaction of the change. */
export const announceAssignment =
  (kind: WorkKind): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, req }) => {
    const [before, assignee] = [referenceId(previousDoc?.assignee), referenceId(doc.assignee)]
    if (assignee !== before) await announceAssignmentMail(req, { kind, itemId: doc.id, before, assignee })
    return doc
  }
