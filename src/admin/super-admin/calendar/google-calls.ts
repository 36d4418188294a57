import { confirmed } from '@/admin/reauthentication/confirmed'
import {
  changeConnection,
  changeHostConnection,
  listCalendars,
  listHostCalendars,
  syncCalendar,
} from '@/features/calendar/calls'
import { call } from '@/lib/http/call'
import type { Sent } from '@/lib/http/contract'
import { changeGlobal } from '@/lib/http/documents'

/** Whose connection it is: a host's, by their id. Without one, the company's. */
export type Host = string | undefined

export const saveOauthConfig = (body: object) => confirmed(() => changeGlobal('google-oauth-config', body))

type Changed = { authUrl?: string | undefined; revoked?: boolean | undefined }
type Change = Sent<typeof changeConnection>

const change = <Data>(host: Host, body: Change, read: (changed: Changed) => Data | undefined) =>
  host ? call(changeHostConnection, { ...body, host }, { read }) : call(changeConnection, body, { read })

export const initiate = (host: Host, beforeAsking: () => void) =>
  confirmed(
    () => change(host, { action: 'initiate' }, ({ authUrl }) => (authUrl ? { authUrl } : undefined)),
    beforeAsking,
  )

export const disconnect = (host: Host) =>
  confirmed(() => change(host, { action: 'disconnect' }, ({ revoked }) => ({ revoked: revoked === true })))

export const selectCalendar = (host: Host, calendarId: string) =>
  confirmed(() => change(host, { action: 'select_calendar', calendarId }, (changed) => changed))

export const fetchCalendars = (host: Host) => (host ? call(listHostCalendars, { host }) : call(listCalendars))

export const syncEvents = () =>
  call(
    syncCalendar,
    { action: 'sync_events' },
    {
      read: ({ updated_bookings = 0 }) => ({ updated_bookings }),
      // Reading a full calendar takes a while.
      timeoutMs: 60_000,
    },
  )
