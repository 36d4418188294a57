import { PageHeader } from '@/admin/ui/page-header'
import { RefreshButton } from '@/admin/ui/refresh-button'
import { listedTypes } from '@/features/booking/call-type/list'
import { editableSettings } from '@/features/booking/settings/editable'
import { connectionStatus } from '@/features/calendar/connection/status'
import { busyCalendarStatus } from '@/features/calendar/feeds/queries'
import { BusyCalendarList } from './calendar/busy-calendar-list'
import { CallTypeList } from './calendar/call-type-list'
import { ConnectionCard } from './calendar/connection-card'
import { CalendarSettingsForm } from './calendar/settings-form'
import { readTab, type Shown, type TabProps } from './tab'

async function read({ req }: TabProps) {
  const [settings, status, calendars, types] = await Promise.all([
    editableSettings(req),
    connectionStatus(req.payload),
    busyCalendarStatus(req.payload),
    listedTypes(req),
  ])
  return { settings, status, calendars, types }
}

/** When calls can be booked, and which external calendar is connected. */
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
