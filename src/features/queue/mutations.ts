import type { PayloadRequest } from 'payload'
import { inviteIn, type SentInvitation } from '@/features/invitation/mutations'
import { makeProjectIn, type ProjectPlan } from '@/features/project/mutations'
import { inTransaction } from '@/lib/db/transaction'
import type { Project } from '@/payload-types'
import { lockSubject, lockWork } from './locked-work'
import { type Note, storeNote } from './notes'
import type { LostReason, Subject, WorkKind, WorkStatus } from './rules'
import type { Viewer } from './visible'

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

/** @param seen the version that was read (epoch milliseconds) @throws APIError if the assignee is not in the team */
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

export async function addNote(
  actor: PayloadRequest,
  { text, viewer, ...subject }: Subject & { text: string; viewer: Viewer },
): Promise<Note | undefined> {
  return inTransaction(actor, async (req) =>
    (await lockSubject(req, viewer, subject)) ? storeNote(req, subject, text) : undefined,
  )
}

/** Invites an inquiry's sender once. 'made' if done before, 'open' if an invitation is open. The caller must check for a super admin. */
export async function convertToInvitation(
  actor: PayloadRequest,
  { id, subdomain, viewer }: { id: string; subdomain: string | null; viewer: Viewer },
): Promise<SentInvitation | 'unknown' | 'made' | 'open'> {
  const item = { kind: 'inquiry', id } as const
  return inTransaction(actor, async (req) => {
    const work = await lockWork(req, viewer, item)
    if (!work?.email) return 'unknown'
    if (work.invitation_id) return 'made'
    const sent = await inviteIn(req, { email: work.email.toLowerCase(), subdomain })
    if (sent === 'open') return 'open'
    const begun = work.status === 'new' ? ({ status: 'in_progress' } as const) : {}
    await changeWork(req, item, { invitation: sent.invitation.id, ...begun })
    return sent
  })
}

/** Creates the project of an item once, which wins it. For registrations, the caller must check for a super admin. */
export async function convertToProject(
  actor: PayloadRequest,
  { plan, viewer, ...item }: { kind: WorkKind; id: string; plan: ProjectPlan; viewer: Viewer },
): Promise<{ project: Project } | { made: string } | 'unknown'> {
  return inTransaction(actor, async (req) => {
    const work = await lockWork(req, viewer, item)
    if (!work) return 'unknown'
    const outcome = await makeProjectIn(req, { ...plan, ...item, email: work.email })
    if ('made' in outcome) return outcome
    await changeWork(req, item, { status: 'won' })
    return outcome
  })
}
