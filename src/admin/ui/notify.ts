import { toast } from '@payloadcms/ui'
import { UNDO_MS } from '@/lib/time/undo'

/** Toasts of one kind that may still be visible. */
const done = new Set<string | number>()
const failed = new Set<string | number>()

/** Error and success toasts are never shown together, because they could contradict each other. */
function takeAway(others: Set<string | number>): void {
  for (const id of others) toast.dismiss(id)
  others.clear()
}

/** Shows a success toast. `title` is above the text where the specified wording has both. */
export function notifyDone(text: string, title?: string): void {
  takeAway(failed)
  done.add(title ? toast.success(title, { description: text }) : toast.success(text))
}

/** Shows an error toast, titled 'Error' unless the specified wording has another title. */
export function notifyFailed(text: string, title = 'Error'): void {
  takeAway(done)
  failed.add(toast.error(title, { description: text }))
}

/** Shows a success toast with Undo for ten seconds. Later failures do not remove it. */
export function notifyUndoable(text: string, undo: () => void): void {
  takeAway(failed)
  toast.success(text, { duration: UNDO_MS, action: { label: 'Undo', onClick: undo } })
}
