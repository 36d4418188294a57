const shared = {
  stale: 'skipped because someone else changed it: check again',
  not_found: 'no longer there',
  failed: 'failed, try again',
}

/** The result of a change of several bookings in words. Bookings in `failed` can be retried. */
const resultsText =
  (own: Readonly<Record<string, string>>) =>
  (results: readonly string[]): { text: string; failed: boolean } => {
    const parts = Object.entries({ ...own, ...shared }).flatMap(([result, label]) => {
      const count = results.filter((each) => each === result).length
      return count > 0 ? [`${count} ${label}`] : []
    })
    return { text: parts.join(', '), failed: results.includes('failed') || results.includes('stale') }
  }

/** For example '3 cancelled, 1 no longer there'. */
export const cancellationText = resultsText({
  cancelled: 'cancelled',
  already_cancelled: 'already cancelled',
  completed: 'skipped because it is over',
})

export const confirmationText = resultsText({
  confirmed: 'confirmed',
  already_confirmed: 'already confirmed',
  not_pending: 'skipped because it is not pending',
  over: 'skipped because it is in the past',
})
