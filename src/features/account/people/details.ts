import type { PayloadRequest } from 'payload'
import { isSuperAdmin } from '@/features/role/queries'
import { queryIn, sql } from '@/lib/db/query'
import { isUuid } from '@/lib/validation/uuid'
import type { Project } from '@/payload-types'
import { listSessions } from '../session/queries'
import { twoFactorState } from '../two-factor/queries'
import { type AccountState, accountState } from './mutations'
import { type AccountRow, accountRows, type ListedAccount, listedAccount } from './queries'

/** The number of accounts by state. Undefined for callers who are not super admins. */
export async function countAccounts(
  req: PayloadRequest,
): Promise<Readonly<Record<AccountState, number>> | undefined> {
  if (!(await isSuperAdmin(req))) return undefined
  const rows = await queryIn<{ state: AccountState; count: number }>(
    req,
    sql`SELECT ${accountState} AS state, count(*)::int AS count FROM users u GROUP BY 1`,
  )
  const found = new Map(rows.map(({ state, count }) => [state, count]))
  return {
    active: found.get('active') ?? 0,
    invited: found.get('invited') ?? 0,
    off: found.get('off') ?? 0,
  }
}

export interface AccountDetails extends ListedAccount {
  phone: string | null
  secondFactor: boolean
  sessions: number
  projects: Pick<Project, 'id' | 'title' | 'status'>[]
  registration: { invitationId: string; companyName: string; createdAt: string } | null
}

interface RegistrationRow extends Record<string, unknown> {
  invitation_id: string
  company_name: string
  created_at: string
}

/** One account, for super admins. Undefined for other callers and unknown ids. */
export async function accountDetails(req: PayloadRequest, id: string): Promise<AccountDetails | undefined> {
  if (!isUuid(id) || !(await isSuperAdmin(req))) return undefined
  const [rows, [contact], twoFactor, sessions, projects, [registration]] = await Promise.all([
    queryIn<AccountRow>(req, sql`${accountRows} WHERE u.id = ${id}`),
    queryIn<{ phone: string | null }>(req, sql`SELECT phone FROM users WHERE id = ${id}`),
    twoFactorState(req, id),
    listSessions(req, id),
    req.payload.find({
      collection: 'projects',
      where: { client: { equals: id } },
      sort: '-createdAt',
      limit: 20,
      pagination: false,
      depth: 0,
      select: { title: true, status: true },
      overrideAccess: false,
      req,
    }),
    queryIn<RegistrationRow>(
      req,
      sql`SELECT r.invitation_id, r.company_name, r.created_at FROM client_registrations r
          JOIN invitations i ON i.id = r.invitation_id JOIN users u ON u.email = lower(i.email)
          WHERE u.id = ${id} ORDER BY r.created_at DESC LIMIT 1`,
    ),
  ])
  const [row] = rows
  if (!row) return undefined
  return {
    ...listedAccount(req, row),
    phone: contact?.phone ?? null,
    secondFactor: twoFactor.enabled,
    sessions: sessions.length,
    projects: projects.docs.map(({ id, title, status }) => ({ id, title, status })),
    registration: registration
      ? {
          invitationId: registration.invitation_id,
          companyName: registration.company_name,
          createdAt: new Date(registration.created_at).toISOString(),
        }
      : null,
  }
}
