import type { PayloadRequest } from 'payload'
import { hashToken } from '@/lib/crypto/token'
import { queryIn, sql } from '@/lib/db/query'

/** The address of a valid link. Undefined for other links. */
export async function openInvitation(
  req: PayloadRequest,
  token: string,
): Promise<{ email: string } | undefined> {
  const [row] = await queryIn<{ email: string }>(
    req,
    sql`SELECT email FROM invitations WHERE token_hash = ${hashToken(token)} AND status = 'pending' AND expires_at > now()`,
  )
  return row && { email: row.email }
}

/** The address of an accepted invitation, for its account. */
export async function invitedAddress(req: PayloadRequest, token: string): Promise<string | undefined> {
  const [row] = await queryIn<{ email: string }>(
    req,
    sql`SELECT email FROM invitations WHERE token_hash = ${hashToken(token)} AND status = 'accepted'`,
  )
  return row?.email
}
