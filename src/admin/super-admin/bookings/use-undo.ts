'use client'

import { keepFocus } from '@/admin/ui/keep-focus'
import { notifyDone, notifyFailed, notifyUndoable } from '@/admin/ui/notify'
import { useRefresh } from '@/admin/ui/refresh'
import { failureText } from '@/components/form/failure-text'
import { undoShownMs } from '@/lib/time/undo'
import { type Stored, undoChange } from './booking-call'

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
