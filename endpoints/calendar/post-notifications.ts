import { receiveNotification } from '@/features/calendar/watch/mutations'
import { problem } from '@/lib/http/problem'
import { anyone, post } from '../route'

/** POST /api/google-calendar-notifications: authenticated by the channel's token alone. */
export const postGoogleCalendarNotifications = post('/google-calendar-notifications', anyone, async (req) =>
  (await receiveNotification(req.payload, req.headers))
    ? new Response(null, { status: 204 })
    : problem(404, { code: 'not_found', message: 'There is no such channel.' }),
)
