const KEY = 'quickwin:inquiries-sent'

// The fallback if storage is disabled.
let remembered: number[] = []

/** When this tab sent messages (epoch milliseconds). */
export function sentTimes(): number[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((at) => typeof at === 'number') : []
  } catch {
    return remembered
  }
}

export function rememberSentTimes(times: number[]) {
  remembered = times
  try {
    sessionStorage.setItem(KEY, JSON.stringify(times))
  } catch {
    // Kept in memory above.
  }
}
