import { confirmed } from '@/admin/reauthentication/confirmed'
import { bodyOf } from '@/admin/ui/actions'
import type { ListedCalendar } from '@/features/calendar/calendars'
import { send } from '@/lib/http/send'

const OAUTH = '/api/google-calendar-oauth'

export const saveOauthConfig = (body: unknown) =>
  confirmed(() => send('/api/globals/google-oauth-config?depth=0', { body }))

export const initiate = (beforeAsking: () => void) =>
  confirmed(
    () => send(OAUTH, { body: { action: 'initiate' }, read: bodyOf<{ authUrl: string }> }),
    beforeAsking,
  )

export const disconnect = () =>
  confirmed(() => send(OAUTH, { body: { action: 'disconnect' }, read: bodyOf<{ revoked: boolean }> }))

export const selectCalendar = (calendarId: string) =>
  confirmed(() => send(OAUTH, { body: { action: 'select_calendar', calendarId } }))

export const fetchCalendars = () =>
  send('/api/google-calendars', { method: 'GET', read: bodyOf<{ calendars: ListedCalendar[] }> })

export const syncEvents = () =>
  send('/api/google-calendar-sync', {
    body: { action: 'sync_events' },
    read: bodyOf<{ updated_bookings: number }>,
    // Reading a full calendar takes a while.
    timeoutMs: 60_000,
  })
