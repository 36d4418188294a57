import { toast } from '@payloadcms/ui'
import { UNDO_MS } from '@/lib/time/undo'

/** Says that something was done. A `title` stands above the text where the wording asks for both. */
export function notifyDone(text: string, title?: string): void {
  if (title) toast.success(title, { description: text })
  else toast.success(text)
}

/** Says that something failed: titled 'Error' unless the wording names another title. */
export function notifyFailed(text: string, title = 'Error'): void {
  toast.error(title, { description: text })
}

/** Says that something was done that can be taken back for ten seconds. */
export function notifyUndoable(text: string, undo: () => void): void {
  toast.success(text, { duration: UNDO_MS, action: { label: 'Undo', onClick: undo } })
}
