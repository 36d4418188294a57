'use client'

import { useState } from 'react'
import { useAction } from '@/admin/ui/use-action'
import type { BookingStatus } from '@/features/booking/status'
import { type Stored, sendStatus } from './booking-call'
import type { ShownBooking } from './shown-booking'
import { useStale } from './use-stale'
import { useUndo } from './use-undo'

const DONE = 'Booking status updated successfully'
const FAILED = 'Failed to update booking status'

/** Sets the status, with some seconds to undo it. */
export function useStatusChange(booking: ShownBooking) {
  const { run, ...state } = useAction<Stored>()
  const { changes, watched, forget } = useStale(booking)
  const offerUndo = useUndo(booking.id)
  const [wanted, setWanted] = useState<BookingStatus>()

  async function change(status: BookingStatus): Promise<boolean> {
    if (status === booking.status || state.busy) return false
    setWanted(status)
    const sentAt = performance.now()
    let changed = false
    const then = (stored: Stored) => {
      changed = true
      offerUndo(stored, { done: DONE, undone: DONE, failed: FAILED }, sentAt)
    }
    const call = () => watched(sendStatus(booking.id, status, booking.updatedAt))
    await run(call, { failed: FAILED, then })
    setWanted(undefined)
    return changed
  }
  return { change, wanted, stale: { changes, failed: FAILED, onClose: forget }, ...state }
}
