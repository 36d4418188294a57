'use client'

import { useState } from 'react'
import {
  keepFocus,
  notifyDone,
  notifyFailed,
  notifyUndoable,
  useAction,
  useRefresh,
} from '@/admin/ui/actions'
import { Dialog, DialogActions } from '@/admin/ui/dialog'
import { useClock } from '@/admin/ui/values'
import { failureText } from '@/components/form/failure-text'
import { Button } from '@/components/ui/button'
import type { BookingStatus } from '@/features/booking/status'
import type { Answer } from '@/lib/http/send'
import { undoShownMs } from '@/lib/time/undo'
import { type ShownBooking, type Stored, sendChange, undoChange, whatChanged } from './booking-call'

type Words = { done: string; undone: string; failed: string }

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
    const call = () => watched(sendChange(booking.id, { status }, booking.updatedAt))
    await run(call, { failed: FAILED, then })
    setWanted(undefined)
    return changed
  }
  return { change, wanted, stale: { changes, failed: FAILED, onClose: forget }, ...state }
}

export function useStale(booking: ShownBooking) {
  const { zone } = useClock()
  const [changes, setChanges] = useState<readonly string[]>()
  async function watched<Data>(call: Promise<Answer<Data>>): Promise<Answer<Data>> {
    const answer = await call
    if (!answer.ok && answer.reason === 'refused' && answer.status === 412)
      setChanges(await whatChanged(booking, zone))
    return answer
  }
  return { changes, watched, forget: () => setChanges(undefined) }
}

interface StaleDialogProps {
  name: string
  changes: readonly string[] | undefined
  failed?: string
  onClose: () => void
}

export function StaleDialog({ name, changes, failed, onClose }: StaleDialogProps) {
  const { refresh } = useRefresh()
  return (
    <Dialog
      open={changes !== undefined}
      onClose={onClose}
      role="alertdialog"
      title="Changed by someone else"
      description={
        <>
          {failed ?? 'Your change was not made'}: the booking of <b>{name}</b> has changed since this page was
          loaded.
        </>
      }
    >
      <ul className="grid list-disc gap-1 pl-4.5 text-sm">
        {changes?.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="secondary" size="sm" onClick={onClose}>
          Close
        </Button>
        <Button
          size="sm"
          onClick={() => {
            onClose()
            refresh()
          }}
        >
          Show the latest version
        </Button>
      </DialogActions>
    </Dialog>
  )
}
