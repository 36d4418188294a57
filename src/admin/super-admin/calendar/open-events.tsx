import { Status } from '@/admin/ui/status'
import { Time } from '@/admin/ui/time'
import { SiteLink } from '@/components/ui/site-link'
import type { OpenEvent, OrphanedEvents } from '@/features/calendar/connection/status'
import { eventWords } from './event-words'

/** Calls that differ from the calendar, each with what to do. */
export function OpenEvents({ events }: { events: readonly OpenEvent[] }) {
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
            <Status tone={eventWords[state].tone}>{eventWords[state].label}</Status>
            {problem && state === 'review' ? <span className="text-soft">{problem}</span> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

const events = (count: number) => (count === 1 ? '1 event' : `${count} events`)

/** Calendar events without a booking that the site cannot or must not remove itself. */
export function OrphanedEventList({ events: groups }: { events: readonly OrphanedEvents[] }) {
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
