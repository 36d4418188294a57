import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import type { PublicationStatus, PublishedKind } from '@/features/publication/rules'
import { callOff } from '@/features/publication/schedule/mutations'
import type { PlannedAction } from '@/features/publication/schedule/schema'
import { isDraftSave } from './asked-write'
import { storedBefore } from './stored-before'

const allActions: PlannedAction[] = ['publish', 'unpublish']

/** Publishing by hand ends a planned publication. Archiving and the trash end all plans. */
function overtaken(before: PublicationStatus | undefined, now: PublicationStatus): PlannedAction[] {
  if (now === 'published') return ['publish']
  if (now === 'archived') return allActions
  return before === 'published' ? ['unpublish'] : []
}

export const endsPlans =
  (kind: PublishedKind): CollectionAfterChangeHook =>
  async ({ doc, operation, req }) => {
    if (operation === 'create' || isDraftSave(req, kind)) return doc
    const before = storedBefore<{ status?: PublicationStatus }>(req, kind, doc.id)?.status
    const actions = doc.deletedAt ? allActions : overtaken(before, doc.status)
    if (actions.length > 0) await callOff(req, { kind, id: String(doc.id), actions })
    return doc
  }

export const endsAllPlans =
  (kind: PublishedKind): CollectionAfterDeleteHook =>
  async ({ doc, id, req }) => {
    await callOff(req, { kind, id: String(id), actions: allActions })
    return doc
  }
