'use client'

import { createContext, type ReactNode, useContext, useState } from 'react'
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
  const { run, problem, ...state } = useAction<Stored>()
  const { isStale, watched } = useStale(booking)
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
    const call = () => watched(sendChange(booking.id, { status }, booking.updatedAt), FAILED)
    await run(call, { failed: FAILED, then })
    setWanted(undefined)
    return changed
  }
  return { change, wanted, problem: isStale ? undefined : problem, ...state }
}

interface Conflict {
  booking: ShownBooking
  changes: readonly string[]
  failed: string
}

const Conflicts = createContext<{ shown?: Conflict | undefined; show: (conflict: Conflict) => void }>({
  show: () => {},
})

/** Says what has changed if a change of a booking meets another one. @param onConflict closes what asked for the change */
export function useStale(booking: ShownBooking, onConflict?: () => void) {
  const { zone } = useClock()
  const { shown, show } = useContext(Conflicts)
  async function watched<Data>(call: Promise<Answer<Data>>, failed = 'Your change was not made') {
    const answer = await call
    if (!answer.ok && answer.reason === 'refused' && answer.status === 412) {
      const changes = await whatChanged(booking, zone)
      onConflict?.()
      show({ booking, changes, failed })
    }
    return answer
  }
  return { isStale: shown?.booking.id === booking.id, watched }
}

export function StaleProvider({ children }: { children: ReactNode }) {
  const { refresh } = useRefresh()
  const [shown, show] = useState<Conflict>()
  const close = () => show(undefined)
  return (
    <Conflicts value={{ shown, show }}>
      {children}
      <Dialog
        open={shown !== undefined}
        onClose={close}
        role="alertdialog"
        title="Changed by someone else"
        description={
          <>
            {shown?.failed}: the booking of <b>{shown?.booking.name}</b> has changed since this page was
            loaded.
          </>
        }
      >
        <ul className="grid list-disc gap-1 pl-4.5 text-sm">
          {shown?.changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
        <DialogActions>
          <Button variant="secondary" size="sm" onClick={close}>
            Close
          </Button>
          <Button
            size="sm"
            onClick={() => {
              close()
              refresh()
            }}
          >
            Show the latest version
          </Button>
        </DialogActions>
      </Dialog>
    </Conflicts>
  )
}
