const KEY = 'quickwin:inquiries-sent'

// Where storage is switched off, the times live as long as the page does.
let remembered: number[] = []

/** When this visitor sent messages from this tab (epoch milliseconds). */
export function sentTimes(): number[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((at) => typeof at === 'number') : []
  } catch {
    return remembered
  }
}

/** Remembers when messages were sent. */
export function rememberSentTimes(times: number[]) {
  remembered = times
  try {
    sessionStorage.setItem(KEY, JSON.stringify(times))
  } catch {
    // Kept in memory above.
  }
}
