import type { Endpoint, PayloadRequest, TypedUser } from 'payload'
import { isAdmin, isSuperAdmin, takesCalls } from '@/features/role/queries'
import type { Contract, Who } from '@/lib/http/contract'
import { forbidden, unauthenticated } from '@/lib/http/problem'

export type Handle<User = TypedUser> = (req: PayloadRequest, user: User) => Promise<Response>
export type Access<User = TypedUser> = (handle: Handle<User>) => Endpoint['handler']

export const anyone: Access<TypedUser | null> = (handle) => async (req) => handle(req, req.user)

const signedInOnly: Access = (handle) => async (req) => (req.user ? handle(req, req.user) : unauthenticated())

/** 401 to signed-out callers, 403 to others who are not allowed. */
const only =
  (isAllowed: (req: PayloadRequest) => Promise<boolean>, message?: string): Access =>
  (handle) =>
    signedInOnly(async (req, user) => ((await isAllowed(req)) ? handle(req, user) : forbidden(message)))

const adminOnly = only(isAdmin, 'Administrator access required.')
/** Super admins, and admins who take calls. */
const callTakerOnly = only(takesCalls)
const superAdminOnly = only(isSuperAdmin)

/** The caller, whom only open calls may not have. */
export type Caller<C extends Contract> = C['who'] extends 'public' | 'by secret'
  ? TypedUser | null
  : TypedUser

export const accessOf: Readonly<Record<Exclude<Who, 'public' | 'by secret'>, Access>> = {
  'signed in': signedInOnly,
  admin: adminOnly,
  'takes calls': callTakerOnly,
  'super admin': superAdminOnly,
}
