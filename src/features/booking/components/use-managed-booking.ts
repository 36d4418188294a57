import { useCallback, useEffect, useRef, useState } from 'react'
import { toast } from '@/components/ui/toast'
import type { BookingView } from '@/features/booking/view'
import { type ApiAnswer, type ManageRequest, manageBooking } from './booking-api'

/** Where the page of a mailed link stands. */
export type ManagedBooking =
  | { status: 'loading' }
  | { status: 'invalid' }
  | { status: 'failed' }
  | { status: 'ready'; booking: BookingView }

type ManageAnswer = ApiAnswer<{ booking: BookingView; token?: string }>

// On a view 400 is about the token's form: mail programs cut long links.
const isBadLink = (status: number) => status === 400 || status === 404 || status === 410

/** Loads the booking behind the link in the address, and acts on it. Everything is a POST: opening changes nothing. */
export function useManagedBooking() {
  const token = useRef<string | null>(null)
  const [state, setState] = useState<ManagedBooking>({ status: 'loading' })

  const take = useCallback((answer: ManageAnswer) => {
    if (!answer.ok) return setState({ status: isBadLink(answer.status) ? 'invalid' : 'failed' })
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

  /** Cancels or moves the booking. A refusal leaves the page as it is, unless the link or the booking is over. */
  async function act(request: ManageRequest): Promise<ManageAnswer> {
    const answer = await manageBooking(token.current ?? '', request)
    if (answer.ok) {
      take(answer)
      return answer
    }
    const description = answer.errors[0]?.message ?? 'An unexpected error occurred. Please try again.'
    toast({ tone: 'error', title: 'Error', description })
    // Cancelled in another tab, or past by now: show the booking as it is.
    if (answer.status === 410) take(await manageBooking(token.current ?? '', { action: 'view' }))
    if (answer.status === 404) take(answer)
    return answer
  }

  return { state, load, act }
}
