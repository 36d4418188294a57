import type { PayloadRequest } from 'payload'
import { hashToken } from '@/lib/crypto/token'
import { queryIn, sql } from '@/lib/db/query'

/** What the link of a mail is good for, and for how many seconds. */
const linkLifetimes = { 'reset-password': 60 * 60, 'change-email': 24 * 60 * 60 } as const
type LinkPurpose = keyof typeof linkLifetimes

/** Stores a link for an account. An account has one link for a purpose: a new one voids the old. */
export async function storeLink(
  req: PayloadRequest,
  { userId, purpose, token, email }: { userId: string; purpose: LinkPurpose; token: string; email?: string },
): Promise<void> {
  const seconds = linkLifetimes[purpose]
  await queryIn(
    req,
    sql`INSERT INTO account_links (user_id, purpose, token_hash, email, expires_at)
        VALUES (${userId}, ${purpose}, ${hashToken(token)}, ${email ?? null}, now() + make_interval(secs => ${seconds}))
        ON CONFLICT (user_id, purpose) DO UPDATE
          SET token_hash = excluded.token_hash, email = excluded.email, expires_at = excluded.expires_at`,
  )
}

/**
 * Uses up a link, by one statement: of several redemptions at the same time one gets the row.
 * @returns whose link it was and the address it carries; undefined when it is unknown, used, replaced or too old.
 */
export async function redeemLink(
  req: PayloadRequest,
  purpose: LinkPurpose,
  token: string,
): Promise<{ userId: string; email: string | null } | undefined> {
  const [row] = await queryIn<{ user_id: string; email: string | null }>(
    req,
    sql`DELETE FROM account_links
        WHERE token_hash = ${hashToken(token)} AND purpose = ${purpose} AND expires_at > now()
        RETURNING user_id, email`,
  )
  return row && { userId: row.user_id, email: row.email }
}

/** Voids every link of an account: they were asked for under a password or an address that is no longer its own. */
export async function voidLinks(req: PayloadRequest, userId: string): Promise<void> {
  await queryIn(req, sql`DELETE FROM account_links WHERE user_id = ${userId}`)
}
