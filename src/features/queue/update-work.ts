import type { PayloadRequest } from 'payload'
import { inTransaction } from '@/lib/db/transaction'
import { lockSubject, lockWork } from './locked-work'
import { type Note, storeNote } from './notes'
import type { LostReason, Subject, WorkKind, WorkStatus } from './rules'
import type { Viewer } from './visible'
import { linkProject } from './won'

interface Named {
  kind: WorkKind
  id: string
}

export interface WorkChange {
  status?: WorkStatus | undefined
  lostReason?: LostReason | undefined
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
 * Sets status and assignee. Won work is connected with its project. `seen` is the version that was read (epoch milliseconds). Only super admins
 * reassign registrations. @throws APIError if the assignee is not in the team
 */
export async function updateWork(
  actor: PayloadRequest,
  { change, seen, viewer, ...item }: Named & { change: WorkChange; seen: number | undefined; viewer: Viewer },
): Promise<'done' | 'unknown' | 'stale' | 'forbidden' | 'no-project'> {
  return inTransaction(actor, async (req) => {
    const work = await lockWork(req, viewer, item)
    if (!work) return 'unknown'
    if (item.kind === 'registration' && change.assignee !== undefined && !viewer.superAdmin)
      return 'forbidden'
    if (seen !== undefined && seen !== work.version) return 'stale'
    if (change.status === undefined && change.assignee === undefined) return 'done'
    if (change.status === 'won' && !(await linkProject(req, { ...item, email: work.email })))
      return 'no-project'
    await changeWork(req, item, change)
    return 'done'
  })
}

export async function addNote(
  actor: PayloadRequest,
  { text, viewer, ...subject }: Subject & { text: string; viewer: Viewer },
): Promise<Note | undefined> {
  return inTransaction(actor, async (req) =>
    (await lockSubject(req, viewer, subject)) ? storeNote(req, subject, text) : undefined,
  )
}
