import { useCallback, useEffect, useRef, useState } from 'react'
import type { BookingView } from '@/features/booking/view'
import { type ManageAnswer, type ManageRequest, manageBooking } from '../../components/booking-calls'

/** Where the page of a mailed link stands. */
export type ManagedBooking =
  | { status: 'loading' }
  | { status: 'invalid' }
  | { status: 'failed' }
  | { status: 'ready'; booking: BookingView }

const isRefused = (answer: ManageAnswer, ...statuses: readonly number[]) =>
  !answer.ok && answer.reason === 'refused' && statuses.includes(answer.status)

// On a view 400 is about the token's form: mail programs cut long links.
const isBadLink = (answer: ManageAnswer) => isRefused(answer, 400, 404, 410)

/** Loads the booking behind the link in the address, and acts on it. Everything is a POST: opening changes nothing. */
export function useManagedBooking() {
  const token = useRef<string | null>(null)
  const [state, setState] = useState<ManagedBooking>({ status: 'loading' })

  const take = useCallback((answer: ManageAnswer) => {
    if (!answer.ok) return setState({ status: isBadLink(answer) ? 'invalid' : 'failed' })
    if (answer.data.token) {
      token.current = answer.data.token
      // The old link is void now; without this a reload would ask with it.
      history.replaceState(history.state, '', `?token=${encodeURIComponent(answer.data.token)}`)
    }
    setState({ status: 'ready', booking: answer.data.booking })
  }, [])

  const load = useCallback(async () => {
    setState({ status: 'loading' })
    token.current = new URLSearchParams(location.search).get('token')
    if (!token.current) return setState({ status: 'invalid' })
    take(await manageBooking(token.current, { action: 'view' }))
  }, [take])

  useEffect(() => {
    void load()
  }, [load])

  /** Cancels or moves the booking. A refusal leaves the page as it is, unless the link or the booking is over; the page says it. */
  async function act(request: ManageRequest): Promise<ManageAnswer> {
    const answer = await manageBooking(token.current ?? '', request)
    if (answer.ok) {
      take(answer)
      return answer
    }
    // Cancelled in another tab, or past by now: show the booking as it is.
    if (isRefused(answer, 410)) take(await manageBooking(token.current ?? '', { action: 'view' }))
    if (isRefused(answer, 404)) take(answer)
    return answer
  }

  return { state, load, act }
}
