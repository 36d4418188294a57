import { and, eq, gt, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { hashToken } from '@/lib/crypto/token'
import { transactionOf } from '@/lib/db/transaction'
import { invitations } from '@/payload-generated-schema'

async function addressOf(req: PayloadRequest, ...conditions: SQL[]): Promise<string | undefined> {
  const db = await transactionOf(req)
  const [row] = await db
    .select({ email: invitations.email })
    .from(invitations)
    .where(and(...conditions))
  return row?.email
}

const { tokenHash, status, expiresAt } = invitations

/** The address of a valid link. Undefined for other links. */
export async function openInvitation(
  req: PayloadRequest,
  token: string,
): Promise<{ email: string } | undefined> {
  const isOpen = [eq(status, 'pending'), gt(expiresAt, sql`now()`)]
  const email = await addressOf(req, eq(tokenHash, hashToken(token)), ...isOpen)
  return email === undefined ? undefined : { email }
}

/** The address of an accepted invitation, for its account. */
export const invitedAddress = (req: PayloadRequest, token: string): Promise<string | undefined> =>
  addressOf(req, eq(tokenHash, hashToken(token)), eq(status, 'accepted'))
