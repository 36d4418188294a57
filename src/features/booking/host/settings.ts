import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { isCallTakersAccount } from '@/features/role/call-takers'
import { asSite } from '@/lib/db/local-api'
import { transactionOf } from '@/lib/db/transaction'
import { hosts, users } from '@/payload-generated-schema'
import type { Host } from '@/payload-types'
import type { DayOffInput } from '../settings/days'
import { editableLists } from '../settings/editable'
import { toHandOver } from './handed-over'
import type { OwnRules } from './rules'

/** What a person has set for their calls. Without a row, the id is null and the calendar settings apply. */
export interface HostSettings extends OwnRules {
  id: string | null
  user: string
  slug: string
  name: string
  line: string | null
  picture: string | null
  isActive: boolean
  daysOff: DayOffInput[]
  meetingUrl: string | null
  phone: string | null
  busyCalendars: { name: string; url: string }[]
  updatedAt: string | null
}

const unset = {
  ...{ id: null, slug: '', line: null, picture: null, isActive: true, timezone: null, weeklyHours: [] },
  ...{ daysOff: [], minimumNoticeHours: null, bufferTimeMinutes: null, maxCallsPerDay: null },
  ...{ meetingUrl: null, phone: null, busyCalendars: [], updatedAt: null },
}

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

/** The settings of a person. Callers must check for that person or a super admin. */
export async function hostSettings(req: PayloadRequest, user: string): Promise<HostSettings> {
  const host = await hostOfUser(req, user)
  if (!host) {
    const person = await req.payload.findByID({
      collection: 'users',
      id: user,
      disableErrors: true,
      ...asSite(req),
    })
    return { ...unset, user, name: person?.fullName?.trim() ?? '' }
  }
  return {
    id: host.id,
    user,
    slug: host.slug,
    name: host.name,
    line: host.line || null,
    picture: typeof host.picture === 'object' ? (host.picture?.id ?? null) : (host.picture ?? null),
    isActive: host.isActive,
    timezone: host.timezone || null,
    ...editableLists(host),
    minimumNoticeHours: host.minimumNoticeHours ?? null,
    bufferTimeMinutes: host.bufferTimeMinutes ?? null,
    maxCallsPerDay: host.maxCallsPerDay ?? null,
    meetingUrl: host.meetingUrl || null,
    phone: host.phone || null,
    updatedAt: host.updatedAt,
  }
}

/** All hosts by name. The user is null if the account was deleted. Callers must check for someone who takes calls. */
export async function listedHosts(req: PayloadRequest, now: Date) {
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
  const left = await toHandOver(req, now)
  return rows.map((row) => ({
    ...row,
    /** Switched on, and the person takes calls: new calls go to them. */
    takesCalls: row.isActive && row.takesCalls,
    /** Future calls of someone who takes none any more. */
    toHandOver: left.get(row.id) ?? 0,
  }))
}
