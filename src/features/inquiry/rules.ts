/** How many messages one visitor sends from the form's screen, and within how long. */
const SUBMISSIONS = 3
export const SUBMISSION_WINDOW_MS = 5 * 60 * 1000

/** The submissions (epoch milliseconds) that still count at `now`. */
export const recentSubmissions = (submissions: readonly number[], now: number): number[] =>
  submissions.filter((at) => at <= now && now - at < SUBMISSION_WINDOW_MS)

/** Whether one more may be sent at `now`. */
export const maySubmit = (submissions: readonly number[], now: number): boolean =>
  recentSubmissions(submissions, now).length < SUBMISSIONS
