import type { PayloadRequest } from 'payload'
import { recordChange } from '@/features/security/record-change'
import { queryIn, sql } from '@/lib/db/query'

/** Who makes a project for an address and who makes the address's account follow each other. */
export async function lockClientAddress(req: PayloadRequest, email: string): Promise<void> {
  await queryIn(
    req,
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`client:${email.toLowerCase()}`}, 2))`,
  )
}

/** Gives an account the projects that were made for its address, now that the address is confirmed. */
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
