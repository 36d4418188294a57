import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { leadFollows } from '@/features/lead/mutations'
import { announceAssignmentMail, isTeamMember } from '@/features/queue/assignment'
import { type LostReason, statusesOf, type WorkKind, type WorkStatus } from '@/features/queue/rules'
import { isCallTaker } from '@/features/role/call-takers'
import { referenceId } from '@/lib/db/reference-id'
import { invalidField } from './refusals'

const assignable = {
  work: { isOne: isTeamMember, refusal: 'Work can be assigned to admins and super admins who can sign in' },
  calls: {
    isOne: isCallTaker,
    refusal: 'Calls can be assigned to super admins, and to admins who take calls and can sign in',
  },
}

export const checkAssignee =
  (what: keyof typeof assignable): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    const assignee = referenceId(data.assignee)
    const { isOne, refusal } = assignable[what]
    if (!assignee || assignee === referenceId(originalDoc?.assignee) || (await isOne(req, assignee)))
      return data
    throw invalidField('assignee', refusal)
  }

export const announceAssignment =
  (kind: WorkKind): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, req }) => {
    const [before, assignee] = [referenceId(previousDoc?.assignee), referenceId(doc.assignee)]
    if (assignee !== before) await announceAssignmentMail(req, { kind, itemId: doc.id, before, assignee })
    return doc
  }

interface Work {
  id: string
  updatedAt: string
  status: WorkStatus
  lostReason?: LostReason | null
}

export const checkOutcome =
  (kind: WorkKind): CollectionBeforeChangeHook<Work> =>
  ({ data, originalDoc }) => {
    const { status = originalDoc?.status ?? 'new', lostReason = originalDoc?.lostReason } = data
    if (!statusesOf(kind).includes(status))
      throw invalidField('status', 'A registration comes from an invited person and cannot be spam')
    if (status === 'lost' && !lostReason) throw invalidField('lostReason', 'Choose why it was lost')
    return { ...data, lostReason: status === 'lost' ? (lostReason ?? null) : null }
  }

export const decideLead =
  (kind: WorkKind): CollectionAfterChangeHook<Work> =>
  async ({ doc, previousDoc, operation, req }) => {
    if (operation === 'update') await leadFollows(req, kind, { before: previousDoc, after: doc })
    return doc
  }
