import type { Payload, PayloadRequest } from 'payload'
import { query, queryIn, sql } from '@/lib/db/query'

export async function alertedIds(req: PayloadRequest): Promise<string[]> {
  const people = await queryIn<{ id: string }>(
    req,
    sql`SELECT DISTINCT user_id AS id FROM user_roles r WHERE role = 'super_admin'
        AND NOT EXISTS (SELECT 1 FROM switched_off_accounts o WHERE o.user_id = r.user_id)`,
  )
  return people.map(({ id }) => id)
}

/** The account's address, if it is still an active super admin's. */
export async function alertedAddress(payload: Payload, userId: string): Promise<string | undefined> {
  const [reader] = await query<{ email: string }>(
    payload,
    sql`SELECT u.email FROM users u JOIN user_roles r ON r.user_id = u.id AND r.role = 'super_admin'
        WHERE u.id = ${userId} AND NOT EXISTS (SELECT 1 FROM switched_off_accounts o WHERE o.user_id = u.id) LIMIT 1`,
  )
  return reader?.email
}
