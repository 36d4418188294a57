import { and, count, eq, gt, inArray, isNotNull, isNull, lt, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { isCallTakersAccount } from '@/features/role/call-takers'
import { asSite } from '@/lib/db/local-api'
import { referenceId } from '@/lib/db/reference-id'
import { transactionOf } from '@/lib/db/transaction'
import { bookings, hosts, users } from '@/payload-generated-schema'
import type { Host } from '@/payload-types'
import { editableLists } from '../settings/editable'
import { blockingStatuses } from '../status'
import { toHandOver } from './handed-over'

/** What a person has set for their calls. Without a row, the id is null and the calendar settings apply. */
export type HostSettings = Awaited<ReturnType<typeof hostSettings>>

export async function hostOfUser(req: PayloadRequest, user: string): Promise<Host | undefined> {
  const { docs } = await req.payload.find({
    collection: 'hosts',
    where: { user: { equals: user } },
    limit: 1,
    pagination: false,
    ...asSite(req),
  })
  return docs[0]
}

async function nameOfUser(req: PayloadRequest, id: string): Promise<string> {
  const person = await req.payload.findByID({ collection: 'users', id, disableErrors: true, ...asSite(req) })
  return person?.fullName?.trim() ?? ''
}

/** The settings of a person. Callers must check for that person or a super admin. */
export async function hostSettings(req: PayloadRequest, user: string) {
  const host: Partial<Host> = (await hostOfUser(req, user)) ?? { name: await nameOfUser(req, user) }
  return {
    id: host.id ?? null,
    user,
    slug: host.slug ?? '',
    name: host.name ?? '',
    line: host.line || null,
    picture: referenceId(host.picture),
    isActive: host.isActive ?? true,
    timezone: host.timezone || null,
    ...editableLists(host),
    minimumNoticeHours: host.minimumNoticeHours ?? null,
    bufferTimeMinutes: host.bufferTimeMinutes ?? null,
    maxCallsPerDay: host.maxCallsPerDay ?? null,
    meetingUrl: host.meetingUrl || null,
    phone: host.phone || null,
    updatedAt: host.updatedAt ?? null,
  }
}

export const LOAD_DAYS = 7
const DAY_MS = 24 * 3_600_000

async function soonCalls(req: PayloadRequest, now: Date) {
  const { host, status, heldUntil, endsAt, bookingDatetime } = bookings
  const end = new Date(now.getTime() + LOAD_DAYS * DAY_MS).toISOString()
  const isSoon = and(gt(endsAt, now.toISOString()), lt(bookingDatetime, end))
  const db = await transactionOf(req)
  const rows = await db
    .select({ host, calls: count() })
    .from(bookings)
    .where(and(isNotNull(host), inArray(status, blockingStatuses), isNull(heldUntil), isSoon))
    .groupBy(host)
  return new Map(rows.map((row) => [row.host, row.calls]))
}

export type HostLoad = Awaited<ReturnType<typeof hostLoads>>[number]

/** All hosts by name, with their load. The user is null if the account was deleted. Callers must check for someone who takes calls. */
export async function hostLoads(req: PayloadRequest, now: Date) {
  const db = await transactionOf(req)
  const { id, user, name, line, isActive } = hosts
  const rows = await db
    .select({
      ...{ id, user, name, line, isActive },
      takesCalls: sql<boolean>`coalesce(${isCallTakersAccount(users.id)}, false)`,
    })
    .from(hosts)
    .leftJoin(users, eq(users.id, user))
    .orderBy(name, id)
  if (rows.length === 0) return []
  const [left, calls] = [await toHandOver(req, now), await soonCalls(req, now)]
  return rows.map((row) => ({
    ...row,
    /** Switched on, and the person takes calls: new calls go to them. */
    takesCalls: row.isActive && row.takesCalls,
    /** Future calls of someone who takes none any more. */
    toHandOver: left.get(row.id) ?? 0,
    /** Those of the next `LOAD_DAYS` days. */
    calls: calls.get(row.id) ?? 0,
  }))
}
