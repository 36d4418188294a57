import type { PayloadRequest } from 'payload'
import type { SessionAnswer } from '@/features/account/answers'
import { sessionCookie } from '@/features/account/session/cookie'
import { endSession, type RenewedSession } from '@/features/account/session/mutations'
import { sessionIdOf, withSession } from '@/features/account/session/strategy'
import type { SignInOutcome } from '@/features/account/sign-in/mutations'
import { assignedRoles, isAdmin, isSuperAdmin, rolesNeedSecondFactor } from '@/features/role/queries'
import { answer } from '@/lib/http/reply'

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

export const renewedCookie = (renewed: RenewedSession | undefined): HeadersInit =>
  renewed ? { 'set-cookie': sessionCookie(renewed.token, renewed.expiresAt) } : {}

export async function signedInAnswer(
  req: PayloadRequest,
  { userId, sessionId, token, expiresAt }: Extract<SignInOutcome, { kind: 'signed-in' }>,
) {
  // The browser replaces its old session, so no one else may use it.
  const previous = sessionIdOf(req.user)
  if (req.user && previous) await endSession(req, req.user.id, previous)
  const user = await req.payload.findByID({ collection: 'users', id: userId, depth: 0, overrideAccess: true })
  req.user = withSession(user, sessionId)
  return answer(
    200,
    { ...(await sessionAnswer(req)), exp: Math.floor(expiresAt.getTime() / 1000) },
    { 'set-cookie': sessionCookie(token, expiresAt) },
  )
}
