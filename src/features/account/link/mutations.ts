import { and, eq, gt, inArray } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { hashToken } from '@/lib/crypto/token'
import { NOW } from '@/lib/db/expressions'
import { account_links } from '@/lib/db/own-tables'
import { transactionOf } from '@/lib/db/transaction'
import { isNotSwitchedOff } from '../switched-off/queries'

const linkLifetimes = {
  'reset-password': 60 * 60,
  'change-email': 24 * 60 * 60,
  'choose-password': 7 * 24 * 60 * 60,
} as const
type LinkPurpose = keyof typeof linkLifetimes

/** Stores an account's link and voids the previous one. @returns its expiry as a UTC instant. */
export async function storeLink(
  req: PayloadRequest,
  { userId, purpose, token, email }: { userId: string; purpose: LinkPurpose; token: string; email?: string },
): Promise<string> {
  const expiresAt = new Date(Date.now() + linkLifetimes[purpose] * 1000)
  const link = { tokenHash: hashToken(token), email: email ?? null, expiresAt }
  const db = await transactionOf(req)
  await db
    .insert(account_links)
    .values({ userId, purpose, ...link })
    .onConflictDoUpdate({ target: [account_links.userId, account_links.purpose], set: link })
  return expiresAt.toISOString()
}

export async function linkExpiry(req: PayloadRequest, userId: string) {
  const { expiresAt } = account_links
  const db = await transactionOf(req)
  const [row] = await db
    .select({ expiresAt })
    .from(account_links)
    .where(
      and(eq(account_links.userId, userId), eq(account_links.purpose, 'choose-password'), gt(expiresAt, NOW)),
    )
  return row?.expiresAt.toISOString()
}

/** Redeems a link in one statement, so it works once. @returns its account and address, if valid. */
export async function redeemLink(
  req: PayloadRequest,
  purposes: LinkPurpose | readonly LinkPurpose[],
  token: string,
): Promise<{ userId: string; email: string | null; purpose: LinkPurpose } | undefined> {
  const { userId, email, purpose, tokenHash, expiresAt } = account_links
  const db = await transactionOf(req)
  const [row] = await db
    .delete(account_links)
    .where(
      and(
        eq(tokenHash, hashToken(token)),
        inArray(purpose, [purposes].flat()),
        gt(expiresAt, NOW),
        isNotSwitchedOff(userId),
      ),
    )
    .returning({ userId, email, purpose })
  return row
}

export async function voidLinks(req: PayloadRequest, userId: string): Promise<void> {
  const db = await transactionOf(req)
  await db.delete(account_links).where(eq(account_links.userId, userId))
}
