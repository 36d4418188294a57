/** The form's limit and its period. */
const SUBMISSIONS = 3
export const SUBMISSION_WINDOW_MS = 5 * 60 * 1000

/** Submissions (epoch milliseconds) within the period at `now`. */
export const recentSubmissions = (submissions: readonly number[], now: number): number[] =>
  submissions.filter((at) => at <= now && now - at < SUBMISSION_WINDOW_MS)

/** Returns true if another message is allowed at `now`. */
export const maySubmit = (submissions: readonly number[], now: number): boolean =>
  recentSubmissions(submissions, now).length < SUBMISSIONS
