import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  ilike,
  like,
  notExists,
  or,
  type SQL,
  sql,
} from '@payloadcms/db-postgres/drizzle'
import { QueryBuilder } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { isSuperAdmin } from '@/features/role/queries'
import { lower, nullsLast } from '@/lib/db/expressions'
import { asCaller } from '@/lib/db/local-api'
import { account_activity } from '@/lib/db/own-tables'
import { anywhere, pageIn, pageOf } from '@/lib/db/paging'
import { type Transaction, transactionOf } from '@/lib/db/transaction'
import { addressPart } from '@/lib/validation/email-address'
import { filterBy, listQuery, sortBy } from '@/lib/validation/list-query'
import { shownPhone } from '@/lib/validation/phone-number'
import { isUuid } from '@/lib/validation/uuid'
import { client_registrations, invitations, user_roles, users } from '@/payload-generated-schema'
import type { UserRole } from '@/payload-types'
import { listSessions } from '../session/queries'
import { twoFactorState } from '../two-factor/queries'
import { accountState } from './mutations'

export const accountListSchema = z.object({
  ...listQuery,
  role: filterBy(['super_admin', 'admin', 'user', 'none']),
  state: filterBy(['active', 'invited', 'off']),
  sort: sortBy([
    '-joined',
    'joined',
    'name',
    '-name',
    'email',
    '-email',
    'company',
    '-company',
    'seen',
    '-seen',
  ]),
})

export type AccountListQuery = z.output<typeof accountListSchema>

export type ListedAccount = ReturnType<typeof listedAccount>

const { fullName, email, companyName, createdAt } = users
const name = lower(fullName)
const company = lower(companyName)
const seen = account_activity.lastSignInAt

const orders = {
  name: nullsLast(asc(name)),
  '-name': nullsLast(desc(name)),
  email: asc(email),
  '-email': desc(email),
  company: nullsLast(asc(company)),
  '-company': nullsLast(desc(company)),
  joined: asc(createdAt),
  '-joined': desc(createdAt),
  seen: nullsLast(asc(seen)),
  '-seen': nullsLast(desc(seen)),
} as const satisfies Record<AccountListQuery['sort'], SQL>

const roleRows = (condition?: SQL) =>
  new QueryBuilder()
    .select({ id: user_roles.id })
    .from(user_roles)
    .where(and(eq(user_roles.user, users.id), condition))

const roleIs = (role: NonNullable<AccountListQuery['role']>) =>
  role === 'none' ? notExists(roleRows()) : exists(roleRows(eq(user_roles.role, role)))

const matching = ({ search, role, state }: AccountListQuery) => {
  const pattern = anywhere(search)
  return and(
    search
      ? or(
          ilike(fullName, pattern),
          ilike(email, pattern),
          like(email, anywhere(addressPart(search))),
          ilike(companyName, pattern),
        )
      : undefined,
    role && roleIs(role),
    state && eq(accountState, state),
  )
}

const { id, user, role, takesCalls } = user_roles
const accountColumns = {
  id: users.id,
  fullName,
  email,
  companyName,
  joined: createdAt,
  lastSignIn: account_activity.lastSignInAt,
  state: accountState,
  roles: sql<
    { id: string; role: UserRole['role']; takesCalls: boolean }[]
  >`coalesce((SELECT jsonb_agg(jsonb_build_object('id', ${id}, 'role', ${role},
    'takesCalls', coalesce(${takesCalls}, false)) ORDER BY ${role}) FROM ${user_roles} WHERE ${user} = ${users.id}), '[]')`,
}

const accountRows = (db: Transaction) =>
  db
    .select(accountColumns)
    .from(users)
    .leftJoin(account_activity, eq(account_activity.userId, users.id))
    .$dynamic()

type AccountRow = Awaited<ReturnType<typeof accountRows>>[number]

const listedAccount = (req: PayloadRequest, row: AccountRow) => ({
  ...row,
  joined: new Date(row.joined).toISOString(),
  lastSignIn: row.lastSignIn?.toISOString() ?? null,
  own: row.id === req.user?.id,
})

export async function listAccounts(req: PayloadRequest, query: AccountListQuery) {
  if (!(await isSuperAdmin(req))) return undefined
  const db = await transactionOf(req)
  const rows = await pageIn(
    accountRows(db).where(matching(query)).orderBy(orders[query.sort], users.id),
    query,
  )
  const items = rows.map((row) => listedAccount(req, row))
  return pageOf(items, await db.$count(users, matching(query)), query)
}

/** The number of accounts by state. Undefined for callers who are not super admins. */
export async function countAccounts(req: PayloadRequest) {
  if (!(await isSuperAdmin(req))) return undefined
  const db = await transactionOf(req)
  const rows = await db.select({ state: accountState, count: count() }).from(users).groupBy(accountState)
  const found = Object.fromEntries(rows.map(({ state, count }) => [state, count]))
  return { active: 0, invited: 0, off: 0, ...found }
}

export type AccountDetails = NonNullable<Awaited<ReturnType<typeof accountDetails>>>

/** One account, for super admins. Undefined for other callers and unknown ids. */
export async function accountDetails(req: PayloadRequest, id: string) {
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
      .innerJoin(users, eq(users.email, lower(invitations.email)))
      .where(eq(users.id, id))
      .orderBy(desc(client_registrations.createdAt))
      .limit(1),
  ])
  if (!row) return undefined
  return {
    ...listedAccount(req, row),
    phone: contact?.phone ? shownPhone(contact.phone) : null,
    secondFactor: twoFactor.enabled,
    sessions: sessions.length,
    projects: projects.docs.map(({ id, title, status }) => ({ id, title, status })),
    registration: registration
      ? { ...registration, createdAt: new Date(registration.createdAt).toISOString() }
      : null,
  }
}
