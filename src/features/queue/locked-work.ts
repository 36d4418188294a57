import type { PayloadRequest } from 'payload'
import { lockedVersion } from '@/lib/db/locked-version'
import { queryIn, sql } from '@/lib/db/query'
import type { WorkKind, WorkStatus } from './rules'
import { mayWorkOn, type Viewer } from './visible'

export interface LockedWork {
  email: string | null
  status: WorkStatus
  invitation_id: string | null
  version: number
}

type LockedRow = Record<string, unknown> & Omit<LockedWork, 'version'>

const inquiry = sql`SELECT id, email, status::text AS status, invitation_id, assignee_id FROM inquiries`
const registration = sql`SELECT c.id, i.email, c.status::text AS status, c.invitation_id, c.assignee_id
  FROM client_registrations c LEFT JOIN invitations i ON i.id = c.invitation_id`

/** Locks an item. Undefined if it is unknown or the viewer has no access. */
export async function lockWork(
  req: PayloadRequest,
  viewer: Viewer,
  { kind, id }: { kind: WorkKind; id: string },
): Promise<LockedWork | undefined> {
  const version = await lockedVersion(req, kind === 'inquiry' ? 'inquiries' : 'client_registrations', id)
  if (version === undefined) return undefined
  const [row] = await queryIn<LockedRow>(
    req,
    sql`SELECT email, status, invitation_id FROM (${kind === 'inquiry' ? inquiry : registration}) w
        WHERE id = ${id} AND ${mayWorkOn(kind, viewer)}`,
  )
  return row && { email: row.email, status: row.status, invitation_id: row.invitation_id, version }
}
