import type { PayloadRequest } from 'payload'
import { hashToken } from '@/lib/crypto/token'
import { queryIn, sql } from '@/lib/db/query'

/** What the link of a mail is good for, and for how many seconds. */
const linkLifetimes = {
  'reset-password': 60 * 60,
  'change-email': 24 * 60 * 60,
  'choose-password': 7 * 24 * 60 * 60,
} as const
type LinkPurpose = keyof typeof linkLifetimes

/**
 * Stores a link for an account. An account has one link for a purpose: a new one voids the old.
 * @returns until when it holds, as a UTC instant.
 */
export async function storeLink(
  req: PayloadRequest,
  { userId, purpose, token, email }: { userId: string; purpose: LinkPurpose; token: string; email?: string },
): Promise<string> {
  const expiresAt = new Date(Date.now() + linkLifetimes[purpose] * 1000).toISOString()
  await queryIn(
    req,
    sql`INSERT INTO account_links (user_id, purpose, token_hash, email, expires_at)
        VALUES (${userId}, ${purpose}, ${hashToken(token)}, ${email ?? null}, ${expiresAt})
        ON CONFLICT (user_id, purpose) DO UPDATE
          SET token_hash = excluded.token_hash, email = excluded.email, expires_at = excluded.expires_at`,
  )
  return expiresAt
}

/** Until when an account's link for a purpose holds (UTC instant); undefined when it has none. */
export async function linkExpiry(
  req: PayloadRequest,
  userId: string,
  purpose: LinkPurpose,
): Promise<string | undefined> {
  const [row] = await queryIn<{ expires_at: string }>(
    req,
    sql`SELECT expires_at FROM account_links
        WHERE user_id = ${userId} AND purpose = ${purpose} AND expires_at > now()`,
  )
  return row && new Date(row.expires_at).toISOString()
}

/**
 * Uses up a link, by one statement: of several redemptions at the same time one gets the row.
 * @returns whose link it was and the address it carries; undefined when it is unknown, used, replaced or too old, or
 * when its account is switched off.
 */
export async function redeemLink(
  req: PayloadRequest,
  purposes: LinkPurpose | readonly LinkPurpose[],
  token: string,
): Promise<{ userId: string; email: string | null; purpose: LinkPurpose } | undefined> {
  const wanted = [purposes].flat().join()
  const [row] = await queryIn<{ user_id: string; email: string | null; purpose: LinkPurpose }>(
    req,
    sql`DELETE FROM account_links l
        WHERE token_hash = ${hashToken(token)} AND purpose = ANY (string_to_array(${wanted}, ',')) AND expires_at > now()
          AND NOT EXISTS (SELECT 1 FROM switched_off_accounts o WHERE o.user_id = l.user_id)
        RETURNING user_id, email, purpose`,
  )
  return row && { userId: row.user_id, email: row.email, purpose: row.purpose }
}

/** Voids every link of an account: they were asked for under a password or an address that is no longer its own. */
export async function voidLinks(req: PayloadRequest, userId: string): Promise<void> {
  await queryIn(req, sql`DELETE FROM account_links WHERE user_id = ${userId}`)
}
