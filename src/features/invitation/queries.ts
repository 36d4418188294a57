import { and, eq, gt, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { hashToken } from '@/lib/crypto/token'
import { NOW } from '@/lib/db/expressions'
import { transactionOf } from '@/lib/db/transaction'
import { invitations } from '@/payload-generated-schema'

const { email, tokenHash, status, expiresAt } = invitations

async function invitationOf(req: PayloadRequest, token: string, state: SQL | undefined) {
  const db = await transactionOf(req)
  const isIt = eq(tokenHash, hashToken(token))
  const [row] = await db.select({ email }).from(invitations).where(and(isIt, state))
  return row
}

export const openInvitation = (req: PayloadRequest, token: string): Promise<{ email: string } | undefined> =>
  invitationOf(req, token, and(eq(status, 'pending'), gt(expiresAt, NOW)))

/** The address of an accepted invitation, for its account. */
export const invitedAddress = async (req: PayloadRequest, token: string): Promise<string | undefined> =>
  (await invitationOf(req, token, eq(status, 'accepted')))?.email
