import { eq, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PgColumn } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '@/lib/db/transaction'
import { bookings, inquiries, invitations, subscribers, users } from '@/payload-generated-schema'

const isOf = (column: PgColumn, email: string): SQL => eq(sql`lower(${column})`, email)

/** Returns true if a row holds the address, given in lower case. There is no table of people. */
export async function isKnownPerson(req: PayloadRequest, email: string): Promise<boolean> {
  const db = await transactionOf(req)
  for (const table of [bookings, inquiries, users, invitations, subscribers])
    if ((await db.$count(table, isOf(table.email, email))) > 0) return true
  return false
}
