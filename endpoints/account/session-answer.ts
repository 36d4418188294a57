import type { PayloadRequest } from 'payload'
import { sessionCookie } from '@/features/account/session/cookie'
import { endSession, type RenewedSession } from '@/features/account/session/mutations'
import { sessionIdOf, withSession } from '@/features/account/session/strategy'
import type { SignInOutcome } from '@/features/account/sign-in/mutations'
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

export const renewedCookie = (renewed: RenewedSession | undefined): ResponseInit =>
  renewed ? { headers: { 'set-cookie': sessionCookie(renewed.token, renewed.expiresAt) } } : {}

export async function signedInAnswer(
  req: PayloadRequest,
  { userId, sessionId, token, expiresAt }: Extract<SignInOutcome, { kind: 'signed-in' }>,
): Promise<Response> {
  // The browser replaces its old session, so no one else may use it.
  const previous = sessionIdOf(req.user)
  if (req.user && previous) await endSession(req, req.user.id, previous)
  const user = await req.payload.findByID({ collection: 'users', id: userId, depth: 0, overrideAccess: true })
  req.user = withSession(user, sessionId)
  return Response.json(
    { ...(await sessionAnswer(req)), exp: Math.floor(expiresAt.getTime() / 1000) },
    { headers: { 'set-cookie': sessionCookie(token, expiresAt) } },
  )
}
