const words: Record<string, string> = {
  cancelled: 'cancelled',
  already_cancelled: 'already cancelled',
  completed: 'completed and left as they are',
  stale: 'changed by someone else and not cancelled: check them again',
  not_found: 'no longer there',
  failed: 'failed, try again',
}

/** The result of a cancellation: '3 cancelled, 1 no longer there'. Bookings in `failed` can be retried. */
export function cancellationText(results: readonly string[]): { text: string; failed: boolean } {
  const counts = Map.groupBy(results, (result) => result)
  const parts = Object.entries(words).flatMap(([result, label]) => {
    const count = counts.get(result)?.length ?? 0
    return count > 0 ? [`${count} ${label}`] : []
  })
  return { text: parts.join(', '), failed: counts.has('failed') || counts.has('stale') }
}
