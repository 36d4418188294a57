import { and, eq, gt, isNotNull, lt, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { NOW, secondsFromNow } from '@/lib/db/expressions'
import { google_busy } from '@/lib/db/own-tables'
import { databaseOf } from '@/lib/db/transaction'
import { log } from '@/lib/log'
import { processState } from '@/lib/process-state'
import { steadyNow } from '@/lib/time/steady-clock'
import { calendar_settings } from '@/payload-generated-schema'
import { drizzleOf } from '../connection/stored'
import { withGoogle } from '../connection/tokens'
import { calendarTimes } from '../feeds/queries'
import { readBusyCalendar } from '../google/answers'
import type { Calendar } from '../google/client'
import { GoogleFailure, isFailure } from '../google/failure'
import type { Times } from '../times'

/** Answers of Google count as current for this long. */
const FRESH_MS = 60_000
/** Older busy times are not used if Google fails. */
const LAST_KNOWN_MS = 6 * 3600_000
/** The longest that a visitor's request waits for Google. */
const MAX_WAIT_MS = 800
/** The pause after a failure, so that visitors do not all wait. */
const PAUSE_MS = 15_000

/** `ok` is current, `stale` is some hours old, `unknown` has no data, `off` has no calendar. */
export interface ExternalBusy {
  state: 'ok' | 'stale' | 'unknown' | 'off'
  ranges: (Times & { calendar: string })[]
}

/** From the best to the worst. */
const states = ['off', 'ok', 'stale', 'unknown'] as const

interface Known {
  calendarId: string
  ranges: { start: string; end: string }[] | null
  at: number
}

const state = processState('google-busy', () => ({
  asking: new Map<string, Promise<void>>(),
  pausedUntil: 0,
}))

async function storedBusyTimes(
  source: Payload | PayloadRequest,
  { start, end }: Times,
): Promise<Known | undefined> {
  const { calendarId, fromAt, toAt, ranges, knownAt } = google_busy
  const { googleCalendarId, googleAccessToken, syncEnabled } = calendar_settings
  const db = await drizzleOf(source)
  const [row] = await db
    .select({ calendarId: googleCalendarId, ranges, at: knownAt })
    .from(calendar_settings)
    .leftJoin(google_busy, and(eq(calendarId, googleCalendarId), eq(fromAt, start), eq(toAt, end)))
    .where(and(eq(syncEnabled, true), isNotNull(googleAccessToken)))
    .limit(1)
  if (!row?.calendarId) return undefined
  return {
    calendarId: row.calendarId,
    ranges: row.ranges as Known['ranges'],
    at: row.at?.getTime() ?? 0,
  }
}

/** The tolerated clock difference between servers and database. */
const APART_MS = 10_000

/** The age of the stored times. A future time means a changed clock, so it is not fresh. */
function ageOf({ at }: Known): number {
  const age = Date.now() - at
  return age < -APART_MS ? LAST_KNOWN_MS : age
}

/** @throws GoogleFailure also for a calendar that cannot be read */
export async function readBusy(google: Calendar, calendarId: string, { start, end }: Times) {
  const { data } = await google.freebusy.query({
    requestBody: { timeMin: start.toISOString(), timeMax: end.toISOString(), items: [{ id: calendarId }] },
  })
  const answer = readBusyCalendar(data, calendarId)
  // An error comes with status 200 and an empty list, which must not mean free.
  const [problem] = answer.errors ?? []
  if (!problem) return answer.busy ?? []
  const reason = (problem.reason ?? 'no reason').slice(0, 40)
  throw new GoogleFailure(reason === 'notFound' ? 'calendar' : 'rejected', `busy times: ${reason}`)
}

async function ask(payload: Payload, calendarId: string, { start, end }: Times): Promise<void> {
  const ranges = await withGoogle(payload, null, (google) => readBusy(google, calendarId, { start, end }), {
    about: 'calendar',
  })
  const known = { ranges, knownAt: NOW }
  await databaseOf(payload)
    .insert(google_busy)
    .values({ calendarId, fromAt: start, toAt: end, ...known })
    .onConflictDoUpdate({
      target: [google_busy.calendarId, google_busy.fromAt, google_busy.toAt],
      set: known,
    })
}

/** Shares one request to Google among callers. Never throws. */
function refreshed(payload: Payload, calendarId: string, span: Times): Promise<void> {
  const key = `${calendarId} ${span.start.toISOString()} ${span.end.toISOString()}`
  const running = state.asking.get(key)
  if (running) return running
  const asking = ask(payload, calendarId, span)
    .then(
      () => {
        state.pausedUntil = 0
      },
      (error: unknown) => {
        state.pausedUntil = steadyNow() + PAUSE_MS
        if (!isFailure(error, 'off')) log.warn({ err: error }, 'busy times are not known')
      },
    )
    .finally(() => state.asking.delete(key))
  state.asking.set(key, asking)
  return asking
}

/** Updates busy times older than `maxAgeMs`. Returns early if Google is slow, and stores a late answer. */
export async function refreshBusy(
  payload: Payload,
  span: Times,
  { maxAgeMs = FRESH_MS }: { maxAgeMs?: number } = {},
): Promise<void> {
  const now = await storedBusyTimes(payload, span)
  if (!now || ageOf(now) <= maxAgeMs || steadyNow() < state.pausedUntil) return
  let timer: NodeJS.Timeout | undefined
  const maxWait = new Promise<void>((done) => {
    timer = setTimeout(done, MAX_WAIT_MS)
  })
  await Promise.race([refreshed(payload, now.calendarId, span), maxWait])
  clearTimeout(timer)
}

async function googleBusy(req: PayloadRequest, span: Times): Promise<ExternalBusy> {
  const now = await storedBusyTimes(req, span)
  if (!now) return { state: 'off', ranges: [] }
  const age = ageOf(now)
  if (!now.ranges || age > LAST_KNOWN_MS) return { state: 'unknown', ranges: [] }
  return {
    // An answer that took the maximum wait is still current.
    state: age <= FRESH_MS + MAX_WAIT_MS ? 'ok' : 'stale',
    ranges: now.ranges.map(({ start, end }) => ({
      calendar: 'Google Calendar',
      start: new Date(start),
      end: new Date(end),
    })),
  }
}

/** The known busy times of the Google calendar and of those in the settings. The state is that of the worst one. */
export async function externalBusy(req: PayloadRequest, span: Times): Promise<ExternalBusy> {
  const google = await googleBusy(req, span)
  const others = (await calendarTimes(req, [null], span)).get(null)
  const present = [google.state, others?.state]
  return {
    state: states.findLast((state) => present.includes(state)) ?? 'off',
    ranges: [...google.ranges, ...(others?.ranges ?? [])],
  }
}

/** The current busy times. @throws GoogleFailure */
export async function busyNow(payload: Payload, span: Times): Promise<Times[]> {
  const now = await storedBusyTimes(payload, span)
  if (!now) throw new GoogleFailure('off', 'not connected')
  await ask(payload, now.calendarId, span)
  const stored = await storedBusyTimes(payload, span)
  return (stored?.ranges ?? []).map(({ start, end }) => ({ start: new Date(start), end: new Date(end) }))
}

/** Makes the stored busy times too old to be used. Without a condition, all. */
export async function ageBusy(payload: Payload, which?: SQL): Promise<void> {
  await databaseOf(payload)
    .update(google_busy)
    .set({ knownAt: sql`${google_busy.knownAt} - interval '2 minutes'` })
    .where(which)
}

/** Drops the stored busy times around our own change. */
export async function forgetBusyAround(payload: Payload, start: Date, end: Date): Promise<void> {
  const { fromAt, toAt, knownAt } = google_busy
  await ageBusy(payload, and(lt(fromAt, end), gt(toAt, start), gt(knownAt, secondsFromNow(-2 * 60))))
}
