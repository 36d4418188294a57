import type { PayloadRequest } from 'payload'
import { inTransaction } from '@/lib/db/transaction'
import { lockWork } from './locked-work'
import { type Note, storeNote } from './notes'
import type { WorkKind, WorkStatus } from './rules'
import type { Viewer } from './visible'

interface Named {
  kind: WorkKind
  id: string
}

export interface WorkChange {
  status?: WorkStatus | undefined
  assignee?: string | null | undefined
}

/** Changes a locked item. Bypasses the collection's access, which ignores assignees. */
export async function changeWork(
  req: PayloadRequest,
  { kind, id }: Named,
  data: WorkChange & { invitation?: string },
): Promise<void> {
  const options = { id, data, depth: 0, overrideAccess: true, req }
  if (kind === 'inquiry') await req.payload.update({ collection: 'inquiries', ...options })
  else await req.payload.update({ collection: 'client-registrations', ...options })
}

/**
 * Sets status and assignee. `seen` is the version that was read (epoch milliseconds). Only super admins
 * reassign registrations. @throws APIError if the assignee is not in the team
 */
export async function updateWork(
  actor: PayloadRequest,
  { change, seen, viewer, ...item }: Named & { change: WorkChange; seen: number | undefined; viewer: Viewer },
): Promise<'done' | 'unknown' | 'stale' | 'forbidden'> {
  return inTransaction(actor, async (req) => {
    const work = await lockWork(req, viewer, item)
    if (!work) return 'unknown'
    if (item.kind === 'registration' && change.assignee !== undefined && !viewer.superAdmin)
      return 'forbidden'
    if (seen !== undefined && seen !== work.version) return 'stale'
    if (change.status === undefined && change.assignee === undefined) return 'done'
    await changeWork(req, item, change)
    return 'done'
  })
}

/** Adds a note. Undefined if the item is unknown or the viewer has no access. */
export async function addNote(
  actor: PayloadRequest,
  { text, viewer, ...item }: Named & { text: string; viewer: Viewer },
): Promise<Note | undefined> {
  return inTransaction(actor, async (req) => {
    return (await lockWork(req, viewer, item)) && storeNote(req, { ...item, text })
  })
}
