import { confirmed } from '@/admin/reauthentication/confirmed'
import { changeConnection, listCalendars, syncCalendar } from '@/features/calendar/calls'
import { call } from '@/lib/http/call'
import { changeGlobal } from '@/lib/http/documents'

export const saveOauthConfig = (body: object) => confirmed(() => changeGlobal('google-oauth-config', body))

export const initiate = (beforeAsking: () => void) =>
  confirmed(
    () =>
      call(
        changeConnection,
        { action: 'initiate' },
        { read: ({ authUrl }) => (authUrl ? { authUrl } : undefined) },
      ),
    beforeAsking,
  )

export const disconnect = () =>
  confirmed(() =>
    call(
      changeConnection,
      { action: 'disconnect' },
      { read: ({ revoked }) => ({ revoked: revoked === true }) },
    ),
  )

export const selectCalendar = (calendarId: string) =>
  confirmed(() => call(changeConnection, { action: 'select_calendar', calendarId }))

export const fetchCalendars = () => call(listCalendars)

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
