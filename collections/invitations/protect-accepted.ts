import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { queryIn, sql } from '@/lib/db/query'

/** The accepted invitation alone has the client's e-mail address, so it stays with the registration. */
export const protectAccepted: CollectionBeforeDeleteHook = async ({ id, req }) => {
  // Waits for a registration in progress.
  await queryIn(req, sql`SELECT 1 FROM invitations WHERE id = ${id} FOR UPDATE`)
  const registrations = await queryIn(
    req,
    sql`SELECT 1 FROM client_registrations WHERE invitation_id = ${id}`,
  )
  if (registrations.length === 0) return
  throw new APIError(
    'An accepted invitation holds the email address of its registration. Delete the registration first.',
    409,
    { code: 'conflict' },
    true,
  )
}
