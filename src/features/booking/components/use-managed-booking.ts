import { useCallback, useEffect, useRef, useState } from 'react'
import { type ApiAnswer, type BookingView, type ManageRequest, manageBooking } from './booking-api'

/** Where the page of a mailed link stands. */
export type ManagedBooking =
  | { status: 'loading' }
  | { status: 'invalid' }
  | { status: 'failed' }
  | { status: 'ready'; booking: BookingView }

type ManageAnswer = ApiAnswer<{ booking: BookingView; token?: string }>

// 400 is an answer about the token's form: mail programs cut long links.
const isBadLink = (status: number) => status === 400 || status === 404 || status === 410

/** Loads the booking behind the link in the address, and acts on it. Everything is a POST: opening changes nothing. */
export function useManagedBooking() {
  const token = useRef<string | null>(null)
  const [state, setState] = useState<ManagedBooking>({ status: 'loading' })

  const take = useCallback((answer: ManageAnswer) => {
    if (!answer.ok) {
      if (isBadLink(answer.status)) setState({ status: 'invalid' })
      return
    }
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
    const answer = await manageBooking(token.current, { action: 'view' })
    if (!answer.ok && !isBadLink(answer.status)) return setState({ status: 'failed' })
    take(answer)
  }, [take])

  useEffect(() => {
    void load()
  }, [load])

  /** Cancels or moves the booking; a refusal that leaves the link valid comes back to the caller alone. */
  async function act(request: ManageRequest): Promise<ManageAnswer> {
    const answer = await manageBooking(token.current ?? '', request)
    if (request.action === 'reschedule' && !answer.ok && answer.status === 400) return answer
    take(answer)
    return answer
  }

  return { state, load, act }
}
