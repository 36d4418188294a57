import { type Answer, apiError } from './answer.ts'
import { instantOf } from './busy.ts'
import { type EventTime, type GoogleCalendar, type GoogleEvent, randomId, type World } from './world.ts'

const ID = /^[a-v0-9]{5,1024}$/
type Patched<Value> = { [Name in keyof Value]?: Value[Name] | null }
type Input = Partial<Omit<GoogleEvent, 'conferenceData' | 'start' | 'end'>> & {
  start?: Patched<EventTime>
  end?: Patched<EventTime>
  conferenceData?: {
    createRequest?: { requestId?: string; conferenceSolutionKey?: { type?: string } }
  } | null
}

const times = ({ start, end }: Input) =>
  Boolean((start?.dateTime && end?.dateTime) || (start?.date && end?.date))

/** The video call of an event, as far as it is made. */
function conference(world: World, input: Input, withConference: boolean): Partial<GoogleEvent> {
  const request = input.conferenceData?.createRequest
  if (!withConference || !request) return {}
  const asked = { createRequest: { ...request, status: { statusCode: world.conferences } } }
  if (world.conferences !== 'success') return { conferenceData: asked }
  const link = `https://meet.google.com/${randomId('').slice(0, 10).toLowerCase()}`
  return {
    hangoutLink: link,
    conferenceData: {
      ...asked,
      conferenceId: link.split('/').at(-1),
      conferenceSolution: { key: { type: 'hangoutsMeet' }, name: 'Google Meet' },
      entryPoints: [{ entryPointType: 'video', uri: link, label: link.slice('https://'.length) }],
    },
  }
}

/** Keeps an event in its new form: each change has a number, by which sync tokens find it. */
function keepEvent(world: World, calendar: GoogleCalendar, event: GoogleEvent): GoogleEvent {
  world.changes++
  const kept = { ...event, etag: `"${world.changes}"`, updated: new Date().toISOString() }
  calendar.events.set(kept.id, { event: kept, change: world.changes })
  return kept
}

/** A request for a video call that was left pending is done when someone asks again. */
function settled(world: World, calendar: GoogleCalendar, event: GoogleEvent): GoogleEvent {
  const { conferenceData } = event as Input
  const isPending = conferenceData?.createRequest && !event.hangoutLink && world.conferences === 'success'
  if (!isPending) return event
  return keepEvent(world, calendar, { ...event, ...conference(world, event as Input, true) })
}

export function insertEvent(
  world: World,
  calendar: GoogleCalendar,
  input: Input,
  withConference = false,
): Answer {
  const id =
    input.id ??
    randomId('')
      .toLowerCase()
      .replace(/[^a-v0-9]/g, '0')
  if (!ID.test(id)) return apiError(400, 'invalid', 'Invalid resource id value.')
  if (!times(input)) return apiError(400, 'required', 'Missing start or end time.')
  const zone = calendar.timeZone
  if (instantOf(input.end ?? {}, zone) <= instantOf(input.start ?? {}, zone))
    return apiError(400, 'timeRangeEmpty', 'The specified time range is empty.')
  // The id of a deleted event stays taken.
  if (calendar.events.has(id)) return apiError(409, 'duplicate', 'The requested identifier already exists.')
  const event = keepEvent(world, calendar, {
    ...(input as Partial<GoogleEvent>),
    conferenceData: undefined,
    ...conference(world, input, withConference),
    id,
    status: input.status ?? 'confirmed',
    start: input.start ?? {},
    end: input.end ?? {},
    iCalUID: `${id}@google.com`,
    sequence: 0,
    etag: '',
    created: new Date().toISOString(),
    updated: '',
  } as GoogleEvent)
  return { status: 200, json: event }
}

export function getEvent(world: World, calendar: GoogleCalendar, id: string): Answer {
  const found = calendar.events.get(id)
  return found
    ? { status: 200, json: settled(world, calendar, found.event) }
    : apiError(404, 'notFound', 'Not Found')
}

/** Objects are merged, lists are replaced, and null takes away. */
function merged(before: unknown, change: unknown): unknown {
  const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isObject(change)) return change
  const result: Record<string, unknown> = isObject(before) ? { ...(before as object) } : {}
  for (const [name, value] of Object.entries(change as object)) {
    if (value === null) delete result[name]
    else result[name] = merged(result[name], value)
  }
  return result
}

const isOneKind = ({ date, dateTime }: EventTime) => Boolean(date) !== Boolean(dateTime)

export function patchEvent(
  world: World,
  calendar: GoogleCalendar,
  id: string,
  input: Input,
  { withConference = false, ifMatch }: { withConference?: boolean; ifMatch?: string | undefined } = {},
): Answer {
  const found = calendar.events.get(id)
  if (!found) return apiError(404, 'notFound', 'Not Found')
  if (ifMatch && ifMatch !== '*' && ifMatch !== found.event.etag)
    return apiError(412, 'conditionNotMet', 'Precondition Failed')
  const { conferenceData, ...rest } = input
  const changed = merged(found.event, rest) as GoogleEvent
  if (!isOneKind(changed.start) || !isOneKind(changed.end))
    return apiError(400, 'invalid', 'Invalid start time.')
  if (Boolean(changed.start.date) !== Boolean(changed.end.date))
    return apiError(400, 'invalid', 'Invalid end time.')
  const event = keepEvent(world, calendar, {
    ...changed,
    ...(conferenceData === null ? { conferenceData: undefined, hangoutLink: undefined } : {}),
    ...(conferenceData && !found.event.hangoutLink ? conference(world, input, withConference) : {}),
    sequence: found.event.sequence + (input.start || input.end ? 1 : 0),
  } as GoogleEvent)
  return { status: 200, json: event }
}

/** Moves an event as a person does: it may become an all-day one, and the other way round. */
export function moveEvent(
  world: World,
  calendar: GoogleCalendar,
  id: string,
  { start, end }: { start: EventTime; end: EventTime },
): Answer {
  const whole = (time: EventTime) => ({ date: null, dateTime: null, ...time })
  return patchEvent(world, calendar, id, { start: whole(start), end: whole(end) })
}

export function deleteEvent(world: World, calendar: GoogleCalendar, id: string): Answer {
  const found = calendar.events.get(id)
  if (!found) return apiError(404, 'notFound', 'Not Found')
  if (found.event.status === 'cancelled') return apiError(410, 'deleted', 'Resource has been deleted')
  keepEvent(world, calendar, { ...found.event, status: 'cancelled' })
  return { status: 204 }
}

interface Cursor {
  /** Changes after this one. */
  after: number
  /** Up to this one: what happens while pages are read comes with the next sync. */
  upTo: number
  from: number
  timeMin: string | null
}

const written = (cursor: Cursor) => Buffer.from(JSON.stringify(cursor)).toString('base64url')

function readCursor(text: string): Cursor | undefined {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString()) as Cursor
  } catch {
    return undefined
  }
}

const NOT_WITH_TOKEN = ['timeMin', 'timeMax', 'q', 'orderBy', 'updatedMin', 'iCalUID']

/** GET .../events: all of them, or what has changed since a sync token; the next token is on the last page. */
export function listEvents(world: World, calendar: GoogleCalendar, ask: URLSearchParams): Answer {
  const token = ask.get('syncToken')
  if (token && NOT_WITH_TOKEN.some((name) => ask.has(name)))
    return apiError(
      400,
      'syncTokenWithNonDefaultOrdering',
      'Sync token cannot be used with these parameters.',
    )
  const page = ask.get('pageToken')
  const since = page ? readCursor(page) : token ? readCursor(token) : undefined
  if ((page || token) && !since) return apiError(400, 'invalid', 'Invalid token')
  if (token && (since?.after ?? 0) < calendar.firstValidChange)
    return apiError(410, 'fullSyncRequired', 'Sync token is no longer valid, a full sync is required.')
  const cursor: Cursor =
    page && since
      ? since
      : { after: since?.after ?? 0, upTo: world.changes, from: 0, timeMin: ask.get('timeMin') }
  const zone = calendar.timeZone
  const showDeleted = token !== null || ask.get('showDeleted') === 'true'
  const all = [...calendar.events.values()]
    .filter(({ change }) => change > cursor.after && change <= cursor.upTo)
    .filter(({ event }) => showDeleted || event.status !== 'cancelled')
    .filter(({ event }) => !cursor.timeMin || instantOf(event.end, zone) > Date.parse(cursor.timeMin))
    .sort((one, other) => one.change - other.change)
  const size = Math.min(Number(ask.get('maxResults') ?? 250), world.pageSize)
  const items = all.slice(cursor.from, cursor.from + size).map(({ event }) => event)
  const next = cursor.from + size
  const base = { kind: 'calendar#events', summary: calendar.summary, timeZone: zone, items }
  return {
    status: 200,
    json:
      next < all.length
        ? { ...base, nextPageToken: written({ ...cursor, from: next }) }
        : { ...base, nextSyncToken: written({ after: cursor.upTo, upTo: 0, from: 0, timeMin: null }) },
  }
}
