import { Status, Time } from '@/admin/ui/values'
import type { BusyCalendarStatus } from '@/features/calendar/feeds/queries'
import { leftOutWords, problemWords } from './busy-calendar-words'

function LeftOutList({ leftOut, readZone }: Pick<BusyCalendarStatus, 'leftOut' | 'readZone'>) {
  if (!leftOut) return null
  const { total, first } = leftOut
  return (
    <details open={first.length <= 5} className="text-sm">
      <summary className="text-link cursor-pointer py-1">
        {total === 1 ? '1 entry was left out or guessed' : `${total} entries were left out or guessed`}
      </summary>
      <ul className="mt-1 grid gap-2 border-l pl-3">
        {first.map((each, place) => {
          const { about, words } = leftOutWords(each, readZone)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown
            <li key={place} className="grid gap-0.5 wrap-anywhere">
              <span className="font-medium">{about}</span>
              <span className="text-soft text-xs">{words}</span>
            </li>
          )
        })}
      </ul>
      {total > first.length ? (
        <p className="mt-2 text-soft text-xs">The first {first.length} are listed.</p>
      ) : null}
    </details>
  )
}

function State({ problem, problemSince, knownAt, isForgotten, leftOut }: BusyCalendarStatus) {
  if (problem)
    return (
      <>
        <Status tone="bad">Not working</Status>
        <span className="text-soft">{problemWords[problem]}</span>
        {problemSince ? (
          <span className="text-soft text-xs">
            Since <Time at={problemSince} show="exact" />.{' '}
            {isForgotten
              ? 'Its times are offered, and bookings wait for your confirmation.'
              : 'Its last known busy times stay blocked for a day.'}
          </span>
        ) : null}
      </>
    )
  if (!knownAt) return <Status tone="neutral">Not read yet</Status>
  return (
    <>
      {leftOut ? <Status tone="waiting">Partly read</Status> : <Status tone="good">Connected</Status>}
      <span className="text-soft text-xs">
        Last read: <Time at={knownAt} />
      </span>
    </>
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
          <li key={calendar.name} className="grid gap-0.5 text-sm">
            <b className="font-semibold wrap-anywhere">{calendar.name}</b>
            <State {...calendar} />
            {calendar.problem ? null : <LeftOutList {...calendar} />}
          </li>
        ))}
      </ul>
      <p className="text-soft text-xs">Read every five minutes. The addresses are in the settings.</p>
    </section>
  )
}
