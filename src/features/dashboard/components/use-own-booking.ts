import {
  type ManageAnswer,
  type ManageRequest,
  manageOwnBooking,
} from '@/features/booking/components/booking-calls'

export function useOwnBooking(id: string, onChanged: () => void) {
  return async function act(request: ManageRequest): Promise<ManageAnswer> {
    const answer = await manageOwnBooking(id, request)
    if (answer.ok) {
      onChanged()
      return answer
    }
    if (answer.reason === 'refused' && (answer.status === 404 || answer.status === 410)) onChanged()
    return answer
  }
}
