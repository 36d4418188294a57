import type { PayloadRequest } from 'payload'
import { recordChange } from '@/features/security/record-change'
import { queryIn, sql } from '@/lib/db/query'

/** Locks an address, so that its project and its account are not created at once. */
export async function lockClientAddress(req: PayloadRequest, email: string): Promise<void> {
  await queryIn(
    req,
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`client:${email.toLowerCase()}`}, 2))`,
  )
}

/** Links the projects for an address to its account, after it is confirmed. */
export async function linkProjects(
  req: PayloadRequest,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await lockClientAddress(req, email)
  const linked = await queryIn<{ id: string }>(
    req,
    sql`UPDATE projects SET client_id = ${userId}, updated_at = now()
        WHERE client_id IS NULL AND client_email = ${email.toLowerCase()} RETURNING id`,
  )
  for (const { id } of linked) {
    await recordChange(req, {
      action: 'UPDATE',
      tableName: 'projects',
      recordId: id,
      before: { client: null },
      after: { client: userId },
    })
  }
}
