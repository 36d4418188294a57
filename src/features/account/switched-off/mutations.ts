import type { PayloadRequest } from 'payload'
import { endFeedOf } from '@/features/booking/desk/feed'
import { noticeSuperAdminChange } from '@/features/role/super-admin-notice'
import { usableSuperAdmins } from '@/features/role/super-admins'
import { recordChange } from '@/features/security/record-change'
import { announceContent } from '@/lib/cache/announce-content'
import { contentTag, everyPage } from '@/lib/cache/tags'
import { queryIn, sql } from '@/lib/db/query'
import { inTransaction } from '@/lib/db/transaction'
import { isUuid } from '@/lib/validation/uuid'
import { endSessions } from '../session/mutations'

async function exists(req: PayloadRequest, userId: string): Promise<boolean> {
  const rows = await queryIn(req, sql`SELECT 1 FROM users WHERE id = ${userId} FOR KEY SHARE`)
  return rows.length > 0
}

async function isSuperAdminAccount(req: PayloadRequest, userId: string): Promise<boolean> {
  const rows = await queryIn(
    req,
    sql`SELECT 1 FROM user_roles WHERE role = 'super_admin' AND user_id = ${userId}`,
  )
  return rows.length > 0
}

/** A concurrent sign-in ends before and loses its session, or sees that the account is off. */
async function switchOff(req: PayloadRequest, userId: string): Promise<boolean> {
  const changed = await queryIn(
    req,
    sql`INSERT INTO switched_off_accounts (user_id) VALUES (${userId}) ON CONFLICT DO NOTHING RETURNING user_id`,
  )
  await queryIn(req, sql`SELECT 1 FROM account_credentials WHERE user_id = ${userId} FOR UPDATE`)
  await endSessions(req, userId)
  await endFeedOf(req, userId)
  return changed.length > 0
}

async function switchOn(req: PayloadRequest, userId: string): Promise<boolean> {
  const changed = await queryIn(
    req,
    sql`DELETE FROM switched_off_accounts WHERE user_id = ${userId} RETURNING user_id`,
  )
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
      await announceContent(req, [everyPage, contentTag('users')])
    }
    return 'done'
  })
}
