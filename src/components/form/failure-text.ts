import type { Failure } from '@/lib/http/send'

const KEPT = 'What you typed is kept.'
export const UNEXPECTED = 'An unexpected error occurred. Please try again.'
const UNAVAILABLE = 'The service is not available right now. Please try again shortly.'

export function waitText(seconds: number | null): string {
  if (!seconds) return ''
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 1) return 'Try again in a minute.'
  return minutes < 90 ? `Try again in ${minutes} minutes.` : `Try again in ${Math.ceil(minutes / 60)} hours.`
}

const sentences = (...parts: string[]) => parts.filter(Boolean).join(' ')

/**
 * The problem and what to do next. `fallback` is for a refusal without a reason. `typed` means that the form has text that
 * the person could lose.
 */
export function failureText(failure: Failure<unknown>, fallback: string, { typed = false } = {}): string {
  const kept = typed ? KEPT : ''
  switch (failure.reason) {
    case 'offline':
      return sentences('You seem to be offline.', kept || 'Please try again.')
    case 'unreachable':
      return sentences('Our site cannot be reached right now.', kept, 'Please try again shortly.')
    case 'timeout':
      return sentences('This is taking too long.', kept, 'Please try again.')
    case 'unavailable':
      return sentences(failure.errors[0]?.message ?? UNAVAILABLE, kept)
    case 'refused':
      return sentences(failure.errors[0]?.message ?? fallback, waitText(failure.retryAfterSeconds))
    case 'aborted':
      return fallback
  }
}

export const sentence = (text: string) => (!text || /[.?!]$/.test(text) ? text : `${text}.`)

const isReasonKnown = (failure: Failure<unknown>) =>
  failure.reason !== 'refused' && failure.reason !== 'unavailable'

/**
 * The text in a form: the form's own words (`lead`), then the reason, without repetition. `fallback` as above. A known reason
 * is never called unexpected.
 */
export function problemText(failure: Failure<unknown>, lead: string, fallback: string): string {
  const reason = failureText(failure, fallback, { typed: true })
  if (reason.includes(lead) || (lead === UNEXPECTED && isReasonKnown(failure))) return reason
  const isRepeated = lead.includes('try again')
  return sentences(
    sentence(lead),
    isRepeated ? reason.replace(/ Please try again(?: shortly)?\./, '') : reason,
  )
}
