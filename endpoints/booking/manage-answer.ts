import type { ManageOutcome } from '@/features/booking/manage/mutations'
import { bookingView } from '@/features/booking/view'
import { type ApiError, problem } from '@/lib/http/problem'
import { storedResponse } from './booking-answer'

export function manageAnswer(outcome: ManageOutcome, unknown: ApiError): Response {
  switch (outcome.kind) {
    case 'done':
      return Response.json({
        booking: bookingView(outcome.booking),
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
