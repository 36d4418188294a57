import { and, arrayContains, eq, not, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest, TypedUser } from 'payload'
import { hasSecondFactor } from '@/features/account/session/queries'
import { sessionIdOf } from '@/features/account/session/strategy'
import { isSuperAdmin } from '@/features/role/queries'
import { recordChange } from '@/features/security/record-change'
import { hashToken } from '@/lib/crypto/token'
import { NOW, secondsFromNow } from '@/lib/db/expressions'
import { api_keys } from '@/lib/db/own-tables'
import { inTransaction, postgresOf, transactionOf } from '@/lib/db/transaction'
import { clientAddress } from '@/lib/http/client-address'
import { clientNetwork } from '@/lib/http/client-network'
import { countAttempt } from '@/lib/rate-limit/limiter'
import type { Limit } from '@/lib/rate-limit/limits'
import { sendAccountMail } from '../account/mail'
import { knownScopes } from './queries'
import { MAX_KEYS, MAX_NETWORKS, OLD_KEY_HOURS, type UsedKey } from './rules'
import type { NewKey } from './schema'
import { newKey } from './token'

const { id, userId, networks } = api_keys
const DAY_SECONDS = 86_400
const YEAR_SECONDS = 365 * DAY_SECONDS

/** A key that walks through networks must not fill its owner's mailbox. */
const keyMails: Limit = { name: 'key-mails', points: 5, windowSeconds: DAY_SECONDS, blockSeconds: 0 }

type Stored = typeof api_keys.$inferSelect

const shown = (row: Stored, token: string) => ({
  key: {
    ...{ id: row.id, name: row.name, scopes: knownScopes(row.scopes) },
    expiresAt: row.expiresAt?.toISOString() ?? null,
  },
  token,
})

const audited = ({ name, userId: owner, scopes, hint, expiresAt }: Stored) => ({
  ...{ name, owner, scopes, hint, expiresAt: expiresAt?.toISOString() ?? null },
})

const record = (req: PayloadRequest, recordId: string, before?: Stored, after?: Stored) =>
  recordChange(req, {
    action: before && after ? 'UPDATE' : after ? 'INSERT' : 'DELETE',
    tableName: 'api_keys',
    recordId,
    before: before && audited(before),
    after: after && audited(after),
  })

/** Whether the session of the user has a second factor. */
async function provedTwice(req: PayloadRequest, user: TypedUser): Promise<boolean> {
  const sessionId = sessionIdOf(user)
  return sessionId !== undefined && (await hasSecondFactor(req, sessionId))
}

/** Makes a key in the transaction of `req`, after its caller has proved who they are. @returns 'too-many' */
export async function makeKey(req: PayloadRequest, user: TypedUser, { name, scopes, days }: NewKey) {
  const db = await transactionOf(req)
  if ((await db.$count(api_keys, eq(userId, user.id))) >= MAX_KEYS) return 'too-many'
  const { token, hint } = newKey()
  const [row] = await db
    .insert(api_keys)
    .values({
      ...{ userId: user.id, name, scopes: knownScopes(scopes), tokenHash: hashToken(token), hint },
      twoFactor: await provedTwice(req, user),
      expiresAt: days === null ? null : secondsFromNow(days * DAY_SECONDS),
    })
    .returning()
  if (!row) throw new Error('The key was not stored')
  await record(req, row.id, undefined, row)
  return shown(row, token)
}

/** Replaces an own key, for as long as it was made for. The old one works for a day. Undefined if there is none. */
export async function rotateKey(req: PayloadRequest, user: TypedUser, keyId: string) {
  const db = await transactionOf(req)
  const isOwn = and(eq(id, keyId), eq(userId, user.id))
  const [before] = await db.select().from(api_keys).where(isOwn).for('update')
  if (!before) return undefined
  const { token, hint } = newKey()
  const { createdAt, expiresAt } = api_keys
  // Only super admins have keys without an end, also after a change of the role.
  const isEndless = before.expiresAt === null
  const until = isEndless && !(await isSuperAdmin(req)) ? secondsFromNow(YEAR_SECONDS) : undefined
  const [after] = await db
    .update(api_keys)
    .set({
      ...{ tokenHash: hashToken(token), hint, previousHash: before.tokenHash },
      previousUntil: sql`least(${secondsFromNow(OLD_KEY_HOURS * 3600)}, ${expiresAt})`,
      ...{ createdAt: NOW, expiresAt: until ?? sql`now() + (${expiresAt} - ${createdAt})` },
      twoFactor: await provedTwice(req, user),
    })
    .where(isOwn)
    .returning()
  if (!after) throw new Error('The key was not replaced')
  await record(req, keyId, before, after)
  return shown(after, token)
}

/** Ends a key at once. `anyone`: also that of another person. @returns false if there is none */
export const revokeKey = (actor: PayloadRequest, { keyId, anyone }: { keyId: string; anyone: boolean }) =>
  inTransaction(actor, async (req) => {
    const db = await transactionOf(req)
    const isIt = and(eq(id, keyId), anyone ? undefined : eq(userId, req.user?.id ?? ''))
    const [removed] = await db.delete(api_keys).where(isIt).returning()
    if (removed) await record(req, keyId, removed)
    return removed !== undefined
  })

const TOUCH_MS = 60_000

/** Notes when and from where a key was used, at most once a minute. Its owner gets a mail about each new network. */
export async function noteUse(req: PayloadRequest, key: UsedKey, headers: Headers): Promise<void> {
  const network = clientNetwork(clientAddress(headers))
  const isFresh = key.lastUsedAt !== null && Date.now() - key.lastUsedAt.getTime() < TOUCH_MS
  if (isFresh && key.lastNetwork === network) return
  const db = await transactionOf(req)
  const [used] = await db
    .update(api_keys)
    .set({ lastUsedAt: NOW, lastNetwork: network })
    .where(eq(id, key.id))
    .returning({ isKnown: sql<boolean>`${network} = ANY (${networks})` })
  if (used && !used.isKnown) await noteNetwork(req, key, network)
}

const noteNetwork = (actor: PayloadRequest, key: UsedKey, network: string) =>
  inTransaction(actor, async (req) => {
    const db = await transactionOf(req)
    const added = sql`(array_append(${networks}, ${network}::text))[greatest(1, cardinality(${networks}) + 2 - ${MAX_NETWORKS}):]`
    const first = await db
      .update(api_keys)
      .set({ networks: added })
      .where(and(eq(id, key.id), not(arrayContains(networks, [network]))))
      .returning({ id })
    if (first.length === 0 || !req.user) return
    if (!(await countAttempt(postgresOf(req.payload).pool, keyMails, key.id)).allowed) return
    await sendAccountMail(req, { kind: 'key-used', to: req.user.email, name: key.name, network })
  })
