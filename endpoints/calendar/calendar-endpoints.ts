import type { Endpoint } from 'payload'
import { getGoogleCalendars } from './get-calendars'
import { getGoogleCalendarCallback } from './get-oauth-callback'
import { postGoogleCalendarNotifications } from './post-notifications'
import { postGoogleCalendarOauth } from './post-oauth'
import { postGoogleCalendarSync } from './post-sync'

export const calendarEndpoints: Endpoint[] = [
  postGoogleCalendarOauth,
  getGoogleCalendarCallback,
  getGoogleCalendars,
  postGoogleCalendarSync,
  postGoogleCalendarNotifications,
]
