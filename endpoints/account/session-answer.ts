import type { PayloadRequest } from 'payload'
import { assignedRoles, isAdmin, isSuperAdmin, rolesNeedSecondFactor } from '@/features/role/queries'
import type { User } from '@/payload-types'

export interface SessionAnswer {
  user: { id: string; email: string } | null
  profile: Pick<User, 'id' | 'email' | 'fullName' | 'companyName' | 'phone' | 'createdAt'> | null
  isAdmin: boolean
  isSuperAdmin: boolean
  /** Roles are inactive until two-factor sign-in is set up and used. */
  twoFactorRequired: boolean
}

const signedOut: SessionAnswer = {
  user: null,
  profile: null,
  isAdmin: false,
  isSuperAdmin: false,
  twoFactorRequired: false,
}

export async function sessionAnswer(req: PayloadRequest): Promise<SessionAnswer> {
  const { user } = req
  if (!user) return signedOut
  const { id, email, fullName, companyName, phone, createdAt } = user
  return {
    user: { id, email },
    profile: {
      id,
      email,
      fullName: fullName ?? null,
      companyName: companyName ?? null,
      phone: phone ?? null,
      createdAt,
    },
    isAdmin: await isAdmin(req),
    isSuperAdmin: await isSuperAdmin(req),
    twoFactorRequired: await rolesNeedSecondFactor(req, await assignedRoles(req, id)),
  }
}
