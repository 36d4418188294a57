import { and, eq, inArray, isNull, lt, notInArray, or } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { busyCalendarAlert, calendarAlert } from '@/emails/calendar/calendar-alert'
import { mailedCallTaker } from '@/features/booking/mail/mailed-booking'
import { storedSettings } from '@/features/booking/settings/queries'
import { siteBrand } from '@/features/site/brand'
import { noticeAddress } from '@/features/site/notice-address'
import { NOW, secondsFromNow } from '@/lib/db/expressions'
import { google_busy, google_events } from '@/lib/db/own-tables'
import { databaseOf } from '@/lib/db/transaction'
import type { Jobs } from '@/lib/jobs/queues'
import { log } from '@/lib/log'
import { siteMailer } from '@/lib/mail/mailer'
import { longDateInZone, timeInZone, zoneLabel } from '@/lib/time/format'
import { steadyNow } from '@/lib/time/steady-clock'
import { bookings } from '@/payload-generated-schema'
import { calendarInUse, hostsWithCalendar } from './connection/stored'
import { hasNoBooking } from './events'
import { isFailure } from './google/failure'
import { pullChanges } from './pull/mutations'
import { pushWaiting } from './push/jobs'
import { keepWatching } from './watch/mutations'

/** Hosts whose calendars take longer wait for the next run. */
const LONGEST_RUN_MS = 120_000

/** Returns false if Google failed. The problem is stored for who can solve it, and the next run retries. */
async function works(run: () => Promise<unknown>): Promise<boolean> {
  try {
    await run()
    return true
  } catch (error) {
    if (!isFailure(error)) throw error
    log.warn({ err: error }, 'Google Calendar was not synced')
    return false
  }
}

/** Reads the calendars of hosts. @returns whose account works, and whose does not */
async function pullHosts(payload: Payload, hosts: readonly string[]) {
  const until = steadyNow() + LONGEST_RUN_MS
  const [working, broken]: [string[], string[]] = [[], []]
  for (const host of hosts) {
    const isWell = steadyNow() < until && (await works(() => pullChanges(payload, new Date(), host)))
    ;(isWell ? working : broken).push(host)
  }
  return { working, broken }
}

export async function syncCalendar(payload: Payload): Promise<void> {
  const calendarId = await calendarInUse(payload)
  const connected = await hostsWithCalendar(payload)
  if (!calendarId && connected.length === 0) return
  const isWell = !calendarId || (await works(() => pullChanges(payload)))
  const { working, broken } = await pullHosts(
    payload,
    connected.map(({ hostId }) => hostId),
  )
  const others = or(isNull(bookings.host), notInArray(bookings.host, broken))
  if (isWell) await works(() => pushWaiting(payload, broken.length > 0 ? others : undefined))
  else if (working.length > 0) await works(() => pushWaiting(payload, inArray(bookings.host, working)))
  if (calendarId && isWell) await works(() => keepWatching(payload, calendarId))
  const db = databaseOf(payload)
  const twoDaysAgo = secondsFromNow(-2 * 24 * 60 * 60)
  const { state, eventEnd } = google_events
  await db.delete(google_events).where(and(eq(state, 'review'), lt(eventEnd, twoDaysAgo), hasNoBooking))
  await db.delete(google_busy).where(or(lt(google_busy.toAt, NOW), lt(google_busy.knownAt, twoDaysAgo)))
}

export async function sendCalendarAlert(
  payload: Payload,
  { problem, since, calendar, host }: Jobs['calendar-alert'],
): Promise<void> {
  const settings = await storedSettings(payload)
  const reader = host ? await mailedCallTaker(payload, { host }) : undefined
  const to = host ? reader?.email : await noticeAddress(payload)
  if (!to) return
  const brand = await siteBrand(payload)
  const zone = reader?.timezone ?? settings.timezone
  const at = new Date(since)
  const about = {
    since: `${longDateInZone(at, zone)}, ${timeInZone(at, zone)} ${zoneLabel(zone, at)}`,
    url: `${brand.siteUrl}/super-admin/${host ? 'hosts?open=me' : 'calendar'}`,
    ...(host ? { open: 'Open your settings for calls' } : {}),
  }
  const needs = problem === 'unavailable' ? 'nothing' : problem === 'calendar' ? 'calendar' : 'reconnect'
  await siteMailer().send({
    id: `calendar-alert-${host ? `${host}-` : ''}${problem}-${at.getTime()}`,
    to,
    ...(calendar
      ? busyCalendarAlert(brand, { calendar, ...about })
      : calendarAlert(brand, { needs, ...about })),
  })
}
