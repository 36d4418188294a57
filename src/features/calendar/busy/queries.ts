import type { Payload, PayloadRequest } from 'payload'
import { query, sql } from '@/lib/db/query'
import { log } from '@/lib/log'
import { processState } from '@/lib/process-state'
import { steadyNow } from '@/lib/time/steady-clock'
import { rowsOf } from '../connection/stored'
import { withGoogle } from '../connection/tokens'
import type { Calendar } from '../google/client'
import { GoogleFailure, isFailure } from '../google/failure'

/** UTC instants, half-open. */
export interface Span {
  start: Date
  end: Date
}

/** How long what Google said counts as the present state. */
const FRESH_MS = 60_000
/** For how long the last known busy times stand in for the present ones when Google does not answer. */
const LAST_KNOWN_MS = 6 * 3600_000
/** A visitor's request waits at most this long for Google. */
const PATIENCE_MS = 800
/** After a failure Google is not asked again for this long, so that visitors do not wait in vain, one after the other. */
const PAUSE_MS = 15_000

/**
 * `ok` as Google said within the last minute or so, `stale` the last known of the last hours, `unknown` when there is none,
 * `off` when no calendar takes part.
 */
export interface ExternalBusy {
  state: 'ok' | 'stale' | 'unknown' | 'off'
  ranges: Span[]
}

interface Known {
  calendarId: string
  ranges: { start: string; end: string }[] | null
  /** Epoch milliseconds; 0 when nothing is known. */
  at: number
}

const state = processState('google-busy', () => ({
  asking: new Map<string, Promise<void>>(),
  pausedUntil: 0,
}))

async function known(source: Payload | PayloadRequest, { start, end }: Span): Promise<Known | undefined> {
  const [row] = await rowsOf<{ id: string; ranges: Known['ranges']; at: string | Date | null }>(
    source,
    sql`SELECT s.google_calendar_id AS id, b.ranges, b.known_at AS at
        FROM calendar_settings s LEFT JOIN google_busy b ON b.calendar_id = s.google_calendar_id
          AND b.from_at = ${start.toISOString()}::timestamptz AND b.to_at = ${end.toISOString()}::timestamptz
        WHERE s.sync_enabled AND s.google_access_token IS NOT NULL AND s.google_calendar_id IS NOT NULL LIMIT 1`,
  )
  return row && { calendarId: row.id, ranges: row.ranges, at: row.at ? new Date(row.at).getTime() : 0 }
}

/** How far apart the clocks of servers and database may be. */
const APART_MS = 10_000

/** The age of the stored times. A time in the future means that a clock was set back, so it is not fresh. */
function ageOf({ at }: Known): number {
  const age = Date.now() - at
  return age < -APART_MS ? LAST_KNOWN_MS : age
}

async function readBusy(google: Calendar, calendarId: string, { start, end }: Span) {
  const { data } = await google.freebusy.query({
    requestBody: { timeMin: start.toISOString(), timeMax: end.toISOString(), items: [{ id: calendarId }] },
  })
  const answer = data.calendars?.[calendarId]
  // An error comes with an empty list and status 200. That does not mean free.
  const [problem] = answer?.errors ?? []
  if (answer && !problem) return answer
  const reason = String(problem?.reason ?? 'no answer').slice(0, 40)
  throw new GoogleFailure(reason === 'notFound' ? 'calendar' : 'rejected', `busy times: ${reason}`)
}

async function ask(payload: Payload, calendarId: string, { start, end }: Span): Promise<void> {
  const answer = await withGoogle(payload, (google) => readBusy(google, calendarId, { start, end }), {
    about: 'calendar',
  })
  const ranges = (answer.busy ?? []).filter((range) => range.start && range.end)
  await query(
    payload,
    sql`INSERT INTO google_busy (calendar_id, from_at, to_at, ranges, known_at)
        VALUES (${calendarId}, ${start.toISOString()}, ${end.toISOString()}, ${JSON.stringify(ranges)}::jsonb, now())
        ON CONFLICT (calendar_id, from_at, to_at) DO UPDATE SET ranges = excluded.ranges, known_at = excluded.known_at`,
  )
}

/** Asks Google once, however many requests want to know; never throws. */
function refreshed(payload: Payload, calendarId: string, span: Span): Promise<void> {
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

/**
 * Asks Google for the busy times of a range unless they were asked for within `maxAgeMs`. Returns when they are there,
 * or when waiting any longer would be too long for a visitor; a later answer is stored for the next request.
 */
export async function refreshBusy(
  payload: Payload,
  span: Span,
  { maxAgeMs = FRESH_MS }: { maxAgeMs?: number } = {},
): Promise<void> {
  const now = await known(payload, span)
  if (!now || ageOf(now) <= maxAgeMs || steadyNow() < state.pausedUntil) return
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<void>((done) => {
    timer = setTimeout(done, PATIENCE_MS)
  })
  await Promise.race([refreshed(payload, now.calendarId, span), patience])
  clearTimeout(timer)
}

/** The stored busy times of a range, within the transaction of `req`. Does not ask Google. */
export async function externalBusy(req: PayloadRequest, span: Span): Promise<ExternalBusy> {
  const now = await known(req, span)
  if (!now) return { state: 'off', ranges: [] }
  const age = ageOf(now)
  if (!now.ranges || age > LAST_KNOWN_MS) return { state: 'unknown', ranges: [] }
  return {
    // An answer that took the maximum wait is still current.
    state: age <= FRESH_MS + PATIENCE_MS ? 'ok' : 'stale',
    ranges: now.ranges.map(({ start, end }) => ({ start: new Date(start), end: new Date(end) })),
  }
}

/** The busy times of a range as Google has them now. @throws GoogleFailure */
export async function busyNow(payload: Payload, span: Span): Promise<Span[]> {
  const now = await known(payload, span)
  if (!now) throw new GoogleFailure('off', 'not connected')
  await ask(payload, now.calendarId, span)
  const stored = await known(payload, span)
  return (stored?.ranges ?? []).map(({ start, end }) => ({ start: new Date(start), end: new Date(end) }))
}

/** What we have changed ourselves is not known any more: the days around an instant are asked for again. */
export async function forgetBusyAround(payload: Payload, start: Date, end: Date): Promise<void> {
  await query(
    payload,
    sql`UPDATE google_busy SET known_at = known_at - interval '2 minutes'
        WHERE from_at < ${end.toISOString()}::timestamptz AND to_at > ${start.toISOString()}::timestamptz
          AND known_at > now() - interval '2 minutes'`,
  )
}
