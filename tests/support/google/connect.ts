import type { Payload } from 'payload'
import { pushBooking } from '../../../src/features/calendar/push/jobs'
import { query, sql } from '../../../src/lib/db/query'
import { createBooking, type Day } from '../booking'
import { call, site, type Visitor } from '../site'
import { google } from './local'
import type { GoogleEvent } from './world'

const REDIRECT = 'http://localhost:3000/api/google-calendar-oauth/callback'
export const CALLS = 'calls@group.calendar.google.com'

export const config = {
  clientId: google.world.client.id,
  clientSecret: google.world.client.secret,
  redirectUri: REDIRECT,
}

export const oauth = (visitor: Visitor, body: object) =>
  call<{ authUrl: string; errors?: { code: string; message: string; field?: string }[] }>(
    'POST',
    '/api/google-calendar-oauth',
    { visitor, body },
  )

export interface Begun {
  authUrl: string
  cookie: string
}

export async function begin(owner: Visitor): Promise<Begun> {
  const { body, headers } = await oauth(owner, { action: 'initiate' })
  return { authUrl: body.authUrl, cookie: headers.get('set-cookie')?.split(';', 1)[0] ?? '' }
}

/** Acts as the person on Google's page. Returns the address to which Google then sends the browser. */
export async function consent(
  { authUrl }: Begun,
  { allow = true, scopes }: { allow?: boolean; scopes?: string[] } = {},
): Promise<string> {
  const asked = new URL(authUrl)
  const form = new URLSearchParams(asked.searchParams)
  form.set('choice', allow ? 'allow' : 'deny')
  for (const scope of scopes ?? (form.get('scope') ?? '').split(' ')) form.append('granted', scope)
  const answer = await fetch(`${asked.origin}${asked.pathname}`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  })
  const back = new URL(answer.headers.get('location') ?? '')
  return `${back.pathname}${back.search}`
}

/** Follows Google's redirect as the browser does: from another site, without the session. */
export const follow = (path: string, cookie: string) =>
  call<string>('GET', path, {
    visitor: { cookie, headers: { origin: '', 'sec-fetch-site': 'cross-site' } },
  })

/** Configures, connects and picks the calendar of the calls. */
export async function connect(owner: Visitor): Promise<void> {
  await call('POST', '/api/globals/google-oauth-config', { visitor: owner, body: config })
  const begun = await begin(owner)
  const { status, body } = await follow(await consent(begun), begun.cookie)
  if (status !== 200) throw new Error(`Not connected: ${body}`)
  const picked = await oauth(owner, { action: 'select_calendar', calendarId: CALLS })
  if (picked.status !== 200) throw new Error(`No calendar: ${JSON.stringify(picked.body)}`)
}

/** Books a slot as a visitor and confirms it as the team. */
export async function confirmedCall(owner: Visitor, { date, slots }: Day, index = 0): Promise<string> {
  const slot = slots[index]
  if (!slot) throw new Error('There is no such slot')
  const { body } = await createBooking(date, slot)
  const { id } = body.booking
  await call('PATCH', `/api/bookings/${id}`, { visitor: owner, body: { status: 'confirmed' } })
  return id
}

/** Does the workers' job for waiting events now; failures stay with the booking. */
export async function runPushes(): Promise<void> {
  const payload = await site()
  const jobs = await query<{ id: string }>(
    payload,
    sql`DELETE FROM jobs.job WHERE name = 'calendar-push' RETURNING data->>'bookingId' AS id`,
  )
  for (const id of new Set(jobs.map(({ id }) => id)))
    await pushBooking(payload, { bookingId: id }).catch(() => undefined)
}

export const eventsAtGoogle = (calendar = CALLS): GoogleEvent[] =>
  [...(google.world.calendars.get(calendar)?.events.values() ?? [])].map(({ event }) => event)

export const liveEvents = () => eventsAtGoogle().filter(({ status }) => status !== 'cancelled')

/** The event of a booking that is not deleted. */
export const eventOf = (bookingId: string): GoogleEvent | undefined =>
  liveEvents().find(({ extendedProperties }) => extendedProperties?.private?.bookingId === bookingId)

export const operations = (name: string) =>
  google.world.calls.filter(({ operation }) => operation === name).length

export async function eventState(payload: Payload, bookingId: string) {
  const [row] = await query<{ state: string; problem: string | null; generation: number }>(
    payload,
    sql`SELECT state, problem, generation FROM google_events WHERE booking_id = ${bookingId}::uuid`,
  )
  return row
}
