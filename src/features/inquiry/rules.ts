const SUBMISSIONS = 3
const SUBMISSION_WINDOW_MS = 5 * 60 * 1000

export const recentSubmissions = (submissions: readonly number[], now: number): number[] =>
  submissions.filter((at) => at <= now && now - at < SUBMISSION_WINDOW_MS)

export const maySubmit = (submissions: readonly number[], now: number): boolean =>
  recentSubmissions(submissions, now).length < SUBMISSIONS
