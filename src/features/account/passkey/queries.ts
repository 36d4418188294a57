import { asc, eq } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { account_passkeys } from '@/lib/db/own-tables'
import { transactionOf } from '@/lib/db/transaction'

const { id, userId: owner, credentialId, transports, name, createdAt, lastUsedAt } = account_passkeys

/** The passkeys as their owner sees them. Times are UTC instants. */
export async function listPasskeys(req: PayloadRequest, userId: string) {
  const db = await transactionOf(req)
  const rows = await db
    .select({ id, name, createdAt, lastUsedAt })
    .from(account_passkeys)
    .where(eq(owner, userId))
    .orderBy(asc(createdAt))
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }))
}

export async function countPasskeys(req: PayloadRequest, userId: string): Promise<number> {
  const db = await transactionOf(req)
  return db.$count(account_passkeys, eq(owner, userId))
}

export async function credentialsOf(req: PayloadRequest, userId: string) {
  const db = await transactionOf(req)
  return db.select({ id: credentialId, transports }).from(account_passkeys).where(eq(owner, userId))
}
