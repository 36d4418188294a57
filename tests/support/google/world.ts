import { randomBytes } from 'node:crypto'

export interface EventTime {
  /** RFC 3339 with an offset. */
  dateTime?: string
  /** YYYY-MM-DD, for all-day events; an end is exclusive. */
  date?: string
  timeZone?: string
}

export interface Attendee {
  email: string
  self?: boolean
  responseStatus?: 'needsAction' | 'declined' | 'tentative' | 'accepted'
}

export interface GoogleEvent {
  id: string
  status: 'confirmed' | 'tentative' | 'cancelled'
  summary?: string
  description?: string
  start: EventTime
  end: EventTime
  transparency?: 'opaque' | 'transparent'
  attendees?: Attendee[]
  /** RRULE lines, of an event that repeats. */
  recurrence?: string[]
  /** Of one changed or cancelled occurrence. */
  recurringEventId?: string
  originalStartTime?: EventTime
  extendedProperties?: { private?: Record<string, string> }
  conferenceData?: object
  hangoutLink?: string
  iCalUID: string
  etag: string
  sequence: number
  created: string
  updated: string
}

export interface GoogleCalendar {
  id: string
  summary: string
  timeZone: string
  accessRole: 'owner' | 'writer' | 'reader' | 'freeBusyReader'
  primary?: boolean
  /** The account that has it. */
  account: string
  /** Each with the number of the change that it was last part of. */
  events: Map<string, { event: GoogleEvent; change: number }>
  /** Sync tokens from before this change are void. */
  firstValidChange: number
  /** What freeBusy says in place of the busy times. */
  freeBusyError?: string
}

export interface Grant {
  /** Whose calendars it opens. */
  account: string
  clientId: string
  scope: string
  refreshToken: string
  /** By access token: when it ends, in epoch milliseconds. */
  accessTokens: Map<string, number>
}

interface Channel {
  id: string
  resourceId: string
  token: string
  address: string
  calendarId: string
  expiration: number
}

/** What this Google knows: accounts with their calendars, and who may use them. */
export interface World {
  client: { id: string; secret: string; redirectUris: string[] }
  /** Who is signed in in the browser, and consents. */
  account: string
  calendars: Map<string, GoogleCalendar>
  /** The requests shown on the consent page, by code. */
  codes: Map<
    string,
    { redirectUri: string; challenge: string; scope: string; expires: number; account: string }
  >
  grants: Grant[]
  channels: Map<string, Channel>
  /** Rises with each change of an event. */
  changes: number
  accessTokenSeconds: number
  rotatesRefreshTokens: boolean
  /** How many events a page of a list holds. */
  pageSize: number
  /** Whether a video call is there at once, comes a moment later, or cannot be made. */
  conferences: 'success' | 'pending' | 'failure'
  /** Each call that was answered or refused, oldest first. */
  calls: { operation: string; status: number }[]
}

export const randomId = (prefix: string) => `${prefix}${randomBytes(18).toString('base64url')}`

const calendar = (
  id: string,
  summary: string,
  accessRole: GoogleCalendar['accessRole'],
  primary = false,
  account = id,
): GoogleCalendar => ({
  id,
  account,
  summary,
  accessRole,
  timeZone: 'Europe/Berlin',
  events: new Map(),
  firstValidChange: 0,
  ...(primary ? { primary } : {}),
})

export function newWorld(): World {
  const account = 'team@quickwin.example'
  const calendars = [
    calendar(account, 'Team', 'owner', true),
    calendar('calls@group.calendar.google.com', 'Calls', 'writer', false, account),
    calendar('holidays@group.v.calendar.google.com', 'Holidays', 'reader', false, account),
  ]
  return {
    client: { id: 'local.apps.googleusercontent.com', secret: 'local-client-secret', redirectUris: [] },
    account,
    calendars: new Map(calendars.map((one) => [one.id, one])),
    codes: new Map(),
    grants: [],
    channels: new Map(),
    changes: 0,
    accessTokenSeconds: 3599,
    rotatesRefreshTokens: true,
    pageSize: 250,
    conferences: 'success',
    calls: [],
  }
}

/** The calendar with this id, if the account has it; 'primary' is its own. */
export function findCalendar(world: World, id: string, account = world.account): GoogleCalendar | undefined {
  const found = world.calendars.get(id === 'primary' ? account : id)
  return found?.account === account ? found : undefined
}

/** Signs another person in, with a calendar of their own. */
export function signInAs(world: World, account: string): void {
  world.account = account
  if (!world.calendars.has(account)) world.calendars.set(account, calendar(account, account, 'owner', true))
}
