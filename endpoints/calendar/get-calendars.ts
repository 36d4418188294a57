import type { Endpoint } from 'payload'
import { listCalendars } from '@/features/calendar/calendars'
import { superAdminOnly } from '../access/super-admin-only'
import { failureAnswer } from './failure-answer'

export const getGoogleCalendars: Endpoint = {
  path: '/google-calendars',
  method: 'get',
  handler: superAdminOnly(async (req) => {
    try {
      return Response.json({ calendars: await listCalendars(req.payload) })
    } catch (error) {
      return failureAnswer(error)
    }
  }),
}
