import type { PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { isSuperAdmin } from '@/features/role/queries'
import { anywhere, limitOffset, type Page, pageOf } from '@/lib/db/paging'
import { queryIn, sql } from '@/lib/db/query'
import { filterBy, listQuery, sortBy } from '@/lib/validation/list-query'
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
  roles: { id: string; role: UserRole['role'] }[]
  joined: string
  lastSignIn: string | null
  state: AccountState
  own: boolean
}

const orders = {
  name: sql`lower(u.full_name) ASC NULLS LAST`,
  '-name': sql`lower(u.full_name) DESC NULLS LAST`,
  email: sql`u.email ASC`,
  '-email': sql`u.email DESC`,
  company: sql`lower(u.company_name) ASC NULLS LAST`,
  '-company': sql`lower(u.company_name) DESC NULLS LAST`,
  joined: sql`u.created_at ASC`,
  '-joined': sql`u.created_at DESC`,
  seen: sql`a.last_sign_in_at ASC NULLS LAST`,
  '-seen': sql`a.last_sign_in_at DESC NULLS LAST`,
} as const satisfies Record<AccountListQuery['sort'], unknown>

const roleIs = (role: AccountListQuery['role']) =>
  role === 'none'
    ? sql`NOT EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = u.id)`
    : sql`EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = u.id AND r.role::text = ${role ?? null})`

const matching = ({ search, role, state }: AccountListQuery) => {
  const pattern = anywhere(search)
  return sql`(${search} = '' OR u.full_name ILIKE ${pattern} OR u.email ILIKE ${pattern} OR u.company_name ILIKE ${pattern})
    AND (${role ?? ''} = '' OR ${roleIs(role)}) AND (${state ?? ''} = '' OR ${accountState} = ${state ?? ''})`
}

export interface AccountRow extends Record<string, unknown> {
  id: string
  full_name: string | null
  email: string
  company_name: string | null
  roles: ListedAccount['roles']
  created_at: string
  last_sign_in_at: string | null
  state: AccountState
}

/** SQL for `listedAccount`, without the condition over `u` and `a`. */
export const accountRows = sql`SELECT u.id, u.full_name, u.email, u.company_name, u.created_at, a.last_sign_in_at,
    ${accountState} AS state,
    coalesce((SELECT jsonb_agg(jsonb_build_object('id', r.id, 'role', r.role) ORDER BY r.role)
      FROM user_roles r WHERE r.user_id = u.id), '[]') AS roles
  FROM users u LEFT JOIN account_activity a ON a.user_id = u.id`

export const listedAccount = (req: PayloadRequest, row: AccountRow): ListedAccount => ({
  id: row.id,
  fullName: row.full_name,
  email: row.email,
  companyName: row.company_name,
  roles: row.roles,
  joined: new Date(row.created_at).toISOString(),
  lastSignIn: row.last_sign_in_at && new Date(row.last_sign_in_at).toISOString(),
  state: row.state,
  own: row.id === req.user?.id,
})

export async function listAccounts(
  req: PayloadRequest,
  query: AccountListQuery,
): Promise<Page<ListedAccount> | undefined> {
  if (!(await isSuperAdmin(req))) return undefined
  const rows = await queryIn<AccountRow>(
    req,
    sql`${accountRows} WHERE ${matching(query)} ORDER BY ${orders[query.sort]}, u.id ${limitOffset(query)}`,
  )
  const [counted] = await queryIn<{ total: number }>(
    req,
    sql`SELECT count(*)::int AS total FROM users u WHERE ${matching(query)}`,
  )
  const items = rows.map((row) => listedAccount(req, row))
  return pageOf(items, counted?.total ?? 0, query)
}
