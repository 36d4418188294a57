import { and, asc, desc, eq, ilike, or, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { isSuperAdmin } from '@/features/role/queries'
import { account_activity } from '@/lib/db/own-tables'
import { anywhere, type Page, pageIn, pageOf } from '@/lib/db/paging'
import { type Transaction, transactionOf } from '@/lib/db/transaction'
import { filterBy, listQuery, sortBy } from '@/lib/validation/list-query'
import { user_roles, users } from '@/payload-generated-schema'
import type { UserRole } from '@/payload-types'
import { type AccountState, accountState } from './mutations'

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

/** An account in the list. Instants are UTC. */
export interface ListedAccount {
  id: string
  fullName: string | null
  email: string
  companyName: string | null
  roles: { id: string; role: UserRole['role']; takesCalls: boolean }[]
  joined: string
  lastSignIn: string | null
  state: AccountState
  own: boolean
}

const { fullName, email, companyName, createdAt } = users
const name = sql`lower(${fullName})`
const company = sql`lower(${companyName})`
const seen = account_activity.lastSignInAt
const nullsLast = (order: SQL) => sql`${order} NULLS LAST`

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

const rolesOf = (columns: SQL) =>
  sql`(SELECT ${columns} FROM ${user_roles} WHERE ${user_roles.user} = ${users.id})`

const roleIs = (role: NonNullable<AccountListQuery['role']>) =>
  role === 'none'
    ? sql`NOT EXISTS ${rolesOf(sql`1`)}`
    : sql`${role} IN ${rolesOf(sql`${user_roles.role}::text`)}`

const matching = ({ search, role, state }: AccountListQuery) => {
  const pattern = anywhere(search)
  return and(
    search ? or(ilike(fullName, pattern), ilike(email, pattern), ilike(companyName, pattern)) : undefined,
    role && roleIs(role),
    state && eq(accountState, state),
  )
}

const { id, role, takesCalls } = user_roles
const accountColumns = {
  id: users.id,
  fullName,
  email,
  companyName,
  joined: createdAt,
  lastSignIn: account_activity.lastSignInAt,
  state: accountState,
  roles: sql<ListedAccount['roles']>`coalesce(${rolesOf(
    sql`jsonb_agg(jsonb_build_object('id', ${id}, 'role', ${role}, 'takesCalls', coalesce(${takesCalls}, false)) ORDER BY ${role})`,
  )}, '[]')`,
}

export const accountRows = (db: Transaction) =>
  db
    .select(accountColumns)
    .from(users)
    .leftJoin(account_activity, eq(account_activity.userId, users.id))
    .$dynamic()

type AccountRow = Awaited<ReturnType<typeof accountRows>>[number]

export const listedAccount = (req: PayloadRequest, row: AccountRow): ListedAccount => ({
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
