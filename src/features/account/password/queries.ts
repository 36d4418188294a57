import { and, eq, exists, type SQL } from '@payloadcms/db-postgres/drizzle'
import { QueryBuilder } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { account_credentials, account_passkeys } from '@/lib/db/own-tables'
import { transactionOf } from '@/lib/db/transaction'
import { users } from '@/payload-generated-schema'
import { countPasskeys } from '../passkey/queries'
import { isNotSwitchedOff, isSwitchedOff } from '../switched-off/queries'

export interface Credentials {
  userId: string
  passwordHash: string
  /** The sealed TOTP secret, if two-factor sign-in is on. */
  totpSealed: string | null
  hasPasskeys: boolean
}

/** After the password, a code or a passkey is needed. */
export const needsSecondFactor = ({ totpSealed, hasPasskeys }: Credentials): boolean =>
  Boolean(totpSealed) || hasPasskeys

const { userId: owner, passwordHash, totpSealed, totpEnabledAt } = account_credentials
const passkeyOfOwner = new QueryBuilder()
  .select({ id: account_passkeys.id })
  .from(account_passkeys)
  .where(eq(account_passkeys.userId, owner))
const columns = {
  userId: owner,
  passwordHash,
  totpSealed,
  totpEnabledAt,
  hasPasskeys: exists(passkeyOfOwner) as SQL<boolean>,
}

type Row = Omit<Credentials, 'totpSealed'> & { totpSealed: string | null; totpEnabledAt: Date | null }

const credentialsOf = ({ totpEnabledAt: enabledAt, ...row }: Row): Credentials => ({
  ...row,
  totpSealed: enabledAt && row.totpSealed,
})

/** Credentials by lowercase address. Undefined if the account cannot sign in. */
export async function credentialsByEmail(req: PayloadRequest, email: string) {
  const db = await transactionOf(req)
  const [row] = await db
    .select(columns)
    .from(account_credentials)
    .innerJoin(users, eq(users.id, owner))
    .where(and(eq(users.email, email), isNotSwitchedOff(users.id)))
  return row && credentialsOf(row)
}

export async function credentialsById(req: PayloadRequest, userId: string): Promise<Credentials | undefined> {
  const db = await transactionOf(req)
  const [row] = await db.select(columns).from(account_credentials).where(eq(owner, userId))
  return row && credentialsOf(row)
}

/** Makes others wait who change or check these credentials, until the transaction ends. */
export async function lockCredentials(req: PayloadRequest, userId: string): Promise<void> {
  const db = await transactionOf(req)
  await db.select({ userId: owner }).from(account_credentials).where(eq(owner, userId)).for('update')
}

/** Returns true if the verified credentials are unchanged, and locks them until the transaction ends. */
export async function credentialsHold(req: PayloadRequest, { userId, ...verified }: Credentials) {
  const db = await transactionOf(req)
  const [row] = await db.select(columns).from(account_credentials).where(eq(owner, userId)).for('share')
  const now = row && credentialsOf(row)
  const same = now?.passwordHash === verified.passwordHash && now.totpSealed === verified.totpSealed
  // Checked after the lock, which passkeys and switching an account off also take.
  if (!same || (await countPasskeys(req, userId)) > 0 !== verified.hasPasskeys) return false
  return !(await isSwitchedOff(req, userId))
}
