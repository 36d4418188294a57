import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { env } from '@/env'
import { storedSettings } from '@/features/booking/settings/queries'
import { query, queryIn, sql } from '@/lib/db/query'
import { inTransaction } from '@/lib/db/transaction'
import { fetchOutside, OutsideError } from '@/lib/http/fetch-outside'
import type { IcsReading } from '@/lib/ics/busy-times'
import { decodeCalendar } from '@/lib/ics/decode'
import { readApart } from '@/lib/ics/read-apart'
import { sendJob } from '@/lib/jobs/send'
import { log } from '@/lib/log'
import { calendarKey } from './address'
import { refreshHostGoogle } from './host-google'
import { replaceTimes } from './mutations'
import { addressInUrl, hostCalendars, ownerAddresses } from './owners'
import { CalendarFailure, type CalendarProblem, contentProblem, statusProblem } from './problem'
import { calendarAddress } from './schema'

const MOST_BYTES = 5 * 1024 * 1024
const MAX_WAIT_MS = 10_000
const MOST_REDIRECTS = 3
const DAY_MS = 86_400_000
/** Days before and after today whose times are kept. Visitors book at most a year ahead. */
const [BEFORE, AHEAD] = [31, 400]

interface Known extends Record<string, unknown> {
  etag: string | null
  bodyHash: string | null
}

/** Reserves the next request of a calendar, at most one in five minutes from all servers. */
async function takeTurn(payload: Payload, id: string, zone: string): Promise<Known | undefined> {
  // The kept times end some day, and all-day events depend on the zone: then the file itself is needed.
  const isCurrent = sql`problem IS NULL AND read_zone = ${zone} AND read_at > now() - interval '12 hours'`
  const [row] = await query<Known>(
    payload,
    sql`UPDATE busy_calendars SET asked_at = now()
        WHERE id = ${id} AND (asked_at IS NULL OR asked_at <= now() - interval '5 minutes' OR asked_at > now())
        RETURNING CASE WHEN ${isCurrent} THEN etag END AS etag, CASE WHEN ${isCurrent} THEN body_hash END AS "bodyHash"`,
  )
  return row
}

/** The number of left out things that are kept by name. */
const MOST_NAMED = 20

interface Fetched {
  text: string
  contentType: string
  etag: string | null
  bodyHash: string
}

/** The file, or null if it has not changed. @throws CalendarFailure, OutsideError */
async function fetchCalendar(address: string, { etag, bodyHash }: Known): Promise<Fetched | null> {
  const answer = await fetchOutside(calendarAddress(address), {
    headers: {
      accept: 'text/calendar',
      'user-agent': 'Quickwin busy calendars',
      ...(etag ? { 'if-none-match': etag } : {}),
    },
    maxBytes: MOST_BYTES,
    timeoutMs: MAX_WAIT_MS,
    redirects: MOST_REDIRECTS,
    allowHttp: env.ALLOW_PRIVATE_CALENDARS,
    allowPrivate: env.ALLOW_PRIVATE_CALENDARS,
  })
  if (answer.status === 304 && etag) return null
  if (answer.status !== 200)
    throw new CalendarFailure(statusProblem(answer.status), `status ${answer.status}`)
  const hash = createHash('sha256').update(answer.body).digest('hex')
  if (hash === bodyHash) return null
  const sent = answer.headers.etag ?? null
  return {
    text: decodeCalendar(answer.body),
    contentType: answer.headers['content-type'] ?? '',
    etag: sent && sent.length <= 300 ? sent : null,
    bodyHash: hash,
  }
}

interface Circumstances {
  zone: string
  owners: string[]
  now: Date
}

async function readCalendar(
  { text, contentType }: Fetched,
  { zone, owners, now }: Circumstances,
): Promise<IcsReading> {
  const answer = await readApart({
    text,
    zone,
    owners,
    from: new Date(now.getTime() - BEFORE * DAY_MS).toISOString(),
    until: new Date(now.getTime() + AHEAD * DAY_MS).toISOString(),
    // Our own calls block by themselves, also after they are cancelled or moved here.
    skipUid: `^booking-[0-9a-f-]{36}@${RegExp.escape(new URL(env.SITE_URL).hostname)}$`,
  }).catch((error: unknown) => {
    throw new CalendarFailure('too_complex', error instanceof Error ? error.message : 'too complex')
  })
  // The reason can quote the calendar, so it is not kept.
  if ('failure' in answer) throw new CalendarFailure(contentProblem(contentType, text))
  return answer
}

/** Replaces the stored state by that of the file. */
const storeTimes = (
  payload: Payload,
  id: string,
  { etag, bodyHash }: Fetched,
  zone: string,
  { ranges, leftOut }: IcsReading,
) =>
  inTransaction({ payload }, async (req) => {
    const named = { total: leftOut.length, first: leftOut.slice(0, MOST_NAMED) }
    const [row] = await queryIn(
      req,
      sql`UPDATE busy_calendars SET read_at = now(), read_zone = ${zone}, etag = ${etag}, body_hash = ${bodyHash},
            left_out = ${named.total > 0 ? JSON.stringify(named) : null}::jsonb
          WHERE id = ${id} RETURNING id`,
    )
    // The calendar was removed from the settings in the meantime.
    if (!row) return
    await replaceTimes(req, id, ranges)
  })

const noteWell = (payload: Payload, id: string) =>
  query(
    payload,
    sql`UPDATE busy_calendars SET known_at = now(), problem = NULL, problem_since = NULL, alerted_at = NULL
        WHERE id = ${id}`,
  )

/** Stores the problem, and mails it once when it has lasted an hour. */
const noteProblem = (payload: Payload, id: string, problem: CalendarProblem) =>
  inTransaction({ payload }, async (req) => {
    await queryIn(
      req,
      sql`UPDATE busy_calendars SET problem = ${problem}, problem_since = coalesce(problem_since, now()) WHERE id = ${id}`,
    )
    const [due] = await queryIn<{ name: string; since: string | Date }>(
      req,
      sql`UPDATE busy_calendars SET alerted_at = now()
          WHERE id = ${id} AND alerted_at IS NULL AND problem_since <= now() - interval '1 hour'
          RETURNING name, problem_since AS since`,
    )
    if (!due) return
    const since = new Date(due.since).toISOString()
    await sendJob(req, 'calendar-alert', { problem: `busy-${id.slice(0, 16)}`, since, calendar: due.name })
  })

function problemOf(error: unknown): CalendarProblem {
  if (error instanceof OutsideError || error instanceof CalendarFailure) return error.problem
  throw error
}

async function refreshCalendar(payload: Payload, id: string, address: string, about: Circumstances) {
  const known = await takeTurn(payload, id, about.zone)
  if (!known) return
  try {
    const fetched = await fetchCalendar(address, known)
    if (fetched) await storeTimes(payload, id, fetched, about.zone, await readCalendar(fetched, about))
    await noteWell(payload, id)
  } catch (error) {
    const problem = problemOf(error)
    log.warn({ calendar: id.slice(0, 8), problem }, 'a busy calendar was not read')
    await noteProblem(payload, id, problem)
  }
}

/** Reads the calendars of the settings and of hosts that are due. */
export async function refreshBusyCalendars(payload: Payload): Promise<void> {
  await refreshHostGoogle(payload)
  const settings = await storedSettings(payload)
  const lanes = [
    { ...settings, hostId: null, owner: settings.adminEmail },
    ...(await hostCalendars(payload, settings.timezone)),
  ]
  for (const { hostId, timezone: zone, busyCalendars, owner } of lanes) {
    if (!busyCalendars?.length) continue
    const people = await ownerAddresses(payload, owner)
    for (const { url } of busyCalendars) {
      const owners = [...people, ...addressInUrl(url)]
      if (url)
        await refreshCalendar(payload, calendarKey(url, hostId), url, { zone, owners, now: new Date() })
    }
  }
}
