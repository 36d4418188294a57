import { Time } from '@/admin/ui/time'
import { Alert } from '@/components/ui/alert'
import type { ConnectionStatus } from '@/features/calendar/connection/status'

const EXPIRED = 'Your Google Calendar token has expired. Please reconnect to continue syncing.'

const reasons: Partial<Record<NonNullable<ConnectionStatus['problem']>, string>> = {
  configuration:
    'Google does not accept the OAuth settings. Check client ID and secret, and that the Google Calendar API is enabled; save them and reconnect.',
  calendar: 'The chosen calendar no longer exists. Choose another one.',
  forbidden: 'The connected account may not use this calendar. Choose another one or reconnect.',
  unavailable:
    'Google Calendar does not answer. Visitors can still book, with the last known busy times. Everything updates automatically once Google responds.',
}

const UNREADABLE =
  'The stored connection was made with another encryption key. Save the OAuth settings again and reconnect.'

function reason({ state, problem }: ConnectionStatus): string | undefined {
  if (state === 'expired') return EXPIRED
  if (state === 'broken') return problem === 'configuration' ? reasons.configuration : UNREADABLE
  return state === 'connected' && problem ? reasons[problem] : undefined
}

/** The connection's problem, its start, and how to solve it. */
export function ConnectionProblem({ status }: { status: ConnectionStatus }) {
  const text = reason(status)
  if (!text) return null
  return (
    <Alert live tone={status.state === 'connected' ? 'warning' : 'error'}>
      <span>{text}</span>
      {status.problemSince ? (
        <span className="mt-1 block text-soft">
          Since <Time at={status.problemSince} show="exact" />.
        </span>
      ) : null}
    </Alert>
  )
}
