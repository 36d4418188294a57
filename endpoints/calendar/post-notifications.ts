import type { Endpoint } from 'payload'
import { receiveNotification } from '@/features/calendar/watch/mutations'
import { problem } from '@/lib/http/problem'

/** POST /api/google-calendar-notifications: authenticated by the channel's token alone. */
export const postGoogleCalendarNotifications: Endpoint = {
  path: '/google-calendar-notifications',
  method: 'post',
  handler: async (req) =>
    (await receiveNotification(req.payload, req.headers))
      ? new Response(null, { status: 204 })
      : problem(404, { code: 'not_found', message: 'There is no such channel.' }),
}
