import { eq, max } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { listPasskeys } from '@/features/account/passkey/queries'
import { listSessions } from '@/features/account/session/queries'
import { sessionIdOf } from '@/features/account/session/strategy'
import { twoFactorState } from '@/features/account/two-factor/queries'
import { currentRules } from '@/features/booking/settings/queries'
import { ownKeys } from '@/features/keys/queries'
import {
  assignedRoles,
  isAdmin,
  isSuperAdmin,
  rolesNeedSecondFactor,
  takesCalls,
} from '@/features/role/queries'
import { lower } from '@/lib/db/expressions'
import { asCaller } from '@/lib/db/local-api'
import { transactionOf } from '@/lib/db/transaction'
import { shownPhone } from '@/lib/validation/phone-number'
import { client_registrations, invitations } from '@/payload-generated-schema'
import { type ClientState, type NextStep, nextStep } from './next-step'
import { ownBookings } from './own-bookings'

const LIST_LENGTH = 5
const MAX_PROJECTS = 100

export type ShownProject = Awaited<ReturnType<typeof recentProjects>>[number]
export type ShownInquiry = Awaited<ReturnType<typeof recentInquiries>>[number]

export type Dashboard = NonNullable<Awaited<ReturnType<typeof dashboardOf>>>

const newest = { sort: '-createdAt', limit: LIST_LENGTH } as const

async function recentProjects(req: PayloadRequest) {
  const select = {
    title: true,
    description: true,
    status: true,
    completionPercentage: true,
    budget: true,
    createdAt: true,
  } as const
  return (await req.payload.find({ collection: 'projects', select, ...newest, ...asCaller(req) })).docs
}

async function recentInquiries(req: PayloadRequest) {
  const select = {
    name: true,
    email: true,
    company: true,
    message: true,
    status: true,
    createdAt: true,
  } as const
  const where = { status: { not_equals: 'spam' } }
  return (await req.payload.find({ collection: 'inquiries', where, select, ...newest, ...asCaller(req) }))
    .docs
}

async function ownProjects(req: PayloadRequest): Promise<ClientState['projects']> {
  const { docs } = await req.payload.find({
    collection: 'projects',
    where: { status: { in: ['active', 'on_hold', 'completed'] } },
    sort: '-createdAt',
    limit: MAX_PROJECTS,
    select: { title: true, status: true, completionPercentage: true },
    ...asCaller(req),
  })
  return docs
}

async function clientNext(
  req: PayloadRequest,
  { email, calls, now }: { email: string; calls: ClientState['calls']; now: Date },
): Promise<NextStep> {
  const projects = await ownProjects(req)
  return nextStep({ projects, calls, registeredAt: await registeredAt(req, email) }, now)
}

async function registeredAt(req: PayloadRequest, email: string): Promise<string | null> {
  const db = await transactionOf(req)
  const [row] = await db
    .select({ at: max(client_registrations.createdAt) })
    .from(client_registrations)
    .innerJoin(invitations, eq(invitations.id, client_registrations.invitation))
    .where(eq(lower(invitations.email), email.toLowerCase()))
  return row?.at ? new Date(row.at).toISOString() : null
}

export async function dashboardOf(req: PayloadRequest) {
  const { user } = req
  if (!user) return undefined
  const admin = await isAdmin(req)
  const current = sessionIdOf(user)
  const now = new Date()
  const bookings = await ownBookings(req, now)
  return {
    profile: {
      email: user.email,
      fullName: user.fullName ?? null,
      companyName: user.companyName ?? null,
      phone: user.phone ? shownPhone(user.phone) : null,
      createdAt: user.createdAt,
      dueMails: admin ? (user.dueMails ?? true) : null,
    },
    role: admin ? ('admin' as const) : ('user' as const),
    isSuperAdmin: await isSuperAdmin(req),
    takesCalls: await takesCalls(req),
    /** The role is inactive until two-factor sign-in is set up. */
    twoFactorRequired: await rolesNeedSecondFactor(req, await assignedRoles(req, user.id)),
    projects: await recentProjects(req),
    /** Null for callers without access. */
    inquiries: admin ? await recentInquiries(req) : null,
    bookings,
    next: admin ? null : await clientNext(req, { email: user.email, calls: bookings, now }),
    twoFactor: await twoFactorState(req, user.id),
    passkeys: await listPasskeys(req, user.id),
    /** Null for callers who cannot make any. */
    apiKeys: admin ? await ownKeys(req, user.id) : null,
    sessions: (await listSessions(req, user.id)).map((session) => ({
      ...session,
      current: session.id === current,
    })),
    timezone: (await currentRules(req.payload, req)).timezone,
  }
}
