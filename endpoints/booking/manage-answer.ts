import type { PayloadRequest } from 'payload'
import type { ManageOutcome } from '@/features/booking/manage/mutations'
import { changeNoticeHours } from '@/features/booking/settings/queries'
import { bookingView } from '@/features/booking/view'
import { type ApiError, problem } from '@/lib/http/problem'
import { storedResponse } from './booking-answer'

export async function manageAnswer(
  req: PayloadRequest,
  outcome: ManageOutcome,
  unknown: ApiError,
): Promise<Response> {
  switch (outcome.kind) {
    case 'done':
      return Response.json({
        booking: bookingView(outcome.booking, await changeNoticeHours(req)),
        ...(outcome.token ? { token: outcome.token } : {}),
      })
    case 'unknown':
      return problem(404, unknown)
    case 'gone':
      return problem(410, outcome.error)
    case 'refused':
      return problem(400, outcome.error)
    case 'answer':
      return storedResponse(outcome.answer)
  }
}
