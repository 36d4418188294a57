import { Status } from '@/admin/ui/status'
import { Time } from '@/admin/ui/time'
import type { CalendarProblem } from '@/features/calendar/feeds/problem'
import type { BusyCalendarStatus } from '@/features/calendar/feeds/queries'

const reasons: Record<CalendarProblem, string> = {
  address: 'The address redirects to one without https.',
  private: 'The address is not on the public internet.',
  unreachable: 'The server does not answer.',
  redirects: 'The address redirects more than three times.',
  too_large: 'The calendar is larger than 5 MB.',
  too_slow: 'The server took more than ten seconds to answer.',
  status: 'The server rejects the address. It may have changed.',
  unreadable: 'The address does not lead to a calendar in iCal format.',
}

function Calendar({ name, problem, problemSince, knownAt, isForgotten }: BusyCalendarStatus) {
  return (
    <li className="grid gap-0.5 text-sm">
      <b className="font-semibold [overflow-wrap:anywhere]">{name}</b>
      {problem ? (
        <>
          <Status tone="bad">Not working</Status>
          <span className="text-soft">{reasons[problem]}</span>
          {problemSince ? (
            <span className="text-soft text-xs">
              Since <Time at={problemSince} show="exact" />.{' '}
              {isForgotten
                ? 'Its times are offered, and bookings wait for your confirmation.'
                : 'Its last known busy times stay blocked for a day.'}
            </span>
          ) : null}
        </>
      ) : knownAt ? (
        <>
          <Status tone="good">Connected</Status>
          <span className="text-soft text-xs">
            Last read: <Time at={knownAt} />
          </span>
        </>
      ) : (
        <Status tone="neutral">Not read yet</Status>
      )}
    </li>
  )
}

export function BusyCalendarList({ calendars }: { calendars: BusyCalendarStatus[] }) {
  if (calendars.length === 0) return null
  return (
    <section aria-labelledby="busy-calendars" className="grid gap-4 rounded-lg border bg-surface p-5 sm:p-6">
      <h2 id="busy-calendars" className="text-xl">
        Other calendars
      </h2>
      <ul className="grid gap-3">
        {calendars.map((calendar) => (
          <Calendar key={calendar.name} {...calendar} />
        ))}
      </ul>
      <p className="text-soft text-xs">Read every five minutes. The addresses are in the settings.</p>
    </section>
  )
}
