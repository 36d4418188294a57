import type { PayloadRequest } from 'payload'
import type { SuperAdminChange } from '@/emails/account/super-admin-changed'
import { sendAccountMail } from '@/features/account/mail'
import { queryIn, sql } from '@/lib/db/query'

/** Mails the account and all other super admins, in the change's transaction. Skips the first one. */
export async function noticeSuperAdminChange(
  req: PayloadRequest,
  userId: string,
  change: SuperAdminChange,
): Promise<void> {
  const [account] = await queryIn<{ email: string }>(req, sql`SELECT email FROM users WHERE id = ${userId}`)
  if (!account) return
  const others = await queryIn<{ email: string }>(
    req,
    sql`SELECT DISTINCT u.email FROM users u JOIN user_roles r ON r.user_id = u.id AND r.role = 'super_admin'
        WHERE u.id <> ${userId} AND NOT EXISTS (SELECT 1 FROM switched_off_accounts o WHERE o.user_id = u.id)`,
  )
  if (!req.user && others.length === 0) return
  const by = req.user?.email ?? null
  for (const { email } of [account, ...others])
    await sendAccountMail(req, { kind: 'super-admin-changed', to: email, account: account.email, change, by })
}
