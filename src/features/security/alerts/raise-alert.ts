import { and, countDistinct, desc, eq, gt, inArray, max, not } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import type { Brand, RenderedMessage } from '@/emails/message'
import { isNotSwitchedOff } from '@/features/account/switched-off/queries'
import { storedSettings } from '@/features/booking/settings/queries'
import { siteBrand } from '@/features/site/brand'
import { countIf, firstOf, jsonText, sumIf } from '@/lib/db/expressions'
import { lockName } from '@/lib/db/locks'
import { databaseOf, inTransaction, transactionOf } from '@/lib/db/transaction'
import { job } from '@/lib/jobs/job-table'
import { sendJob } from '@/lib/jobs/send'
import { siteMailer } from '@/lib/mail/mailer'
import { security_events, user_roles, users } from '@/payload-generated-schema'
import type { EventCategory, EventType } from '../event-kinds'
import { isNoSum, isTeams, occurrences } from '../events/occurrences'
import { isReached, isSpread, spread, thresholdFor } from './rules'

const { user, role } = user_roles
const isAlerted = and(eq(role, 'super_admin'), isNotSwitchedOff(user))

export async function alertedIds(req: PayloadRequest): Promise<string[]> {
  const db = await transactionOf(req)
  const people = await db.selectDistinct({ id: user }).from(user_roles).where(isAlerted)
  return people.map(({ id }) => id)
}

type Draw = (brand: Brand, zone: string) => RenderedMessage | Promise<RenderedMessage>

/** Mails a super admin, unless they are none any more. Safe to repeat, because the message keeps its id. @param draw gets the business zone */
export async function mailSuperAdmin(payload: Payload, userId: string, id: string, draw: Draw) {
  const [reader] = await databaseOf(payload)
    .select({ email: users.email })
    .from(user_roles)
    .innerJoin(users, eq(users.id, user))
    .where(and(eq(user, userId), isAlerted))
    .limit(1)
  if (!reader) return
  const { timezone } = await storedSettings(payload)
  const message = await draw(await siteBrand(payload), timezone)
  await siteMailer().send({ id: `${id}-${userId}`, to: reader.email, ...message })
}

interface Alert {
  rule: string
  type: EventType
  category: EventCategory
  windowMinutes: number
  message: string
}

const since = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()

const lately = (now: Date, minutes: number) => occurrences(since(now, minutes), now.toISOString())

/** With account and address if all of it was about one. */
type Seen = { details: object } & Partial<Record<'userId' | 'ipAddress', string | null | undefined>>

async function addAlert(req: PayloadRequest, alert: Alert, { details, ...about }: Seen, now: Date) {
  // Only one server writes the alert.
  await lockName(req, 'security-alert')
  const { id, severity, details: stored, createdAt } = security_events
  const { rule, windowMinutes, type, category, message } = alert
  const db = await transactionOf(req)
  const isKnown = and(
    eq(severity, 'critical'),
    eq(jsonText(stored, 'rule'), rule),
    gt(createdAt, since(now, windowMinutes)),
  )
  if (await db.$count(security_events, isKnown)) return undefined
  const at = now.toISOString()
  const [event] = await db
    .insert(security_events)
    .values({
      type,
      category,
      severity: 'critical',
      message,
      ...about,
      details: { rule, windowMinutes, ...details },
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id })
  return event?.id
}

const HOUR_MS = 3_600_000

/** The time of the last mail, and whether it still waits. Read from the database for all servers. */
async function lastMail(req: PayloadRequest, now: Date) {
  const db = await transactionOf(req)
  const isWaiting = and(inArray(job.state, ['created', 'retry']), gt(job.startAfter, now))
  const [row] = await db
    .select({ at: max(job.startAfter), waits: countIf(isWaiting) })
    .from(job)
    .where(eq(job.name, 'security-alert'))
  // A past mail cannot be in the future, unless the clock was set back.
  const at = row?.at ? Math.min(row.at.getTime(), now.getTime()) : 0
  return { at, waits: (row?.waits ?? 0) > 0 }
}

/** Mails super admins at most once an hour: later events wait for the next mail. `req` holds the lock. */
async function mailSuperAdmins(req: PayloadRequest, eventId: string, alert: Alert, now: Date): Promise<void> {
  const last = await lastMail(req, now)
  // A waiting mail links to the list, which has this event too.
  if (last.waits) return
  const startAfter = new Date(Math.max(now.getTime(), last.at + HOUR_MS))
  const { message, category } = alert
  for (const userId of await alertedIds(req)) {
    const job = { eventId, userId, message, category, at: now.toISOString() }
    await sendJob(req, 'security-alert', job, { startAfter })
  }
}

async function raise(payload: Payload, alert: Alert, seen: Seen, now: Date): Promise<void> {
  await inTransaction({ payload }, async (req) => {
    const id = await addAlert(req, alert, seen, now)
    if (id) await mailSuperAdmins(req, id, alert, now)
  })
}

/** Raises one critical event an hour while the fault `rule` lasts. */
export function raiseFault(
  payload: Payload,
  { rule, message }: { rule: string; message: string },
  now: Date,
): Promise<void> {
  const alert = { rule, message, type: 'suspicious_activity', category: 'system', windowMinutes: 60 } as const
  return raise(payload, alert, { details: {} }, now)
}

const MOST_ADDRESSES = 5

async function noticeThreshold(payload: Payload, type: EventType, category: EventCategory, now: Date) {
  const threshold = thresholdFor(type, category)
  if (!threshold) return
  const events = lately(now, threshold.windowMinutes)
  const ofOthers = type === 'validation_error' ? not(isTeams(events.userId)) : undefined
  const isCounted = and(
    eq(events.type, type),
    eq(events.category, category),
    isNoSum(events.details),
    ofOthers,
  )
  const db = databaseOf(payload)
  const network = jsonText(events.details, 'network')
  const [row] = await db
    .select({
      count: sumIf(events.times),
      accounts: countDistinct(firstOf(events.userId, jsonText(events.details, 'email'))),
      userId: max(events.userId),
      networks: countDistinct(network),
      network: max(network),
    })
    .from(events)
    .where(isCounted)
  if (!row || !isReached(threshold, row.count)) return
  const from = await db
    .select({ address: events.ipAddress })
    .from(events)
    .where(isCounted)
    .groupBy(events.ipAddress)
    .orderBy(desc(sumIf(events.times)), events.ipAddress)
    .limit(MOST_ADDRESSES)
  const addresses = from.flatMap(({ address }) => address ?? [])
  const { count, accounts, networks } = row
  const tried = { accounts, signedIn: false, network: networks === 1 ? row.network : null }
  const seen = {
    details: { count, addresses, ...(category === 'auth' ? tried : {}) },
    // Of other kinds, some may be of nobody who is known.
    userId: category === 'auth' && accounts === 1 ? row.userId : null,
    ipAddress: addresses.length === 1 ? addresses[0] : null,
  }
  await raise(payload, threshold, seen, now)
}

async function noticeSpread(payload: Payload, now: Date): Promise<void> {
  const events = lately(now, spread.windowMinutes)
  const { type, category, details, times } = events
  const [seen] = await databaseOf(payload)
    .select({
      failures: sumIf(times),
      addresses: countDistinct(jsonText(details, 'network')),
      accounts: countDistinct(jsonText(details, 'email')),
    })
    .from(events)
    .where(and(eq(type, 'auth_attempt'), eq(category, 'auth'), isNoSum(details)))
  if (seen && isSpread(seen)) await raise(payload, spread, { details: seen }, now)
}

/** Raises a critical event if the threshold is exceeded, once per window. */
export async function noticeAlerts(
  payload: Payload,
  event: { type: EventType; category: EventCategory },
  now: Date,
): Promise<void> {
  await noticeThreshold(payload, event.type, event.category, now)
  if (event.type === 'auth_attempt' && event.category === 'auth') await noticeSpread(payload, now)
}
