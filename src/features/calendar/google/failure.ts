/**
 * Failures by the required action. `reconnect`: the grant is revoked. `configuration`: unknown client.
 * `unreadable`: sealed with another key. `missing` is 404 or 410, `conflict` 409, `changed` 412. `calendar`:
 * the selected calendar is gone. `unavailable` can be retried, `rejected` cannot.
 */
export type FailureKind =
  | 'reconnect'
  | 'configuration'
  | 'unreadable'
  | 'off'
  | 'unauthorised'
  | 'forbidden'
  | 'missing'
  | 'calendar'
  | 'conflict'
  | 'changed'
  | 'unavailable'
  | 'rejected'

/** Has no request or answer, because both contain tokens and errors are logged. */
export class GoogleFailure extends Error {
  readonly kind: FailureKind
  constructor(kind: FailureKind, detail: string) {
    super(`Google Calendar: ${detail}`)
    this.name = 'GoogleFailure'
    this.kind = kind
  }
}

export const isFailure = (error: unknown, ...kinds: FailureKind[]): error is GoogleFailure =>
  error instanceof GoogleFailure && (kinds.length === 0 || kinds.includes(error.kind))

export const QUOTA =
  /rateLimitExceeded|quotaExceeded|RateLimit|calendarUsageLimitsExceeded|dailyLimitExceeded/
const WORD = /^[\w.-]{1,60}$/

const byStatus: Record<number, FailureKind> = {
  401: 'unauthorised',
  403: 'forbidden',
  404: 'missing',
  408: 'unavailable',
  409: 'conflict',
  410: 'missing',
  412: 'changed',
  429: 'unavailable',
}

export function failureOf(status: number, reason: string): GoogleFailure {
  const known = WORD.test(reason) ? reason : ''
  const detail = `${status} ${known}`.trim()
  if (status === 403 && QUOTA.test(reason)) return new GoogleFailure('unavailable', detail)
  // The Calendar API is not enabled in our project.
  if (status === 403 && reason === 'accessNotConfigured') return new GoogleFailure('configuration', detail)
  return new GoogleFailure(byStatus[status] ?? (status >= 500 ? 'unavailable' : 'rejected'), detail)
}
