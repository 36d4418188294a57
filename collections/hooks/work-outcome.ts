import type { CollectionBeforeChangeHook } from 'payload'
import { type LostReason, statusesOf, type WorkKind, type WorkStatus } from '@/features/queue/rules'
import { hasProject } from '@/features/queue/won'
import { invalidField } from './refusals'

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
