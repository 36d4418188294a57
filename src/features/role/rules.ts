import type { UserRole } from '@/payload-types'

export type Role = UserRole['role']

export const roles = ['super_admin', 'admin', 'user'] as const satisfies readonly Role[]

/** admin or super admin, as the specification's is_admin. */
export const roleLabels: Readonly<Record<Role, string>> = {
  super_admin: 'super admin',
  admin: 'admin',
  user: 'user',
}

export const includesAdmin = (held: readonly Role[]) => held.includes('admin') || held.includes('super_admin')

export const includesSuperAdmin = (held: readonly Role[]): boolean => held.includes('super_admin')

export interface HeldRole {
  role: Role
  /** Only an admin's counts. Super admins take calls in any case. */
  takesCalls: boolean
}

export const includesCallTaker = (held: readonly HeldRole[]): boolean =>
  held.some(({ role, takesCalls }) => role === 'super_admin' || (role === 'admin' && takesCalls))

/** A super admin can assign any role, an admin only `user`. */
export function mayAssign(held: readonly Role[], role: Role): 'yes' | 'super-admins-only' | 'no' {
  if (includesSuperAdmin(held)) return 'yes'
  if (!includesAdmin(held)) return 'no'
  return role === 'user' ? 'yes' : 'super-admins-only'
}
