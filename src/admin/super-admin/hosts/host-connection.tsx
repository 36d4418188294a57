import type { HostConnection } from '@/features/calendar/connection/status'
import { ConnectButton, DisconnectButton } from '../calendar/connection-actions'
import { ConnectionHead } from '../calendar/connection-card'

const effects = {
  on: 'Busy times of this calendar are not offered to visitors, checked each minute. Calls are added to it with a Meet link. If you move or delete a call there, it is moved or cancelled here.',
  off: 'Connect a Google account, so that its busy times are not offered to visitors and calls go into its calendar. Without one, calls go into the calendar of the company.',
  interrupted:
    'Visitors can still book. The last known busy times stay blocked for a day, and calls are added to the calendar once it works again.',
  unset: 'A super admin has to set up Google Calendar first, in the tab Calendar.',
}

export function HostGoogle({ host, connection }: { host: string; connection: HostConnection }) {
  const { state, configured } = connection
  const isConnected = state === 'connected'
  const effect = isConnected ? 'on' : state === 'off' ? (configured ? 'off' : 'unset') : 'interrupted'
  return (
    <section aria-labelledby="host-google" className="mt-6 grid gap-4 border-t pt-5">
      <ConnectionHead id="host-google" connection={connection} host={host} />
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
