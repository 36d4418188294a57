const SUBMISSIONS = 3
const SUBMISSION_WINDOW_MS = 5 * 60 * 1000

/** The words of the specification; if the wait is longer than its five minutes, with that time instead. */
export const waitBeforeNext = (seconds: number | null): string =>
  `Please wait ${Math.max(5, Math.ceil((seconds ?? 0) / 60))} minutes before submitting another message.`

export const recentSubmissions = (submissions: readonly number[], now: number): number[] =>
  submissions.filter((at) => at <= now && now - at < SUBMISSION_WINDOW_MS)

export const maySubmit = (submissions: readonly number[], now: number): boolean =>
  recentSubmissions(submissions, now).length < SUBMISSIONS
