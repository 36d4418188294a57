import { PageHeader, RefreshButton } from '@/admin/ui/page-header'
import { Status, Time } from '@/admin/ui/values'
import { buttonStyles } from '@/components/ui/button-styles'
import { type ListedType, listedTypes } from '@/features/booking/call-type/list'
import { editableSettings } from '@/features/booking/settings/editable'
import { connectionStatus } from '@/features/calendar/connection/status'
import type { CalendarProblem } from '@/features/calendar/feeds/problem'
import { type BusyCalendarStatus, busyCalendarStatus } from '@/features/calendar/feeds/queries'
import { ConnectionCard } from './calendar/connection-card'
import { CalendarSettingsForm } from './calendar/settings-form'
import { readTab, type Shown, type TabProps } from './tab'

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

function BusyCalendar({ name, problem, problemSince, knownAt, isForgotten }: BusyCalendarStatus) {
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

function BusyCalendarList({ calendars }: { calendars: BusyCalendarStatus[] }) {
  if (calendars.length === 0) return null
  return (
    <section aria-labelledby="busy-calendars" className="grid gap-4 rounded-lg border bg-surface p-5 sm:p-6">
      <h2 id="busy-calendars" className="text-xl">
        Other calendars
      </h2>
      <ul className="grid gap-3">
        {calendars.map((calendar) => (
          <BusyCalendar key={calendar.name} {...calendar} />
        ))}
      </ul>
      <p className="text-soft text-xs">Read every five minutes. The addresses are in the settings.</p>
    </section>
  )
}

const COLLECTION = '/admin/collections/call-types'

const asked = (questions: number) =>
  questions === 0 ? '' : questions === 1 ? ', 1 question' : `, ${questions} questions`

function CallTypeList({ types }: { types: readonly ListedType[] }) {
  return (
    <section aria-labelledby="call-types" className="grid gap-4 rounded-lg border bg-surface p-5 sm:p-6">
      <h2 id="call-types" className="text-xl">
        Call types
      </h2>
      {types.length === 0 ? (
        <p className="text-soft text-sm">No call types yet. All calls have the length in the settings.</p>
      ) : (
        <ul className="grid gap-3">
          {types.map(({ id, title, minutes, questions, isActive }) => (
            <li key={id} className="grid gap-0.5 text-sm">
              <a href={`${COLLECTION}/${id}`} className="text-link wrap-anywhere font-semibold">
                {title}
              </a>
              <span className="text-soft">{`${minutes} minutes${asked(questions)}`}</span>
              <Status tone={isActive ? 'good' : 'neutral'}>{isActive ? 'Active' : 'Not active'}</Status>
            </li>
          ))}
        </ul>
      )}
      <p className="text-soft text-xs">
        If more than one is active, visitors choose one before they pick a time. The first one is the default.
      </p>
      <a
        href={types.length === 0 ? `${COLLECTION}/create` : COLLECTION}
        className={buttonStyles({ variant: 'secondary', size: 'sm' })}
      >
        {types.length === 0 ? 'Add a call type' : 'Edit call types'}
      </a>
    </section>
  )
}

async function read({ req }: TabProps) {
  const [settings, status, calendars, types] = await Promise.all([
    editableSettings(req),
    connectionStatus(req.payload),
    busyCalendarStatus(req.payload),
    listedTypes(req),
  ])
  return { settings, status, calendars, types }
}

function Calendar({ settings, status, calendars, types }: Shown<typeof read>) {
  return (
    <>
      <PageHeader title="Calendar" actions={<RefreshButton every={60} />}>
        When visitors can book a call. Changes apply at once; booked calls keep their time.
      </PageHeader>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px]">
        <section aria-labelledby="calendar-settings" className="rounded-lg border bg-surface p-5 sm:p-6">
          <h2 id="calendar-settings" className="mb-5 text-xl">
            Settings
          </h2>
          <CalendarSettingsForm settings={settings} />
        </section>
        <div className="grid gap-6">
          <CallTypeList types={types} />
          <ConnectionCard status={status} adminEmail={settings.adminEmail} />
          <BusyCalendarList calendars={calendars} />
        </div>
      </div>
    </>
  )
}

export const calendar = readTab({
  slug: 'calendar',
  label: 'Calendar',
  failed: 'Failed to load calendar settings',
  read,
  View: Calendar,
})
