import { type Answer, apiError } from './answer.ts'
import { busyTimes } from './busy.ts'
import { deleteEvent, getEvent, insertEvent, listEvents, patchEvent } from './events.ts'
import { findCalendar, type GoogleCalendar, randomId, type World } from './world.ts'

export interface ApiCall {
  world: World
  /** Of the grant. */
  account: string
  method: string
  /** Below /calendar/v3. */
  path: string
  query: URLSearchParams
  body: Record<string, unknown>
  ifMatch?: string | undefined
}

const MOST_BUSY_MS = 90 * 24 * 3600_000

function calendarList({ world, account }: ApiCall): Answer {
  const own = [...world.calendars.values()].filter((calendar) => calendar.account === account)
  const items = own.map(({ id, summary, timeZone, accessRole, primary }) => ({
    kind: 'calendar#calendarListEntry',
    id,
    summary,
    timeZone,
    accessRole,
    ...(primary ? { primary } : {}),
  }))
  return { status: 200, json: { kind: 'calendar#calendarList', items } }
}

/** POST /freeBusy answers 200 also for calendars that it cannot read: the error stands next to an empty list. */
function freeBusy({ world, account, body }: ApiCall): Answer {
  const range = { start: Date.parse(String(body.timeMin)), end: Date.parse(String(body.timeMax)) }
  if (!(range.end > range.start)) return apiError(400, 'timeRangeEmpty')
  if (range.end - range.start > MOST_BUSY_MS) return apiError(400, 'timeRangeTooLong')
  const calendars: Record<string, unknown> = {}
  for (const { id } of (body.items ?? []) as { id: string }[]) {
    const calendar = findCalendar(world, id, account)
    const problem = calendar ? calendar.freeBusyError : 'notFound'
    calendars[id] =
      calendar && !problem
        ? { busy: busyTimes(calendar, range) }
        : { errors: [{ domain: 'global', reason: problem }], busy: [] }
  }
  return {
    status: 200,
    json: { kind: 'calendar#freeBusy', timeMin: body.timeMin, timeMax: body.timeMax, calendars },
  }
}

function watch({ world, body }: ApiCall, calendar: GoogleCalendar): Answer {
  const { id, address, token } = body as Record<string, string>
  if (!id || !address) return apiError(400, 'required')
  if (world.channels.has(id)) return apiError(400, 'channelIdNotUnique')
  const channel = {
    id,
    address,
    token: token ?? '',
    calendarId: calendar.id,
    resourceId: randomId('r'),
    expiration: Date.now() + 7 * 24 * 3600_000,
  }
  world.channels.set(id, channel)
  const { resourceId, expiration } = channel
  return {
    status: 200,
    json: { kind: 'api#channel', id, resourceId, token, expiration: String(expiration) },
  }
}

function stopChannel({ world, body }: ApiCall): Answer {
  const channel = world.channels.get(String(body.id))
  if (!channel || channel.resourceId !== body.resourceId) return apiError(404, 'notFound')
  world.channels.delete(channel.id)
  return { status: 204 }
}

type Handle = (call: ApiCall, calendar: GoogleCalendar, eventId: string) => Answer

interface Route {
  operation: string
  method: string
  path: RegExp
  /** Needs more than reading. */
  writes?: boolean
  handle: Handle
}

const EVENTS = /^\/calendars\/([^/]+)\/events$/
const EVENT = /^\/calendars\/([^/]+)\/events\/([^/]+)$/
const hasConference = ({ query }: ApiCall) => query.get('conferenceDataVersion') === '1'

const routes: Route[] = [
  {
    operation: 'calendarList.list',
    method: 'GET',
    path: /^\/users\/me\/calendarList$/,
    handle: calendarList,
  },
  { operation: 'freeBusy', method: 'POST', path: /^\/freeBusy$/, handle: freeBusy },
  { operation: 'channels.stop', method: 'POST', path: /^\/channels\/stop$/, handle: stopChannel },
  { operation: 'events.watch', method: 'POST', path: /^\/calendars\/([^/]+)\/events\/watch$/, handle: watch },
  {
    operation: 'events.list',
    method: 'GET',
    path: EVENTS,
    handle: ({ world, query }, calendar) => listEvents(world, calendar, query),
  },
  {
    operation: 'events.insert',
    method: 'POST',
    path: EVENTS,
    writes: true,
    handle: (call, calendar) => insertEvent(call.world, calendar, call.body, hasConference(call)),
  },
  {
    operation: 'events.get',
    method: 'GET',
    path: EVENT,
    handle: ({ world }, calendar, id) => getEvent(world, calendar, id),
  },
  {
    operation: 'events.patch',
    method: 'PATCH',
    path: EVENT,
    writes: true,
    handle: (call, calendar, id) =>
      patchEvent(call.world, calendar, id, call.body, {
        withConference: hasConference(call),
        ifMatch: call.ifMatch,
      }),
  },
  {
    operation: 'events.delete',
    method: 'DELETE',
    path: EVENT,
    writes: true,
    handle: ({ world }, calendar, id) => deleteEvent(world, calendar, id),
  },
]

/** Which call this is, and what does it; undefined for an address that Google does not have. */
export function findCall(
  method: string,
  path: string,
): { operation: string; run: (call: ApiCall) => Answer } | undefined {
  for (const route of routes) {
    const match = route.method === method ? route.path.exec(path) : null
    if (!match) continue
    const [, calendarId, eventId = ''] = match.map((part) => decodeURIComponent(part))
    return {
      operation: route.operation,
      run: (call) => {
        const calendar =
          calendarId === undefined ? undefined : findCalendar(call.world, calendarId, call.account)
        if (calendarId !== undefined && !calendar) return apiError(404, 'notFound', 'Not Found')
        if (route.writes && calendar && !['owner', 'writer'].includes(calendar.accessRole))
          return apiError(403, 'requiredAccessLevel', 'You need to have writer access to this calendar.')
        return route.handle(call, calendar as GoogleCalendar, eventId)
      },
    }
  }
  return undefined
}
