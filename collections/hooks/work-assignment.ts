import { APIError, type CollectionAfterChangeHook, type CollectionBeforeChangeHook } from 'payload'
import { announceAssignmentMail, isTeamMember } from '@/features/queue/assignment'
import type { WorkKind } from '@/features/queue/rules'

type Reference = string | { id: string } | null | undefined

const idOf = (reference: Reference): string | null =>
  (typeof reference === 'object' ? reference?.id : reference) ?? null

export const checkAssignee: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const assignee = idOf(data.assignee)
  if (!assignee || assignee === idOf(originalDoc?.assignee) || (await isTeamMember(req, assignee)))
    return data
  throw new APIError(
    'Work can be assigned to admins and super admins who can sign in',
    400,
    { code: 'invalid', field: 'assignee' },
    true,
  )
}

/** Queues a mail to the assignee, in the transaction of the change. */
export const announceAssignment =
  (kind: WorkKind): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, req }) => {
    const [before, assignee] = [idOf(previousDoc?.assignee), idOf(doc.assignee)]
    if (assignee !== before) await announceAssignmentMail(req, { kind, itemId: doc.id, before, assignee })
    return doc
  }
