import { and, eq, lte } from '@payloadcms/db-postgres/drizzle'
import { APIError, type CollectionBeforeDeleteHook, type CollectionBeforeOperationHook } from 'payload'
import { NOW } from '@/lib/db/expressions'
import { transactionOf } from '@/lib/db/transaction'
import { client_registrations, invitations } from '@/payload-generated-schema'

/** The accepted invitation alone has the client's e-mail address, so it stays with the registration. */
export const protectAccepted: CollectionBeforeDeleteHook = async ({ id, req }) => {
  // Waits for a registration in progress.
  const db = await transactionOf(req)
  const { id: invitation } = invitations
  await db
    .select({ invitation })
    .from(invitations)
    .where(eq(invitation, String(id)))
    .for('update')
  const isRegistered = eq(client_registrations.invitation, String(id))
  if ((await db.$count(client_registrations, isRegistered)) === 0) return
  throw new APIError(
    'An accepted invitation holds the email address of its registration. Delete the registration first.',
    409,
    { code: 'conflict' },
    true,
  )
}

export const markExpired: CollectionBeforeOperationHook<'invitations'> = async ({ operation, req }) => {
  if (operation === 'create') return
  const { status, expiresAt } = invitations
  const db = await transactionOf(req)
  await db
    .update(invitations)
    .set({ status: 'expired' })
    .where(and(eq(status, 'pending'), lte(expiresAt, NOW)))
}
