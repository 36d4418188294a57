import { desc, eq } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { lower } from '@/lib/db/expressions'
import { transactionOf } from '@/lib/db/transaction'
import { client_registrations, invitations } from '@/payload-generated-schema'

export async function registeredCompany(req: PayloadRequest, email: string): Promise<string | null> {
  const db = await transactionOf(req)
  const [row] = await db
    .select({ company: client_registrations.companyName })
    .from(client_registrations)
    .innerJoin(invitations, eq(invitations.id, client_registrations.invitation))
    .where(eq(lower(invitations.email), email.toLowerCase()))
    .orderBy(desc(client_registrations.createdAt))
    .limit(1)
  return row?.company ?? null
}
