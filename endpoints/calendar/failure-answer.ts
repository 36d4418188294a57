import { type FailureKind, GoogleFailure } from '@/features/calendar/google/failure'
import { type ApiError, problem } from '@/lib/http/problem'

const reconnect: ApiError = {
  code: 'conflict',
  message: 'Your Google Calendar token has expired. Please reconnect to continue syncing.',
}

const answers: Partial<Record<FailureKind, [status: number, error: ApiError]>> = {
  reconnect: [409, reconnect],
  unauthorised: [409, reconnect],
  off: [409, { code: 'conflict', message: 'Google Calendar is not connected.' }],
  configuration: [
    409,
    {
      code: 'conflict',
      message:
        'Google does not accept the OAuth configuration. Check client ID and secret, and that the Google Calendar API is enabled, then connect again.',
    },
  ],
  unreadable: [
    409,
    {
      code: 'conflict',
      message:
        'The stored connection was made with another encryption key. Save the OAuth configuration again and reconnect.',
    },
  ],
  calendar: [409, { code: 'conflict', message: 'The chosen calendar no longer exists. Choose another one.' }],
  forbidden: [409, { code: 'conflict', message: 'The connected Google account may not do this.' }],
}

const away: ApiError = {
  code: 'unavailable',
  message: 'Google Calendar does not answer right now. Please try again in a few minutes.',
}

export function failureAnswer(error: unknown): Response {
  if (!(error instanceof GoogleFailure)) throw error
  const [status, message] = answers[error.kind] ?? [503, away]
  return problem(status, message)
}
