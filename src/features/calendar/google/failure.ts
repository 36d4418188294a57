/**
 * What went wrong between us and Google, as far as it decides what is done next:
 * `reconnect` the grant is gone; `configuration` Google does not know our client; `unreadable` a stored secret was sealed with
 * another key; `off` nothing is connected; `unauthorised` the access token was refused; `forbidden` this account may not;
 * `missing`, `conflict`, `changed` as 404 and 410, 409, 412; `calendar` the chosen calendar itself is not there any more;
 * `unavailable` no answer, 429 or 5xx: later it may work; `rejected` anything else, which will not.
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

/** Carries neither the request nor the answer: both hold tokens, and errors are logged. */
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

/** Google's reasons for rate limits, with any status. */
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

/** The failure that an answer of the Calendar API means; `reason` is Google's word for it. */
export function failureOf(status: number, reason: string): GoogleFailure {
  const known = WORD.test(reason) ? reason : ''
  const detail = `${status} ${known}`.trim()
  if (status === 403 && QUOTA.test(reason)) return new GoogleFailure('unavailable', detail)
  // The Calendar API is not enabled in our project.
  if (status === 403 && reason === 'accessNotConfigured') return new GoogleFailure('configuration', detail)
  return new GoogleFailure(byStatus[status] ?? (status >= 500 ? 'unavailable' : 'rejected'), detail)
}
