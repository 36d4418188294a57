import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BookingView } from '@/features/booking/view'
import { type ManageAnswer, type ManageRequest, sendManage } from '../../components/booking-calls'

type ManagedBooking =
  | { status: 'loading' }
  | { status: 'invalid' }
  | { status: 'failed' }
  | { status: 'ready'; booking: BookingView }

const isRefused = (answer: ManageAnswer, ...statuses: readonly number[]) =>
  !answer.ok && answer.reason === 'refused' && statuses.includes(answer.status)

// A 400 means a malformed token: mail programs cut long links.
const isBadLink = (answer: ManageAnswer) => isRefused(answer, 400, 404, 410)

/** Loads and changes the link's booking. All requests are POST, so opening the link changes nothing. */
export function useManagedBooking() {
  const token = useRef<string | null>(null)
  const [state, setState] = useState<ManagedBooking>({ status: 'loading' })

  function take(answer: ManageAnswer) {
    if (!answer.ok) return setState({ status: isBadLink(answer) ? 'invalid' : 'failed' })
    if (answer.data.token) {
      token.current = answer.data.token
      // The old link is void, and a reload needs the new one.
      history.replaceState(history.state, '', `?token=${encodeURIComponent(answer.data.token)}`)
    }
    setState({ status: 'ready', booking: answer.data.booking })
  }

  async function load() {
    setState({ status: 'loading' })
    token.current = new URLSearchParams(location.search).get('token')
    if (!token.current) return setState({ status: 'invalid' })
    take(await sendManage(token.current, { action: 'view' }))
  }

  const loadFirst = useEffectEvent(load)
  useEffect(() => void loadFirst(), [])

  async function act(request: ManageRequest): Promise<ManageAnswer> {
    const answer = await sendManage(token.current ?? '', request)
    if (answer.ok) {
      take(answer)
      return answer
    }
    // Another tab changed it, or it is past. Loads the current state.
    if (isRefused(answer, 410)) take(await sendManage(token.current ?? '', { action: 'view' }))
    if (isRefused(answer, 404)) take(answer)
    return answer
  }

  return { state, load, act }
}
