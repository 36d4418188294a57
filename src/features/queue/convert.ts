import type { PayloadRequest } from 'payload'
import { inviteIn, type SentInvitation } from '@/features/invitation/mutations'
import { makeProjectIn, type ProjectPlan } from '@/features/project/make-project'
import { inTransaction } from '@/lib/db/transaction'
import type { Project } from '@/payload-types'
import { lockWork } from './locked-work'
import type { WorkKind } from './rules'
import { changeWork } from './update-work'
import type { Viewer } from './visible'
import { linkProject, openTwin } from './won'

/**
 * Invites an inquiry's sender once. 'made' if done before, 'open' if there is an open invitation. The caller
 * must check for a super admin.
 */
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
    const twin = await openTwin(req, { ...item, email: work.email })
    if (twin && (await linkProject(req, { ...twin, email: work.email })))
      await changeWork(req, twin, { status: 'won' })
    return outcome
  })
}
