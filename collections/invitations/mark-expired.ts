import { and, eq, lte, sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeOperationHook } from 'payload'
import { transactionOf } from '@/lib/db/transaction'
import { invitations } from '@/payload-generated-schema'

export const markExpired: CollectionBeforeOperationHook<'invitations'> = async ({ operation, req }) => {
  if (operation === 'create') return
  const { status, expiresAt } = invitations
  const db = await transactionOf(req)
  await db
    .update(invitations)
    .set({ status: 'expired' })
    .where(and(eq(status, 'pending'), lte(expiresAt, sql`now()`)))
}
