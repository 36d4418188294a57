import type { PayloadRequest } from 'payload'
import { hashToken } from '@/lib/crypto/token'
import { queryIn, sql } from '@/lib/db/query'

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

/** Redeems a link in one statement, so it works once. @returns its account and address, if valid. */
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

/** Voids all links of an account, after its password or address has changed. */
export async function voidLinks(req: PayloadRequest, userId: string): Promise<void> {
  await queryIn(req, sql`DELETE FROM account_links WHERE user_id = ${userId}`)
}
