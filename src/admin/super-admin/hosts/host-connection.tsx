import { Status, Time } from '@/admin/ui/values'
import type { HostConnection } from '@/features/calendar/connection/status'
import { CalendarPicker } from '../calendar/calendar-picker'
import { ConnectButton, DisconnectButton } from '../calendar/connection-actions'
import { ConnectionProblem, connectionWords } from '../calendar/connection-card'

const effects = {
  on: 'Busy times of this calendar are not offered to visitors, checked each minute. Calls are added to it with a Meet link. If you move or delete a call there, it is moved or cancelled here.',
  off: 'Connect a Google account, so that its busy times are not offered to visitors and calls go into its calendar. Without one, calls go into the calendar of the company.',
  interrupted:
    'Visitors can still book. The last known busy times stay blocked for a day, and calls are added to the calendar once it works again.',
  unset: 'A super admin has to set up Google Calendar first, in the tab Calendar.',
}

/** The Google account of a host. The host and super admins see it. */
export function HostGoogle({ host, connection }: { host: string; connection: HostConnection }) {
  const { state, calendarId, problem, syncedAt, configured } = connection
  const isConnected = state === 'connected'
  const isUnchosen = isConnected && calendarId === null
  const { tone, label } = connectionWords[state]
  const effect = isConnected ? 'on' : state === 'off' ? (configured ? 'off' : 'unset') : 'interrupted'
  return (
    <section aria-labelledby="host-google" className="mt-6 grid gap-4 border-t pt-5">
      <div className="grid gap-2">
        <h2 id="host-google" className="text-xl">
          Google Calendar
        </h2>
        <div className="text-sm">
          <Status tone={isUnchosen ? 'waiting' : tone}>{label}</Status>
          {isUnchosen ? (
            <span className="mt-0.5 block text-soft text-xs">No calendar is chosen yet.</span>
          ) : null}
          {isConnected && calendarId && syncedAt ? (
            <span className="mt-0.5 block text-soft text-xs">
              Last sync: <Time at={syncedAt} />
            </span>
          ) : null}
        </div>
      </div>
      <ConnectionProblem status={connection} />
      {isConnected ? (
        <CalendarPicker
          key={calendarId}
          host={host}
          calendarId={calendarId}
          isAway={problem === 'unavailable'}
        />
      ) : null}
      <p className="text-soft text-sm">{effects[effect]}</p>
      <div className="flex flex-wrap gap-2.5">
        {isConnected || !configured ? null : (
          <ConnectButton configured host={host}>
            {state === 'off' ? 'Connect Google Calendar' : 'Reconnect'}
          </ConnectButton>
        )}
        {state === 'off' ? null : <DisconnectButton host={host} />}
      </div>
    </section>
  )
}
