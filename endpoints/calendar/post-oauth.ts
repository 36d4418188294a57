import type { PayloadRequest } from 'payload'
import { beginFlow } from '@/features/calendar/connection/flow'
import { disconnect, pickCalendar } from '@/features/calendar/connection/mutations'
import { oauthActionSchema } from '@/features/calendar/connection/schema'
import { oauthClient } from '@/features/calendar/connection/stored'
import { parseBody } from '@/lib/http/parse'
import { problem } from '@/lib/http/problem'
import { recentlyAuthenticated } from '../access/recently-authenticated'
import { post, superAdminOnly } from '../route'
import { failureAnswer } from './failure-answer'

async function initiate(req: PayloadRequest): Promise<Response> {
  const client = await oauthClient(req)
  if (!client)
    return problem(409, {
      code: 'configuration_required',
      message: 'Please configure OAuth settings first',
    })
  const { authUrl, cookie } = await beginFlow(req, client)
  return Response.json({ authUrl }, { headers: { 'set-cookie': cookie } })
}

async function selectCalendar(req: PayloadRequest, calendarId: string): Promise<Response> {
  if (await pickCalendar(req, calendarId)) return Response.json({ success: true })
  return problem(400, {
    field: 'calendarId',
    code: 'invalid',
    message: 'This calendar is not in the list, or cannot be written to. Please choose another one.',
  })
}

/**
 * POST /api/google-calendar-oauth: initiate, disconnect or select_calendar. 200, 409, 503 if Google fails.
 */
export const postGoogleCalendarOauth = post(
  '/google-calendar-oauth',
  recentlyAuthenticated(superAdminOnly),
  async (req) => {
    const request = await parseBody(req, oauthActionSchema)
    if (!request.ok) return request.refusal
    const { value } = request
    try {
      if (value.action === 'initiate') return await initiate(req)
      if (value.action === 'select_calendar') return await selectCalendar(req, value.calendarId)
      return Response.json({ success: true, ...(await disconnect(req)) })
    } catch (error) {
      return failureAnswer(error)
    }
  },
)
