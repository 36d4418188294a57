import { eq } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { asText } from '@/lib/db/expressions'
import { transactionOf } from '@/lib/db/transaction'
import {
  blogs,
  bookings,
  calendar_settings,
  call_types,
  case_studies,
  client_registrations,
  custom_pages,
  flagships,
  ideas,
  inquiries,
  legal_pages,
  pages,
  projects,
  users,
} from '@/payload-generated-schema'

/** The tables whose rows are checked for stale writes. */
const tables = {
  bookings,
  inquiries,
  client_registrations,
  projects,
  users,
  calendar_settings,
  call_types,
  blogs,
  ideas,
  flagships,
  'custom-pages': custom_pages,
  'case-studies': case_studies,
  'legal-pages': legal_pages,
  pages,
}

export type VersionedTable = keyof typeof tables

/**
 * Locks a row until the transaction of `req` ends and returns when it was last changed (epoch milliseconds), or undefined if
 * the row is gone. Other writers of the row wait here and then see the new version.
 */
export async function lockedVersion(
  req: PayloadRequest,
  table: VersionedTable,
  rowId: string,
): Promise<number | undefined> {
  const { id, updatedAt } = tables[table]
  const db = await transactionOf(req)
  const [row] = await db
    .select({ updatedAt })
    .from(tables[table])
    .where(eq(asText(id), rowId.toLowerCase()))
    .for('update')
  return row && new Date(row.updatedAt ?? 0).getTime()
}
