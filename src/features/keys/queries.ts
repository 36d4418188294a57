import { and, desc, eq, gt, isNull, or, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { isSuperAdmin } from '@/features/role/queries'
import { hashToken } from '@/lib/crypto/token'
import { NOW } from '@/lib/db/expressions'
import { api_keys } from '@/lib/db/own-tables'
import { databaseOf, transactionOf } from '@/lib/db/transaction'
import { type Scope, scopes } from '@/lib/http/scopes'
import { users } from '@/payload-generated-schema'
import { isNotSwitchedOff } from '../account/switched-off/queries'
import { withKey } from './rules'
import { couldBeKey, sentKey } from './token'

const { id, userId, name, hint, tokenHash, previousHash, previousUntil, twoFactor } = api_keys
const { createdAt, expiresAt, lastUsedAt, lastNetwork } = api_keys

const isAlive = or(isNull(expiresAt), gt(expiresAt, NOW))

export const knownScopes = (stored: readonly string[]): Scope[] =>
  scopes.filter((scope) => stored.includes(scope))

/** The owner of the key that a request names. Undefined if it names none that works. */
export async function userOfKey(payload: Payload, headers: Pick<Headers, 'get'>) {
  const token = sentKey(headers)
  if (!token || !couldBeKey(token)) return undefined
  const hash = hashToken(token)
  const isIt = or(eq(tokenHash, hash), and(eq(previousHash, hash), gt(previousUntil, NOW)))
  const [key] = await databaseOf(payload)
    .select({ id, userId, name, scopes: api_keys.scopes, twoFactor, lastUsedAt, lastNetwork })
    .from(api_keys)
    .where(and(isIt, isAlive, isNotSwitchedOff(userId)))
  const user = key && (await payload.findByID({ collection: 'users', id: key.userId, depth: 0 }))
  return user && withKey(user, { ...key, scopes: knownScopes(key.scopes) })
}

export type ListedKey = Awaited<ReturnType<typeof keysWhere>>[number]

const iso = (time: Date | null) => time?.toISOString() ?? null

async function keysWhere(req: PayloadRequest, condition: SQL | undefined) {
  const db = await transactionOf(req)
  const rows = await db
    .select({
      id,
      name,
      hint,
      scopes: api_keys.scopes,
      createdAt,
      expiresAt,
      lastUsedAt,
      lastNetwork,
      previousUntil,
      owner: { id: users.id, name: users.fullName, email: users.email },
    })
    .from(api_keys)
    .innerJoin(users, eq(users.id, userId))
    .where(condition)
    .orderBy(desc(createdAt))
  return rows.map(({ previousUntil: until, ...row }) => ({
    ...row,
    scopes: knownScopes(row.scopes),
    createdAt: row.createdAt.toISOString(),
    expiresAt: iso(row.expiresAt),
    expired: row.expiresAt !== null && row.expiresAt <= new Date(),
    lastUsedAt: iso(row.lastUsedAt),
    /** Until then the replaced key works, too. */
    oldUntil: until && until > new Date() ? until.toISOString() : null,
  }))
}

export const ownKeys = (req: PayloadRequest, owner: string) => keysWhere(req, eq(userId, owner))

/** Keys of everyone. Undefined for callers who are not super admins. */
export const allKeys = async (req: PayloadRequest): Promise<ListedKey[] | undefined> =>
  (await isSuperAdmin(req)) ? keysWhere(req, undefined) : undefined
