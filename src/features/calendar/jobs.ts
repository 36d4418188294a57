import { and, eq, lt, or } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { busyCalendarAlert, calendarAlert } from '@/emails/calendar/calendar-alert'
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
import { calendarInUse } from './connection/stored'
import { hasNoBooking } from './events'
import { isFailure } from './google/failure'
import { pullChanges } from './pull/mutations'
import { pushWaiting } from './push/jobs'
import { keepWatching } from './watch/mutations'

export async function syncCalendar(payload: Payload): Promise<void> {
  const calendarId = await calendarInUse(payload)
  if (!calendarId) return
  try {
    await pullChanges(payload)
    await pushWaiting(payload)
    await keepWatching(payload, calendarId)
  } catch (error) {
    // The problem is stored for the team. The next run retries.
    if (!isFailure(error)) throw error
    log.warn({ err: error }, 'Google Calendar was not synced')
  }
  const db = databaseOf(payload)
  const twoDaysAgo = secondsFromNow(-2 * 24 * 60 * 60)
  const { state, eventEnd } = google_events
  await db.delete(google_events).where(and(eq(state, 'review'), lt(eventEnd, twoDaysAgo), hasNoBooking))
  await db.delete(google_busy).where(or(lt(google_busy.toAt, NOW), lt(google_busy.knownAt, twoDaysAgo)))
}

export async function sendCalendarAlert(
  payload: Payload,
  { problem, since, calendar }: Jobs['calendar-alert'],
): Promise<void> {
  const settings = await storedSettings(payload)
  const to = await noticeAddress(payload)
  if (!to) return
  const brand = await siteBrand(payload)
  const zone = settings.timezone
  const at = new Date(since)
  const about = {
    since: `${longDateInZone(at, zone)}, ${timeInZone(at, zone)} ${zoneLabel(zone, at)}`,
    url: `${brand.siteUrl}/super-admin/calendar`,
  }
  const needs = problem === 'unavailable' ? 'nothing' : problem === 'calendar' ? 'calendar' : 'reconnect'
  await siteMailer().send({
    id: `calendar-alert-${problem}-${at.getTime()}`,
    to,
    ...(calendar
      ? busyCalendarAlert(brand, { calendar, ...about })
      : calendarAlert(brand, { needs, ...about })),
  })
}
