import type { PayloadRequest } from 'payload'
import { inviteIn, type SentInvitation } from '@/features/invitation/mutations'
import { makeProjectIn, type ProjectPlan } from '@/features/project/make-project'
import { inTransaction } from '@/lib/db/transaction'
import type { Project } from '@/payload-types'
import { lockWork } from './locked-work'
import type { WorkKind } from './rules'
import { changeWork } from './update-work'
import type { Viewer } from './visible'

/**
 * Invites the sender of an inquiry, once: 'made' when that was done already, 'open' when the address has an
 * invitation that can still be used. The caller has checked that the viewer is a super admin.
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

/**
 * Makes the project of an inquiry or a registration, once. It belongs to the account of their address, or waits for
 * it. The caller has checked that registrations come from super admins.
 */
export async function convertToProject(
  actor: PayloadRequest,
  { plan, viewer, ...item }: { kind: WorkKind; id: string; plan: ProjectPlan; viewer: Viewer },
): Promise<{ project: Project } | { made: string } | 'unknown'> {
  return inTransaction(actor, async (req) => {
    const work = await lockWork(req, viewer, item)
    if (!work) return 'unknown'
    const outcome = await makeProjectIn(req, { ...plan, ...item, email: work.email })
    if ('project' in outcome && work.status === 'new') await changeWork(req, item, { status: 'in_progress' })
    return outcome
  })
}
