import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { announceAssignmentMail, isTeamMember } from '@/features/queue/assignment'
import { type LostReason, statusesOf, type WorkKind, type WorkStatus } from '@/features/queue/rules'
import { hasProject } from '@/features/queue/won'
import { referenceId } from '@/lib/db/reference-id'
import { invalidField } from './refusals'

export const checkAssignee =
  (what: 'Calls' | 'Work'): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    const assignee = referenceId(data.assignee)
    if (!assignee || assignee === referenceId(originalDoc?.assignee) || (await isTeamMember(req, assignee)))
      return data
    throw invalidField('assignee', `${what} can be assigned to admins and super admins who can sign in`)
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
  status: WorkStatus
  lostReason?: LostReason | null
}

export const checkOutcome =
  (kind: WorkKind): CollectionBeforeChangeHook<Work> =>
  async ({ data, originalDoc, req }) => {
    const { status = originalDoc?.status ?? 'new', lostReason = originalDoc?.lostReason } = data
    if (!statusesOf(kind).includes(status))
      throw invalidField('status', 'A registration comes from an invited person and cannot be spam')
    if (status === 'won' && originalDoc?.status !== 'won' && !(await hasProject(req, kind, originalDoc?.id)))
      throw invalidField('status', 'Create the project first. That sets the status to won.')
    if (status === 'lost' && !lostReason) throw invalidField('lostReason', 'Choose why it was lost')
    return { ...data, lostReason: status === 'lost' ? (lostReason ?? null) : null }
  }
