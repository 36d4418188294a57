import { and, desc, eq, gt, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { hashToken } from '@/lib/crypto/token'
import { lower, NOW } from '@/lib/db/expressions'
import { transactionOf } from '@/lib/db/transaction'
import { client_registrations, invitations } from '@/payload-generated-schema'

const { email, tokenHash, status, expiresAt } = invitations

async function invitationOf(req: PayloadRequest, token: string, state: SQL | undefined) {
  const db = await transactionOf(req)
  const isIt = eq(tokenHash, hashToken(token))
  const [row] = await db.select({ email }).from(invitations).where(and(isIt, state))
  return row
}

export const openInvitation = (req: PayloadRequest, token: string) =>
  invitationOf(req, token, and(eq(status, 'pending'), gt(expiresAt, NOW)))

/** The address of an accepted invitation, for its account. */
export const invitedAddress = async (req: PayloadRequest, token: string): Promise<string | undefined> =>
  (await invitationOf(req, token, eq(status, 'accepted')))?.email

/** The company of the newest registration with an address. */
export async function registeredCompany(req: PayloadRequest, address: string): Promise<string | null> {
  const db = await transactionOf(req)
  const [row] = await db
    .select({ company: client_registrations.companyName })
    .from(client_registrations)
    .innerJoin(invitations, eq(invitations.id, client_registrations.invitation))
    .where(eq(lower(email), address.toLowerCase()))
    .orderBy(desc(client_registrations.createdAt))
    .limit(1)
  return row?.company ?? null
}
