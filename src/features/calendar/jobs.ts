import type { Payload } from 'payload'
import { busyCalendarAlert, calendarAlert } from '@/emails/calendar/calendar-alert'
import { storedSettings } from '@/features/booking/settings/queries'
import { siteBrand } from '@/features/site/brand'
import { noticeAddress } from '@/features/site/notice-address'
import { query, sql } from '@/lib/db/query'
import type { Jobs } from '@/lib/jobs/queues'
import { log } from '@/lib/log'
import { siteMailer } from '@/lib/mail/mailer'
import { longDateInZone, timeInZone, zoneLabel } from '@/lib/time/format'
import { calendarInUse } from './connection/stored'
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
  await query(
    payload,
    sql`DELETE FROM google_events WHERE state = 'review' AND event_end < now() - interval '2 days'
          AND NOT EXISTS (SELECT 1 FROM bookings b WHERE b.id = google_events.booking_id)`,
  )
  await query(
    payload,
    sql`DELETE FROM google_busy WHERE to_at < now() OR known_at < now() - interval '2 days'`,
  )
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
