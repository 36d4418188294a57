import { createHash } from 'node:crypto'
import type { Endpoint, PayloadRequest } from 'payload'
import { busyWindow } from '@/features/booking/availability/rules'
import { currentRules } from '@/features/booking/settings/queries'
import { busyNow } from '@/features/calendar/busy/queries'
import { listCalendars } from '@/features/calendar/calendars'
import * as calls from '@/features/calendar/calls'
import { beginFlow, endedFlowCookie } from '@/features/calendar/connection/flow'
import {
  type ConnectOutcome,
  disconnect,
  finishConnecting,
  pickCalendar,
} from '@/features/calendar/connection/mutations'
import { mayConnect, type Owner } from '@/features/calendar/connection/owner'
import { oauthClient } from '@/features/calendar/connection/stored'
import { type FailureKind, GoogleFailure } from '@/features/calendar/google/failure'
import { pullChanges } from '@/features/calendar/pull/mutations'
import { pushWaiting } from '@/features/calendar/push/jobs'
import { receiveNotification } from '@/features/calendar/watch/mutations'
import type { Parsed } from '@/lib/http/contract'
import { forbidden, problem } from '@/lib/http/problem'
import type { Refused } from '@/lib/http/reply'
import { answer, file, nothing } from '@/lib/http/reply'
import { endpoint, refuse } from '../route'

const EXPIRED = 'Your Google Calendar token has expired. Please reconnect to continue syncing.'

/** Failures that someone has to put right. */
const conflicts: Partial<Record<FailureKind, string>> = {
  reconnect: EXPIRED,
  unauthorised: EXPIRED,
  off: 'Google Calendar is not connected.',
  configuration:
    'Google does not accept the OAuth configuration. Check client ID and secret, and that the Google Calendar API is enabled, then connect again.',
  unreadable:
    'The stored connection was made with another encryption key. Save the OAuth configuration again and reconnect.',
  calendar: 'The chosen calendar no longer exists. Choose another one.',
  forbidden: 'The connected Google account may not do this.',
}

const AWAY = 'Google Calendar does not answer right now. Please try again in a few minutes.'

/** The answer, or the refusal that says why Google failed. */
async function unlessGoogleFails<Answer>(ask: () => Promise<Answer>): Promise<Answer | Refused> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof GoogleFailure)) throw error
    const conflict = conflicts[error.kind]
    return conflict ? refuse(409, conflict) : refuse(503, AWAY)
  }
}

const texts: Record<ConnectOutcome, [title: string, text: string]> = {
  connected: ['Google Calendar is connected', 'You can close this window and pick a calendar.'],
  denied: ['Nothing was connected', 'You did not allow it. You can close this window and try again.'],
  scopes: [
    'A permission is missing',
    'Google Calendar can only be connected if you allow everything that Google asks for. Close this window and try again.',
  ],
  expired: [
    'This answer cannot be used',
    'It belongs to another window, was used already or took too long. Close this window and connect again.',
  ],
  failed: [
    'Google Calendar was not connected',
    'Google did not complete the connection. Close this window, check the OAuth configuration and try again.',
  ],
}

const style =
  ':root{color-scheme:light dark}body{font:1.0625rem/1.5 system-ui,sans-serif;max-width:26rem;margin:12vh auto;padding:0 1.25rem}h1{font-size:1.4rem}'
// Isolated pages have no opener, so the waiting tab listens on a channel.
const scriptFor = (outcome: ConnectOutcome) =>
  `const c=new BroadcastChannel('google-calendar-oauth');c.postMessage('${outcome}');c.close();history.replaceState(null,'',location.pathname);setTimeout(()=>close(),${outcome === 'connected' ? 1200 : 60000})`

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function page(outcome: ConnectOutcome) {
  const [title, text] = texts[outcome]
  const script = scriptFor(outcome)
  return file(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p></main><script>${script}</script></body></html>`,
    {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src ${hash(script)}; style-src ${hash(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'referrer-policy': 'no-referrer',
      'set-cookie': endedFlowCookie(),
    },
    outcome === 'connected' ? 200 : 400,
  )
}

async function initiate(req: PayloadRequest, owner: Owner) {
  const client = await oauthClient(req)
  if (!client)
    return problem(409, {
      code: 'configuration_required',
      message: 'Please configure OAuth settings first',
    })
  const { authUrl, cookie } = await beginFlow(req, client, owner)
  return answer(200, { authUrl }, { 'set-cookie': cookie })
}

async function selectCalendar(req: PayloadRequest, calendarId: string, owner: Owner) {
  if (await pickCalendar(req, calendarId, owner)) return answer(200, { success: true })
  return refuse(
    400,
    'This calendar is not in the list, or cannot be written to. Please choose another one.',
    'calendarId',
  )
}

type ConnectionInput = Parsed<typeof calls.changeConnection>

const changeConnection = (req: PayloadRequest, input: ConnectionInput, owner: Owner = null) =>
  unlessGoogleFails(async () => {
    if (input.action === 'initiate') return initiate(req, owner)
    if (input.action === 'select_calendar') return selectCalendar(req, input.calendarId, owner)
    return answer(200, { success: true, ...(await disconnect(req, owner)) })
  })

const listedCalendars = ({ payload }: PayloadRequest, owner: Owner = null) =>
  unlessGoogleFails(async () => answer(200, { calendars: await listCalendars(payload, owner) }))

const notTheirs = () =>
  forbidden('Hosts connect their own account. Super admins can connect that of any host.')

async function checkAvailability(req: PayloadRequest, date: string) {
  const window = busyWindow(await currentRules(req.payload, req), date)
  const busy = window ? await busyNow(req.payload, window) : []
  const busy_slots = busy.map(({ start, end }) => ({ start: start.toISOString(), end: end.toISOString() }))
  return answer(200, { success: true, busy_slots })
}

async function syncEvents(req: PayloadRequest) {
  const updated_bookings = await pullChanges(req.payload)
  await pushWaiting(req.payload)
  return answer(200, { success: true, updated_bookings })
}

export const calendarEndpoints: Endpoint[] = [
  endpoint(calls.changeConnection, (req, input) => changeConnection(req, input)),
  /** GET /api/google-calendar-oauth/callback: no session. The flow's cookie and state work once. */
  endpoint(calls.finishConnection, async (req) => page(await finishConnecting(req, req.searchParams))),
  endpoint(calls.changeHostConnection, async (req, input, user) =>
    (await mayConnect(req.payload, user.id, input.host))
      ? changeConnection(req, input, input.host)
      : notTheirs(),
  ),
  endpoint(calls.listHostCalendars, async (req, { host }, user) =>
    (await mayConnect(req.payload, user.id, host)) ? listedCalendars(req, host) : notTheirs(),
  ),
  endpoint(calls.listCalendars, (req) => listedCalendars(req)),
  endpoint(calls.syncCalendar, (req, input) =>
    unlessGoogleFails(async () =>
      input.action === 'sync_events' ? syncEvents(req) : checkAvailability(req, input.date),
    ),
  ),
  /** POST /api/google-calendar-notifications: authenticated by the channel's token alone. */
  endpoint(calls.receiveNotification, async (req) =>
    (await receiveNotification(req.payload, req.headers))
      ? nothing()
      : refuse(404, 'There is no such channel.'),
  ),
]
