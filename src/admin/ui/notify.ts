import { toast } from '@payloadcms/ui'
import { UNDO_MS } from '@/lib/time/undo'

/** The toasts of one kind that may still be in sight. */
const done = new Set<string | number>()
const failed = new Set<string | number>()

/** What failed and what worked never stand together, where the one would deny the other: the newer one holds. */
function takeAway(others: Set<string | number>): void {
  for (const id of others) toast.dismiss(id)
  others.clear()
}

/** Says that something was done. A `title` stands above the text where the wording asks for both. */
export function notifyDone(text: string, title?: string): void {
  takeAway(failed)
  done.add(title ? toast.success(title, { description: text }) : toast.success(text))
}

/** Says that something failed: titled 'Error' unless the wording names another title. */
export function notifyFailed(text: string, title = 'Error'): void {
  takeAway(done)
  failed.add(toast.error(title, { description: text }))
}

/** Says that something was done that can be taken back for ten seconds, whatever fails meanwhile. */
export function notifyUndoable(text: string, undo: () => void): void {
  takeAway(failed)
  toast.success(text, { duration: UNDO_MS, action: { label: 'Undo', onClick: undo } })
}
