import { desc, eq, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { isSuperAdmin } from '@/features/role/queries'
import { asCaller } from '@/lib/db/local-api'
import { transactionOf } from '@/lib/db/transaction'
import { isUuid } from '@/lib/validation/uuid'
import { client_registrations, invitations, users } from '@/payload-generated-schema'
import type { Project } from '@/payload-types'
import { listSessions } from '../session/queries'
import { twoFactorState } from '../two-factor/queries'
import { type AccountState, accountState } from './mutations'
import { accountRows, type ListedAccount, listedAccount } from './queries'

/** The number of accounts by state. Undefined for callers who are not super admins. */
export async function countAccounts(
  req: PayloadRequest,
): Promise<Readonly<Record<AccountState, number>> | undefined> {
  if (!(await isSuperAdmin(req))) return undefined
  const db = await transactionOf(req)
  const rows = await db
    .select({ state: accountState, count: sql<number>`count(*)::int` })
    .from(users)
    .groupBy(sql`1`)
  const found = Object.fromEntries(rows.map(({ state, count }) => [state, count]))
  return { active: 0, invited: 0, off: 0, ...found }
}

export interface AccountDetails extends ListedAccount {
  phone: string | null
  secondFactor: boolean
  sessions: number
  projects: Pick<Project, 'id' | 'title' | 'status'>[]
  registration: { invitationId: string; companyName: string; createdAt: string } | null
}

/** One account, for super admins. Undefined for other callers and unknown ids. */
export async function accountDetails(req: PayloadRequest, id: string): Promise<AccountDetails | undefined> {
  if (!isUuid(id) || !(await isSuperAdmin(req))) return undefined
  const db = await transactionOf(req)
  const [[row], [contact], twoFactor, sessions, projects, [registration]] = await Promise.all([
    accountRows(db).where(eq(users.id, id)),
    db.select({ phone: users.phone }).from(users).where(eq(users.id, id)),
    twoFactorState(req, id),
    listSessions(req, id),
    req.payload.find({
      collection: 'projects',
      where: { client: { equals: id } },
      sort: '-createdAt',
      limit: 20,
      pagination: false,
      select: { title: true, status: true },
      ...asCaller(req),
    }),
    db
      .select({
        invitationId: invitations.id,
        companyName: client_registrations.companyName,
        createdAt: client_registrations.createdAt,
      })
      .from(client_registrations)
      .innerJoin(invitations, eq(invitations.id, client_registrations.invitation))
      .innerJoin(users, eq(users.email, sql`lower(${invitations.email})`))
      .where(eq(users.id, id))
      .orderBy(desc(client_registrations.createdAt))
      .limit(1),
  ])
  if (!row) return undefined
  return {
    ...listedAccount(req, row),
    phone: contact?.phone ?? null,
    secondFactor: twoFactor.enabled,
    sessions: sessions.length,
    projects: projects.docs.map(({ id, title, status }) => ({ id, title, status })),
    registration: registration
      ? { ...registration, createdAt: new Date(registration.createdAt).toISOString() }
      : null,
  }
}
