'use client'

import { useState } from 'react'
import { notifyDone, notifyFailed, notifyUndoable, useAction, useRefresh } from '@/admin/ui/actions'
import { keepFocus } from '@/admin/ui/keep-focus'
import { failureText } from '@/components/form/failure-text'
import type { BookingStatus } from '@/features/booking/status'
import { undoShownMs } from '@/lib/time/undo'
import { type ShownBooking, type Stored, sendStatus, undoChange } from './booking-call'
import { useStale } from './stale-dialog'

interface Words {
  done: string
  undone: string
  failed: string
}

/** Reports a change of a booking, with Undo until the server's mails about it leave. `sentAt` is when it was requested. */
export function useUndo(id: string) {
  const { refresh } = useRefresh()

  async function undo(sequence: number, { undone, failed }: Words) {
    const answer = await undoChange(id, sequence)
    if (answer.ok) notifyDone(undone)
    // The row may have left the list, so the reason is shown elsewhere.
    else notifyFailed(failureText(answer, 'Please try again.'), failed)
    refresh()
    keepFocus(`#details-${id}`, `[data-row-link="${id}"]`, '#tab')
  }

  return ({ updatedAt, undoUntil, sequence }: Stored, words: Words, sentAt: number) => {
    if (undoUntil === null || sequence === null) notifyDone(words.done)
    else
      notifyUndoable(words.done, {
        undo: () => void undo(sequence, words),
        about: `booking-${id}`,
        forMs: undoShownMs({ updatedAt, undoUntil }, performance.now() - sentAt),
      })
  }
}

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
