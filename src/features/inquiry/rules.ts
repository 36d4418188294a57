const SUBMISSIONS = 3
const SUBMISSION_WINDOW_MS = 5 * 60 * 1000

const WAIT = 'Please wait 5 minutes before submitting another message.'

/** Names the true time if that is longer than the five minutes of the specification. */
export const waitBeforeNext = (seconds: number | null): string =>
  WAIT.replace('5', String(Math.max(5, Math.ceil((seconds ?? 0) / 60))))

export const recentSubmissions = (submissions: readonly number[], now: number): number[] =>
  submissions.filter((at) => at <= now && now - at < SUBMISSION_WINDOW_MS)

export const maySubmit = (submissions: readonly number[], now: number): boolean =>
  recentSubmissions(submissions, now).length < SUBMISSIONS
