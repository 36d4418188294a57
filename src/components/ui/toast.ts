type ToastTone = 'info' | 'success' | 'error'

export type ToastMessage = { id: number; title: string; description?: string; tone: ToastTone }

const TOAST_LIMIT = 3
export const TOAST_DURATION_MS = 4000

let messages: readonly ToastMessage[] = []
let nextId = 1
const listeners = new Set<() => void>()

function publish(next: readonly ToastMessage[]) {
  messages = next
  for (const listener of listeners) listener()
}

const sameMatter = (one: Omit<ToastMessage, 'id'>, other: Omit<ToastMessage, 'id'>) =>
  one.title === other.title

/**
 * Shows a toast for four seconds; a fourth one removes the oldest. Failures and successes are never shown together, because
 * they could contradict each other: the newer one stays. Browser only.
 */
export function toast({ tone = 'info', ...text }: Omit<ToastMessage, 'id' | 'tone'> & { tone?: ToastTone }) {
  const message = { ...text, tone, id: nextId++ }
  const failed = tone === 'error'
  const others = messages.filter((each) => !sameMatter(each, message) && (each.tone === 'error') === failed)
  publish([...others, message].slice(-TOAST_LIMIT))
}

export function dismissToast(id: number) {
  publish(messages.filter((message) => message.id !== id))
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => messages,
}
