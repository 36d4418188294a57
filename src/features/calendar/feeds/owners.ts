import { and, eq } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { isNotSwitchedOff } from '@/features/account/switched-off/queries'
import { isCallTakersAccount } from '@/features/role/call-takers'
import { databaseOf } from '@/lib/db/transaction'
import { hosts, user_roles, users } from '@/payload-generated-schema'

/** Addresses of people whose calendar a busy calendar may be: active super admins, and where notices go. */
export async function ownerAddresses(payload: Payload, adminEmail?: string | null): Promise<string[]> {
  const { user, role } = user_roles
  const people = await databaseOf(payload)
    .select({ email: users.email })
    .from(users)
    .innerJoin(user_roles, and(eq(user, users.id), eq(role, 'super_admin')))
    .where(isNotSwitchedOff(users.id))
  return [...people.map(({ email }) => email), ...(adminEmail ? [adminEmail] : [])]
}

/** The calendars of active hosts who take calls, whose all-day events are in the zone of the host. */
export async function hostCalendars(payload: Payload, companyZone: string) {
  const rows = await databaseOf(payload)
    .select({ id: hosts.id })
    .from(hosts)
    .where(and(eq(hosts.isActive, true), isCallTakersAccount(hosts.user)))
  const { docs } = await payload.find({
    collection: 'hosts',
    where: { id: { in: rows.map(({ id }) => id) } },
    pagination: false,
    depth: 1,
    populate: { users: { email: true } },
    overrideAccess: true,
  })
  return docs.map(({ id, user, timezone, busyCalendars }) => ({
    hostId: id,
    timezone: timezone || companyZone,
    busyCalendars,
    owner: user && typeof user === 'object' ? user.email : null,
  }))
}

/** Google names the owner in the address: `/calendar/ical/ada%40example.com/private-.../basic.ics`. */
export const addressInUrl = (url: string): string[] =>
  url.split('/').flatMap((part) => {
    const [, name, domain] = /^([\w.+-]+)(?:%40|@)([\w.-]+\.\w+)$/i.exec(part) ?? []
    return name && domain ? [`${name}@${domain}`] : []
  })
