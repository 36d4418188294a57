import type { PayloadRequest } from 'payload'
import { rolesOf, takesCalls } from '@/features/role/queries'
import { sql } from '@/lib/db/query'
import type { WorkKind } from './rules'

export interface Viewer {
  id: string
  superAdmin: boolean
  takesCalls: boolean
}

export async function viewerOf(req: PayloadRequest): Promise<Viewer | undefined> {
  const held = await rolesOf(req)
  const superAdmin = held.includes('super_admin')
  if (!req.user || !(superAdmin || held.includes('admin'))) return undefined
  return { id: req.user.id, superAdmin, takesCalls: await takesCalls(req) }
}

/** SQL: the team sees all inquiries; super admins and the assignee see a registration. */
export const mayWorkOn = (kind: WorkKind, viewer: Viewer) =>
  kind === 'inquiry' || viewer.superAdmin ? sql`true` : sql`assignee_id = ${viewer.id}`
