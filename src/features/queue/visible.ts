import type { PayloadRequest } from 'payload'
import { rolesOf, takesCalls } from '@/features/role/queries'

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
