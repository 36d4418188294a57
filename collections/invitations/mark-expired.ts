import type { CollectionBeforeOperationHook } from 'payload'
import { queryIn, sql } from '@/lib/db/query'

/**
 * Nothing happens at the moment of expiry: the status of a pending invitation whose time is over is
 * stored when it is read. Answers, conditions, selections and counts then agree.
 */
export const markExpired: CollectionBeforeOperationHook<'invitations'> = async ({ operation, req }) => {
  if (operation === 'create') return
  await queryIn(
    req,
    sql`UPDATE invitations SET status = 'expired' WHERE status = 'pending' AND expires_at <= now()`,
  )
}
