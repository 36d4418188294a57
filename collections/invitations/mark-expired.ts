import type { CollectionBeforeOperationHook } from 'payload'
import { queryIn, sql } from '@/lib/db/query'

export const markExpired: CollectionBeforeOperationHook<'invitations'> = async ({ operation, req }) => {
  if (operation === 'create') return
  await queryIn(
    req,
    sql`UPDATE invitations SET status = 'expired' WHERE status = 'pending' AND expires_at <= now()`,
  )
}
