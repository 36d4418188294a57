import { toast } from '@payloadcms/ui'
import { UNDO_SHOWN_MS } from '@/lib/time/undo'

/** Toasts of one kind that may still be visible. */
const done = new Set<string | number>()
const failed = new Set<string | number>()

/** Error and success toasts are never shown together, because they could contradict each other. */
function takeAway(others: Set<string | number>): void {
  for (const id of others) toast.dismiss(id)
  others.clear()
}

export function notifyDone(text: string, title?: string): void {
  takeAway(failed)
  done.add(title ? toast.success(title, { description: text }) : toast.success(text))
}

export function notifyFailed(text: string, title = 'Error'): void {
  takeAway(done)
  failed.add(toast.error(title, { description: text }))
}

/** When the toast about a subject goes. */
const ends = new Map<string, ReturnType<typeof setTimeout>>()

interface Undoable {
  undo: () => void
  about?: string
  forMs?: number
}

/**
 * Shows a success toast with Undo. It goes when the time to undo is over, also under the pointer, where a toast's own time
 * stands still. Later failures do not remove it.
 */
export function notifyUndoable(
  text: string,
  { undo, about = crypto.randomUUID(), forMs = UNDO_SHOWN_MS }: Undoable,
): void {
  takeAway(failed)
  clearTimeout(ends.get(about))
  if (forMs <= 0) {
    toast.dismiss(about)
    notifyDone(text)
    return
  }
  const end = Date.now() + forMs
  // A device that slept has missed the timer.
  const onClick = () => (Date.now() < end ? undo() : notifyFailed('The time to undo is over.'))
  toast.success(text, { id: about, duration: Number.POSITIVE_INFINITY, action: { label: 'Undo', onClick } })
  ends.set(
    about,
    setTimeout(() => {
      ends.delete(about)
      toast.dismiss(about)
    }, forMs),
  )
}
