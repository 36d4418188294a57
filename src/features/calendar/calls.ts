import type { Contract } from '@/lib/http/contract'

export const changeConnection = {
  at: 'POST /api/google-calendar-oauth',
  who: 'super admin',
  recent: true,
  about: 'Connect or disconnect Google Calendar, or choose a calendar',
  input: async () => (await import('./connection/schema')).oauthActionSchema,
  answers: { 200: async () => (await import('./answers')).connection },
  refusals: { 409: 'Google Calendar is not set up, or does not accept this.' },
} as const satisfies Contract

export const changeHostConnection = {
  at: 'POST /api/host-google-calendar',
  who: 'takes calls',
  recent: true,
  about:
    'Connect or disconnect the Google Calendar of a host, or choose a calendar. Super admins any, hosts their own.',
  input: async () => (await import('./connection/schema')).hostConnectionSchema,
  answers: { 200: async () => (await import('./answers')).connection },
  refusals: { 409: 'Google Calendar is not set up, or does not accept this.' },
} as const satisfies Contract

export const listHostCalendars = {
  at: 'GET /api/host-google-calendars',
  who: 'takes calls',
  about: 'The calendars of the account that a host has connected. Super admins any, hosts their own.',
  input: async () => (await import('./connection/schema')).hostCalendarsSchema,
  answers: { 200: async () => (await import('./answers')).calendars },
  refusals: { 409: 'Google Calendar is not connected, or does not accept this.' },
} as const satisfies Contract

export const finishConnection = {
  at: 'GET /api/google-calendar-oauth/callback',
  who: 'by secret',
  about: 'Where Google leads back to',
  answers: { 200: 'text/html', 400: 'text/html' },
} as const satisfies Contract

export const listCalendars = {
  at: 'GET /api/google-calendars',
  who: 'super admin',
  about: 'The calendars of the connected account',
  answers: { 200: async () => (await import('./answers')).calendars },
  refusals: { 409: 'Google Calendar is not connected, or does not accept this.' },
} as const satisfies Contract

export const syncCalendar = {
  at: 'POST /api/google-calendar-sync',
  who: 'super admin',
  about: 'Read changes from Google Calendar now, or the busy times of a day',
  input: async () => (await import('./connection/schema')).syncActionSchema,
  answers: { 200: async () => (await import('./answers')).synced },
  refusals: { 409: 'Google Calendar is not connected, or does not accept this.' },
} as const satisfies Contract

export const receiveNotification = {
  at: 'POST /api/google-calendar-notifications',
  who: 'by secret',
  about: 'Google reports a change of the calendar',
  answers: { 204: null },
  refusals: { 404: 'There is no such channel.' },
} as const satisfies Contract
