import type { PayloadRequest } from 'payload'
import { rolesOf } from '@/features/role/queries'
import { sql } from '@/lib/db/query'
import type { WorkKind } from './rules'

export interface Viewer {
  id: string
  superAdmin: boolean
}

export async function viewerOf(req: PayloadRequest): Promise<Viewer | undefined> {
  const held = await rolesOf(req)
  const superAdmin = held.includes('super_admin')
  return req.user && (superAdmin || held.includes('admin')) ? { id: req.user.id, superAdmin } : undefined
}

/** SQL: the team sees all inquiries; super admins and the assignee see a registration. */
export const mayWorkOn = (kind: WorkKind, viewer: Viewer) =>
  kind === 'inquiry' || viewer.superAdmin ? sql`true` : sql`assignee_id = ${viewer.id}`
