import { and, eq, isNull, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { recordChange } from '@/features/security/record-change'
import { lockName } from '@/lib/db/locks'
import { transactionOf } from '@/lib/db/transaction'
import { projects } from '@/payload-generated-schema'

/** Locks an address, so that its project and its account are not created at once. */
export const lockClientAddress = (req: PayloadRequest, email: string): Promise<void> =>
  lockName(req, `client:${email.toLowerCase()}`)

/** Links the projects for an address to its account, after it is confirmed. */
export async function linkProjects(
  req: PayloadRequest,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await lockClientAddress(req, email)
  const db = await transactionOf(req)
  const linked = await db
    .update(projects)
    .set({ client: userId, updatedAt: sql`now()` })
    .where(and(isNull(projects.client), eq(projects.clientEmail, email.toLowerCase())))
    .returning({ id: projects.id })
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
