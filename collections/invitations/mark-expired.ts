import type { CollectionBeforeOperationHook } from 'payload'
import { queryIn, sql } from '@/lib/db/query'

/**
 * Nothing happens at the moment of expiry: the status of a pending invitation whose time is over is
 * written down when somebody asks. Answers, conditions, selections and counts then say the same.
 */
export const markExpired: CollectionBeforeOperationHook<'invitations'> = async ({ operation, req }) => {
  if (operation === 'create') return
  await queryIn(
    req,
    sql`UPDATE invitations SET status = 'expired' WHERE status = 'pending' AND expires_at <= now()`,
  )
}
