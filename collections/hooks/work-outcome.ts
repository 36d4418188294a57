import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { type LostReason, statusesOf, type WorkKind, type WorkStatus } from '@/features/queue/rules'
import { hasProject } from '@/features/queue/won'

interface Work {
  id: string
  status: WorkStatus
  lostReason?: LostReason | null
}

const refusal = (field: string, message: string) =>
  new APIError(message, 400, { code: 'invalid', field }, true)

export const checkOutcome =
  (kind: WorkKind): CollectionBeforeChangeHook<Work> =>
  async ({ data, originalDoc, req }) => {
    const { status = originalDoc?.status ?? 'new', lostReason = originalDoc?.lostReason } = data
    if (!statusesOf(kind).includes(status))
      throw refusal('status', 'A registration comes from an invited person and cannot be spam')
    if (status === 'won' && originalDoc?.status !== 'won' && !(await hasProject(req, kind, originalDoc?.id)))
      throw refusal('status', 'Make the project first. That sets the status to won.')
    if (status === 'lost' && !lostReason) throw refusal('lostReason', 'Choose why it was lost')
    return { ...data, lostReason: status === 'lost' ? (lostReason ?? null) : null }
  }
