import { and, eq, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { account_credentials } from '@/lib/db/own-tables'
import { transactionOf } from '@/lib/db/transaction'
import { users } from '@/payload-generated-schema'
import { isNotSwitchedOff, isSwitchedOff } from '../switched-off/queries'

export interface Credentials {
  userId: string
  passwordHash: string
  /** The sealed TOTP secret, if two-factor sign-in is on. */
  totpSealed: string | null
}

const { userId: owner, passwordHash, totpSealed, totpEnabledAt } = account_credentials
const columns = {
  userId: owner,
  passwordHash,
  totpSealed: sql<string | null>`CASE WHEN ${totpEnabledAt} IS NULL THEN NULL ELSE ${totpSealed} END`,
}

/** Credentials by lowercase address. Undefined if the account cannot sign in. */
export async function credentialsByEmail(
  req: PayloadRequest,
  email: string,
): Promise<Credentials | undefined> {
  const db = await transactionOf(req)
  const [row] = await db
    .select(columns)
    .from(account_credentials)
    .innerJoin(users, eq(users.id, owner))
    .where(and(eq(users.email, email), isNotSwitchedOff(users.id)))
  return row
}

export async function credentialsById(req: PayloadRequest, userId: string): Promise<Credentials | undefined> {
  const db = await transactionOf(req)
  const [row] = await db.select(columns).from(account_credentials).where(eq(owner, userId))
  return row
}

/** Makes others wait who change or check these credentials, until the transaction ends. */
export async function lockCredentials(req: PayloadRequest, userId: string): Promise<void> {
  const db = await transactionOf(req)
  await db.select({ userId: owner }).from(account_credentials).where(eq(owner, userId)).for('update')
}

/** Returns true if the verified credentials are unchanged, and locks them until the transaction ends. */
export async function credentialsHold(
  req: PayloadRequest,
  { userId, ...verified }: Credentials,
): Promise<boolean> {
  const db = await transactionOf(req)
  const [row] = await db.select(columns).from(account_credentials).where(eq(owner, userId)).for('share')
  const same = row?.passwordHash === verified.passwordHash && row.totpSealed === verified.totpSealed
  // Checked after the lock, which switching an account off also takes.
  return same && !(await isSwitchedOff(req, userId))
}
