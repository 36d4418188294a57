import { listCalendars } from '@/features/calendar/calendars'
import { get, superAdminOnly } from '../route'
import { failureAnswer } from './failure-answer'

export const getGoogleCalendars = get('/google-calendars', superAdminOnly, async (req) => {
  try {
    return Response.json({ calendars: await listCalendars(req.payload) })
  } catch (error) {
    return failureAnswer(error)
  }
})
