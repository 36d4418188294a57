import type { Payload } from 'payload'
import { query, sql } from '@/lib/db/query'

/** Addresses of people whose calendar a busy calendar may be: active super admins, and where notices go. */
export async function ownerAddresses(payload: Payload, adminEmail?: string | null): Promise<string[]> {
  const people = await query<{ email: string }>(
    payload,
    sql`SELECT u.email FROM users u JOIN user_roles r ON r.user_id = u.id AND r.role = 'super_admin'
        WHERE NOT EXISTS (SELECT 1 FROM switched_off_accounts o WHERE o.user_id = u.id)`,
  )
  return [...people.map(({ email }) => email), ...(adminEmail ? [adminEmail] : [])]
}

/** Google names the owner in the address: `/calendar/ical/ada%40example.com/private-.../basic.ics`. */
export const addressInUrl = (url: string): string[] =>
  url.split('/').flatMap((part) => {
    const [, name, domain] = /^([\w.+-]+)(?:%40|@)([\w.-]+\.\w+)$/i.exec(part) ?? []
    return name && domain ? [`${name}@${domain}`] : []
  })
