import { and, eq, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { isNotSwitchedOff } from '@/features/account/switched-off/queries'
import { isCallTakersAccount } from '@/features/role/call-takers'
import { google_connection, google_host_connections } from '@/lib/db/own-tables'
import { databaseOf } from '@/lib/db/transaction'
import { calendar_settings, hosts, user_roles } from '@/payload-generated-schema'

/** Whose account: a host's, by their id, or the company's. */
export type Owner = string | null

/** Whether a person may make, read and end a connection: super admins any, hosts their own. */
export async function mayConnect(payload: Payload, userId: string, owner: Owner): Promise<boolean> {
  const db = databaseOf(payload)
  const { user, role } = user_roles
  const isSuper = and(eq(user, userId), eq(role, 'super_admin'), isNotSwitchedOff(user))
  const superAdmins = await db.$count(user_roles, isSuper)
  if (!owner) return superAdmins > 0
  const isOwn = and(eq(hosts.user, userId), isCallTakersAccount(hosts.user))
  return (await db.$count(hosts, and(eq(hosts.id, owner), superAdmins > 0 ? undefined : isOwn))) > 0
}

/** Where the tokens and the calendar of a connection are, and the condition for its row. */
export const grantsOf = (owner: Owner) => (owner ? google_host_connections : calendar_settings)

/** Where the state of a connection is. */
export const statesOf = (owner: Owner) => (owner ? google_host_connections : google_connection)

/** The row of a connection in both. The company's is the only one in its tables. */
export const isOf = (owner: Owner): SQL | undefined =>
  owner ? eq(google_host_connections.hostId, owner) : undefined
