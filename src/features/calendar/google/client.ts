import type { calendar_v3 } from 'googleapis/build/src/apis/calendar'
import { googleAddresses } from './addresses'
import { type FailureKind, failureOf, GoogleFailure, isFailure } from './failure'
import { maxWait } from './timeout'

/** The longest answer that is read: a page of 250 events with long descriptions is a few megabytes. */
const MOST_BYTES = 32 * 1024 * 1024

export type Calendar = calendar_v3.Calendar
export type CalendarEvent = calendar_v3.Schema$Event

/** Google's client for an access token. Loaded lazily, because most processes never need it. */
export async function calendarClient(accessToken: string): Promise<Calendar> {
  const { auth, calendar } = await import('googleapis/build/src/apis/calendar/index.js')
  const client = new auth.OAuth2()
  client.setCredentials({ access_token: accessToken })
  return calendar({
    version: 'v3',
    auth: client,
    rootUrl: googleAddresses().api,
    timeout: maxWait.ms,
    maxContentLength: MOST_BYTES,
    // Jobs have their own retries, and a visitor must not wait.
    retry: false,
  })
}

interface ClientError {
  status?: unknown
  code?: unknown
  response?: { status?: unknown; data?: { error?: { errors?: { reason?: unknown }[]; status?: unknown } } }
}

/** Throws the error of a call in which only the calendar can be missing. `kinds` say that it is. */
export function calendarIsGone(error: unknown, ...kinds: FailureKind[]): never {
  const failure = plainFailure(error)
  throw isFailure(failure, ...kinds)
    ? new GoogleFailure('calendar', 'the chosen calendar is not found')
    : failure
}

/** Converts the client's error without its request and tokens. */
export function plainFailure(error: unknown): GoogleFailure {
  if (error instanceof GoogleFailure) return error
  const { status, code, response } = error as ClientError
  const answered = Number(response?.status ?? status ?? (typeof code === 'number' ? code : Number.NaN))
  if (!Number.isInteger(answered)) return new GoogleFailure('unavailable', 'no answer')
  const data = response?.data?.error
  return failureOf(answered, String(data?.errors?.[0]?.reason ?? data?.status ?? ''))
}
