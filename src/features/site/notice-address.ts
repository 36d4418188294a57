import type { Payload } from 'payload'
import { storedSettings } from '@/features/booking/settings/queries'
import { query, sql } from '@/lib/db/query'
import { isSeededAddress } from './seeded-address'

async function firstSuperAdmin(payload: Payload): Promise<string | undefined> {
  const [person] = await query<{ email: string }>(
    payload,
    sql`SELECT u.email FROM users u JOIN user_roles r ON r.user_id = u.id AND r.role = 'super_admin'
        WHERE NOT EXISTS (SELECT 1 FROM switched_off_accounts o WHERE o.user_id = u.id)
        ORDER BY r.created_at, u.id LIMIT 1`,
  )
  return person?.email
}

/**
 * Where notices to the team go: the address of the calendar settings, else the first active super admin. Never the address that
 * a new site begins with, unless that is the super admin's own.
 */
export async function noticeAddress(payload: Payload): Promise<string | undefined> {
  const { adminEmail } = await storedSettings(payload)
  return adminEmail && !isSeededAddress(adminEmail) ? adminEmail : firstSuperAdmin(payload)
}
