import { Status, Time, type Tone } from '@/admin/ui/values'
import { Alert } from '@/components/ui/alert'
import { SiteLink } from '@/components/ui/site-link'
import { meetingKinds } from '@/features/booking/meeting/rules'
import type { EditableSettings } from '@/features/booking/settings/editable'
import type { ConnectionState, ConnectionStatus } from '@/features/calendar/connection/status'
import { CalendarPicker } from './calendar-picker'
import { ConnectButton, DisconnectButton, OauthForm, SyncButton } from './connection-actions'
import { EventState } from './event-state'
import type { Host } from './google-calls'

function OpenEvents({ events }: { events: ConnectionStatus['open'] }) {
  if (events.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3 className="font-sans font-semibold text-sm">Out of sync with the calendar</h3>
      <ul className="grid gap-3">
        {events.map(({ bookingId, name, state, problem }) => (
          <li key={bookingId} className="grid gap-0.5 text-sm">
            <SiteLink
              href={`/super-admin/bookings?view=all&open=${bookingId}`}
              className="text-link [overflow-wrap:anywhere]"
            >
              {name}
            </SiteLink>
            <EventState state={state} problem={problem} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const events = (count: number) => (count === 1 ? '1 event' : `${count} events`)

/** Calendar events without a booking that the site cannot or must not remove itself. */
function OrphanedEventList({ events: groups }: { events: ConnectionStatus['orphanedEvents'] }) {
  if (groups.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3 className="font-sans font-semibold text-sm">Events without a booking</h3>
      <ul className="grid gap-3 text-sm">
        {groups.map(({ kind, calendarId, count, firstStart }) => (
          <li key={`${kind} ${calendarId}`} className="grid gap-0.5">
            <span className="[overflow-wrap:anywhere]">
              <span>{`${events(count)} in ${calendarId}`}</span>
              {firstStart ? (
                <span>
                  , first on <Time at={firstStart} show="exact" />
                </span>
              ) : null}
            </span>
            <span className="text-soft">
              {kind === 'unreachable'
                ? 'This calendar was used before and cannot be reached now. Delete them there; if you reconnect its account, they are removed.'
                : 'The site has no booking for them, for example after a restore. Delete outdated ones in the calendar.'}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

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

type Shown = Pick<ConnectionStatus, 'state' | 'problem' | 'problemSince'>

function reason({ state, problem }: Shown): string | undefined {
  if (state === 'expired') return EXPIRED
  if (state === 'broken') return problem === 'configuration' ? reasons.configuration : UNREADABLE
  return state === 'connected' && problem ? reasons[problem] : undefined
}

const connectionWords: Record<ConnectionState, { tone: Tone; label: string }> = {
  off: { tone: 'neutral', label: 'Not connected' },
  connected: { tone: 'good', label: 'Connected' },
  expired: { tone: 'bad', label: 'Token expired' },
  broken: { tone: 'bad', label: 'Not working' },
}

interface ConnectionHeadProps {
  id: string
  connection: Shown & Pick<ConnectionStatus, 'calendarId' | 'syncedAt'>
  host?: Host
}

export function ConnectionHead({ id, connection, host }: ConnectionHeadProps) {
  const { state, problem, problemSince, calendarId, syncedAt } = connection
  const text = reason(connection)
  const isConnected = state === 'connected'
  const isUnchosen = isConnected && calendarId === null
  const { tone, label } = connectionWords[state]
  return (
    <>
      <div className="grid gap-2">
        <h2 id={id} className="text-xl">
          Google Calendar
        </h2>
        <div className="text-sm">
          <Status tone={isUnchosen ? 'waiting' : tone}>{label}</Status>
          {isUnchosen ? (
            <span className="mt-0.5 block text-soft text-xs">No calendar is chosen yet.</span>
          ) : null}
          {isConnected && calendarId !== null && syncedAt ? (
            <span className="mt-0.5 block text-soft text-xs">
              Last sync: <Time at={syncedAt} />
            </span>
          ) : null}
        </div>
      </div>
      {text ? (
        <Alert live tone={isConnected ? 'warning' : 'error'}>
          <span>{text}</span>
          {problemSince ? (
            <span className="mt-1 block text-soft">
              Since <Time at={problemSince} show="exact" />.
            </span>
          ) : null}
        </Alert>
      ) : null}
      {isConnected ? (
        <CalendarPicker
          key={calendarId}
          host={host}
          calendarId={calendarId}
          isAway={problem === 'unavailable'}
        />
      ) : null}
    </>
  )
}

const effects: Record<'on' | 'off' | 'interrupted', readonly string[]> = {
  on: [
    'Busy times in the calendar are not offered to visitors.',
    'Confirmed calls appear in it and follow every change of the booking.',
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
  settings: Pick<EditableSettings, 'adminEmail' | 'meetingKind'>
}

export function ConnectionCard({ status, settings: { adminEmail, meetingKind } }: ConnectionCardProps) {
  const { state, config, calendarId } = status
  const isOn = state === 'connected' && calendarId !== null
  const isInterrupted = (state === 'expired' || state === 'broken') && calendarId !== null
  return (
    <section
      aria-labelledby="calendar-connection"
      className="grid gap-4 rounded-lg border bg-surface p-5 sm:p-6"
    >
      <ConnectionHead id="calendar-connection" connection={status} />
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
        {isOn ? (
          <li>
            {meetingKind === 'google_meet'
              ? 'Confirmed calls get a Meet link.'
              : `Calls get no Meet link while 'How calls take place' is '${meetingKinds[meetingKind]}'. Choose Google Meet there to get one for each new call.`}
          </li>
        ) : null}
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
