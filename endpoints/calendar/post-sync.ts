import type { PayloadRequest } from 'payload'
import { busyWindow } from '@/features/booking/availability/rules'
import { currentRules } from '@/features/booking/settings/queries'
import { busyNow } from '@/features/calendar/busy/queries'
import { syncActionSchema } from '@/features/calendar/connection/schema'
import { pullChanges } from '@/features/calendar/pull/mutations'
import { pushWaiting } from '@/features/calendar/push/jobs'
import { parseBody } from '@/lib/http/parse'
import { post, superAdminOnly } from '../route'
import { failureAnswer } from './failure-answer'

async function checkAvailability(req: PayloadRequest, date: string): Promise<Response> {
  const window = busyWindow(await currentRules(req.payload, req), date)
  const busy = window ? await busyNow(req.payload, window) : []
  const busy_slots = busy.map(({ start, end }) => ({ start: start.toISOString(), end: end.toISOString() }))
  return Response.json({ success: true, busy_slots })
}

async function syncEvents(req: PayloadRequest): Promise<Response> {
  const updated_bookings = await pullChanges(req.payload)
  await pushWaiting(req.payload)
  return Response.json({ success: true, updated_bookings })
}

/** POST /api/google-calendar-sync: 200 for check_availability and sync_events, 409 to reconnect, 503. */
export const postGoogleCalendarSync = post('/google-calendar-sync', superAdminOnly, async (req) => {
  const request = await parseBody(req, syncActionSchema)
  if (!request.ok) return request.refusal
  const { value } = request
  try {
    return await (value.action === 'sync_events' ? syncEvents(req) : checkAvailability(req, value.date))
  } catch (error) {
    return failureAnswer(error)
  }
})
