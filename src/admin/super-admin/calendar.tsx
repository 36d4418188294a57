import { PageHeader, RefreshButton } from '@/admin/ui/page-header'
import { Status } from '@/admin/ui/values'
import { buttonStyles } from '@/components/ui/button-styles'
import { type ListedType, listedTypes } from '@/features/booking/call-type/list'
import { type HostLoad, hostLoads, LOAD_DAYS } from '@/features/booking/host/settings'
import { editableSettings } from '@/features/booking/settings/editable'
import { connectionStatus } from '@/features/calendar/connection/status'
import { busyCalendarStatus } from '@/features/calendar/feeds/queries'
import { BusyCalendarList } from './calendar/busy-calendar-list'
import { ConnectionCard } from './calendar/connection-card'
import { CalendarSettingsForm } from './calendar/settings-form'
import { readTab, type Shown, type TabProps } from './tab'

const HOSTS = '/super-admin/hosts'
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

function HostList({ hosts }: { hosts: readonly HostLoad[] }) {
  return (
    <section aria-labelledby="hosts" className="grid gap-4 rounded-lg border bg-surface p-5 sm:p-6">
      <h2 id="hosts" className="text-xl">
        Hosts
      </h2>
      {hosts.length === 0 ? (
        <p className="text-soft text-sm">
          The desk takes all calls, one at a time, in the hours of the settings.
        </p>
      ) : (
        <ul className="grid gap-3">
          {hosts.map(({ id, user, name, takesCalls, calls }) => (
            <li key={id} className="grid gap-0.5 text-sm">
              <a href={`${HOSTS}?open=${user ?? id}`} className="text-link wrap-anywhere font-semibold">
                {name}
              </a>
              <span className="text-soft">{`${calls} ${calls === 1 ? 'call' : 'calls'} in the next ${LOAD_DAYS} days`}</span>
              <Status tone={takesCalls ? 'good' : 'neutral'}>
                {takesCalls ? 'Takes calls' : 'Takes no calls'}
              </Status>
            </li>
          ))}
        </ul>
      )}
      <a href={HOSTS} className={buttonStyles({ variant: 'secondary', size: 'sm' })}>
        {hosts.length === 0 ? 'Add a host' : 'Edit hosts'}
      </a>
    </section>
  )
}

async function read({ req }: TabProps) {
  const [settings, status, calendars, types, hosts] = await Promise.all([
    editableSettings(req),
    connectionStatus(req.payload),
    busyCalendarStatus(req.payload),
    listedTypes(req),
    hostLoads(req, new Date()),
  ])
  return { settings, status, calendars, types, hosts }
}

function Calendar({ settings, status, calendars, types, hosts }: Shown<typeof read>) {
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
          <HostList hosts={hosts} />
          <ConnectionCard status={status} settings={settings} />
          <BusyCalendarList calendars={calendars} />
        </div>
      </div>
    </>
  )
}

export const calendar = readTab({
  label: 'Calendar',
  failed: 'Failed to load calendar settings',
  read,
  View: Calendar,
})
