'use client'

import { useState } from 'react'
import { notifyDone, notifyFailed, notifyUndoable } from '@/admin/ui/notify'
import { useRefresh } from '@/admin/ui/refresh'
import { useAction } from '@/admin/ui/use-action'
import { failureText } from '@/components/form/failure-text'
import type { BookingStatus } from '@/features/booking/status'
import { sendStatus } from './booking-call'
import type { ShownBooking } from './shown-booking'
import { useStale } from './use-stale'

const DONE = 'Booking status updated successfully'
const FAILED = 'Failed to update booking status'

/** Sets the status, with ten seconds to undo it. */
export function useStatusChange(booking: ShownBooking) {
  const { refresh } = useRefresh()
  const { run, ...state } = useAction<{ updatedAt: string }>()
  const { changes, watched, forget } = useStale(booking)
  const [wanted, setWanted] = useState<BookingStatus>()

  async function restore(seen: string) {
    const answer = await sendStatus(booking.id, booking.status, seen)
    if (answer.ok) notifyDone(DONE)
    // The row may have left the list, so the reason is shown elsewhere.
    else notifyFailed(failureText(answer, 'Please try again.'), FAILED)
    refresh()
  }

  async function change(status: BookingStatus) {
    if (status === booking.status || state.busy) return
    setWanted(status)
    const then = ({ updatedAt }: { updatedAt: string }) => notifyUndoable(DONE, () => void restore(updatedAt))
    const call = () => watched(sendStatus(booking.id, status, booking.updatedAt))
    await run(call, { failed: FAILED, then })
    setWanted(undefined)
  }
  return { change, wanted, stale: { changes, failed: FAILED, onClose: forget }, ...state }
}
