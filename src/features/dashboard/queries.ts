import { assignedRoles, isAdmin, isSuperAdmin, rolesRest } from '@collections/access/roles'
import type { PayloadRequest } from 'payload'
import { type TwoFactorState, twoFactorState } from '@/features/account/second-factor'
import { sessionIdOf } from '@/features/account/session-strategy'
import { type ActiveSession, listSessions } from '@/features/account/sessions'
import { messagePreview } from './message-preview'

const LIST_LENGTH = 5

export interface ShownProject {
  id: string
  title: string
  description: string | null
  status: string
  completionPercentage: number
  budget: string | null
  createdAt: string
}

export interface ShownInquiry {
  id: string
  name: string
  email: string
  company: string | null
  preview: string
  status: string
  createdAt: string
}

export interface Dashboard {
  profile: {
    email: string
    fullName: string | null
    companyName: string | null
    phone: string | null
    createdAt: string
  }
  role: 'admin' | 'user'
  isSuperAdmin: boolean
  /** The role rests until two-factor sign-in is set up. */
  twoFactorRequired: boolean
  projects: ShownProject[]
  /** Null for those who may not see them. */
  inquiries: ShownInquiry[] | null
  twoFactor: TwoFactorState
  sessions: (ActiveSession & { current: boolean })[]
}

const newest = { sort: '-createdAt', limit: LIST_LENGTH, depth: 0, overrideAccess: false } as const

async function recentProjects(req: PayloadRequest): Promise<ShownProject[]> {
  const { docs } = await req.payload.find({ collection: 'projects', ...newest, req })
  return docs.map(({ id, title, description, status, completionPercentage, budget, createdAt }) => ({
    id,
    title,
    description: description?.trim() || null,
    status,
    completionPercentage,
    budget: budget ?? null,
    createdAt,
  }))
}

async function recentInquiries(req: PayloadRequest): Promise<ShownInquiry[]> {
  const { docs } = await req.payload.find({ collection: 'inquiries', ...newest, req })
  return docs.map(({ id, name, email, company, message, status, createdAt }) => ({
    id,
    name,
    email,
    company: company ?? null,
    preview: messagePreview(message),
    status,
    createdAt,
  }))
}

/** Everything on the dashboard of whoever asks, as their rules allow it; undefined when they are signed out. */
export async function dashboardOf(req: PayloadRequest): Promise<Dashboard | undefined> {
  const { user } = req
  if (!user) return undefined
  const admin = await isAdmin(req)
  const current = sessionIdOf(user)
  return {
    profile: {
      email: user.email,
      fullName: user.fullName ?? null,
      companyName: user.companyName ?? null,
      phone: user.phone ?? null,
      createdAt: user.createdAt,
    },
    role: admin ? 'admin' : 'user',
    isSuperAdmin: await isSuperAdmin(req),
    twoFactorRequired: await rolesRest(req, await assignedRoles(req, user.id)),
    projects: await recentProjects(req),
    inquiries: admin ? await recentInquiries(req) : null,
    twoFactor: await twoFactorState(req, user.id),
    sessions: (await listSessions(req, user.id)).map((session) => ({
      ...session,
      current: session.id === current,
    })),
  }
}
