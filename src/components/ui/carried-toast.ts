import { toast } from './toast'

const KEY = 'quickwin:toast'

/** Keeps a toast for the next document of this tab. */
export function carryToast(message: { title: string; description: string }): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(message))
  } catch {
    // Storage can be disabled; then the next page shows no toast.
  }
}

export function showCarriedToast(): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    sessionStorage.removeItem(KEY)
    if (typeof kept !== 'object' || kept === null || !('title' in kept && 'description' in kept)) return
    toast({ title: String(kept.title), description: String(kept.description) })
  } catch {
    // As above.
  }
}
