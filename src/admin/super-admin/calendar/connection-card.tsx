import { Status, type Tone } from '@/admin/ui/status'
import { Time } from '@/admin/ui/time'
import type { ConnectionState, ConnectionStatus } from '@/features/calendar/connection/status'
import { CalendarPicker } from './calendar-picker'
import { ConnectButton } from './connect-button'
import { DisconnectButton, SyncButton } from './connection-actions'
import { ConnectionProblem } from './connection-problem'
import { OauthForm } from './oauth-form'
import { OpenEvents, OrphanedEventList } from './open-events'

const words: Record<ConnectionState, { tone: Tone; label: string }> = {
  off: { tone: 'neutral', label: 'Not connected' },
  connected: { tone: 'good', label: 'Connected' },
  expired: { tone: 'bad', label: 'Token expired' },
  broken: { tone: 'bad', label: 'Not working' },
}

const effects: Record<'on' | 'off' | 'interrupted', readonly string[]> = {
  on: [
    'Busy times in the calendar are not offered to visitors.',
    'Confirmed calls appear in it with a Meet link and follow every change of the booking.',
    'If you move or delete a call in the calendar, it is moved or cancelled here, and the visitor gets an email.',
  ],
  off: [
    'Free times depend only on the settings and bookings of this site.',
    'Events in your Google calendar do not block times.',
    'Bookings are not added to your Google calendar.',
  ],
  interrupted: [
    'The last known busy times stay blocked for six hours. After that, all times are offered, and bookings wait for your confirmation.',
    'Visitors can still book. Calls are added to the calendar once it works again.',
    'Calls that you move or delete in the calendar are updated here then.',
  ],
}

interface ConnectionCardProps {
  status: ConnectionStatus
  adminEmail: string | null
}

/** The connected calendar, its state and its actions. */
export function ConnectionCard({ status, adminEmail }: ConnectionCardProps) {
  const { state, config, calendarId, syncedAt } = status
  const isUnchosen = state === 'connected' && calendarId === null
  const { tone, label } = words[state]
  const isOn = state === 'connected' && calendarId !== null
  const isInterrupted = (state === 'expired' || state === 'broken') && calendarId !== null
  return (
    <section
      aria-labelledby="calendar-connection"
      className="grid gap-4 rounded-lg border bg-surface p-5 sm:p-6"
    >
      <div className="grid gap-2">
        <h2 id="calendar-connection" className="text-xl">
          Google Calendar
        </h2>
        <div className="text-sm">
          <Status tone={isUnchosen ? 'waiting' : tone}>{label}</Status>
          {isUnchosen ? (
            <span className="mt-0.5 block text-soft text-xs">No calendar is chosen yet.</span>
          ) : null}
          {isOn && syncedAt ? (
            <span className="mt-0.5 block text-soft text-xs">
              Last sync: <Time at={syncedAt} />
            </span>
          ) : null}
        </div>
      </div>
      <ConnectionProblem status={status} />
      {state === 'connected' ? (
        <CalendarPicker key={calendarId} calendarId={calendarId} isAway={status.problem === 'unavailable'} />
      ) : null}
      <div className="flex flex-wrap gap-2.5">
        {state === 'connected' ? null : (
          <ConnectButton configured={config !== null}>
            {state === 'off' ? 'Connect Google Calendar' : 'Reconnect'}
          </ConnectButton>
        )}
        {isOn ? <SyncButton /> : null}
        {state === 'off' ? null : <DisconnectButton />}
      </div>
      <OpenEvents events={status.open} />
      <OrphanedEventList events={status.orphanedEvents} />
      <ul className="grid list-disc gap-2 pl-4.5 text-soft text-sm">
        {effects[isOn ? 'on' : isInterrupted ? 'interrupted' : 'off'].map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
        <li>
          {adminEmail ? (
            <>
              Emails about bookings go to <b className="[overflow-wrap:anywhere]">{adminEmail}</b>.
            </>
          ) : (
            'No one gets emails about bookings: set an address for notices.'
          )}
        </li>
      </ul>
      <details open={!config} className="border-t pt-4">
        <summary className="cursor-pointer py-1 font-semibold text-sm">OAuth settings</summary>
        <div className="mt-3">
          <OauthForm config={config} suggestedRedirectUri={status.suggestedRedirectUri} />
        </div>
      </details>
    </section>
  )
}
