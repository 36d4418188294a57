import { and, eq } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { endCallsOf } from '@/features/booking/assignee/mutations'
import { noticeSuperAdminChange, usableSuperAdmins } from '@/features/role/super-admins'
import { recordChange } from '@/features/security/record-change'
import { announceContent } from '@/lib/cache/announce-content'
import { contentTag, everyPage } from '@/lib/cache/tags'
import { hasRow } from '@/lib/db/has-row'
import { switched_off_accounts } from '@/lib/db/own-tables'
import { inTransaction, transactionOf } from '@/lib/db/transaction'
import { isUuid } from '@/lib/validation/uuid'
import { user_roles, users } from '@/payload-generated-schema'
import { lockCredentials } from '../password/queries'
import { endSessions } from '../session/mutations'

async function exists(req: PayloadRequest, userId: string): Promise<boolean> {
  const db = await transactionOf(req)
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share')
  return rows.length > 0
}

const isSuperAdminAccount = (req: PayloadRequest, userId: string) =>
  hasRow(req, user_roles, and(eq(user_roles.role, 'super_admin'), eq(user_roles.user, userId)))

/** A concurrent sign-in ends before and loses its session, or sees that the account is off. */
async function switchOff(req: PayloadRequest, userId: string): Promise<boolean> {
  const db = await transactionOf(req)
  const changed = await db.insert(switched_off_accounts).values({ userId }).onConflictDoNothing().returning()
  await lockCredentials(req, userId)
  await endSessions(req, userId)
  await endCallsOf(req, userId, new Date())
  return changed.length > 0
}

async function switchOn(req: PayloadRequest, userId: string): Promise<boolean> {
  const db = await transactionOf(req)
  const changed = await db
    .delete(switched_off_accounts)
    .where(eq(switched_off_accounts.userId, userId))
    .returning()
  return changed.length > 0
}

/** Switches an account off or on. Not one's own, so an active super admin always remains. */
export async function switchAccount(
  actor: PayloadRequest,
  { userId, active }: { userId: string; active: boolean },
): Promise<'done' | 'unknown' | 'own' | 'forbidden'> {
  if (!isUuid(userId)) return 'unknown'
  if (userId.toLowerCase() === actor.user?.id) return 'own'
  return inTransaction(actor, async (req) => {
    if (!(await usableSuperAdmins(req)).some((id) => id === actor.user?.id)) return 'forbidden'
    if (!(await exists(req, userId))) return 'unknown'
    if (await (active ? switchOn : switchOff)(req, userId)) {
      await recordChange(req, {
        action: 'UPDATE',
        tableName: 'profiles',
        recordId: userId,
        before: { active: !active },
        after: { active },
      })
      if (await isSuperAdminAccount(req, userId))
        await noticeSuperAdminChange(req, userId, active ? 'switched-on' : 'switched-off')
      // Removes the person from the author pages.
      await announceContent(req, [everyPage, contentTag('users'), contentTag('hosts')])
    }
    return 'done'
  })
}
