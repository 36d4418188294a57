import { Status } from '@/admin/ui/status'
import { SiteLink } from '@/components/ui/site-link'
import { statuses } from '@/features/booking/status'
import type { Call } from '@/features/overview/queries'
import { longDate, timeInZone } from '@/lib/time/format'
import { dateInZone } from '@/lib/time/zone'
import { Panel } from './panel'

function CallRow({ call, zone }: { call: Call; zone: string }) {
  const { deskTone: tone, label } = statuses[call.status]
  return (
    <li>
      <SiteLink
        href={`/super-admin/bookings?${new URLSearchParams({ open: call.id })}`}
        className="flex items-baseline gap-4 px-5 py-2.5 -outline-offset-2 hover:bg-paper"
      >
        <time dateTime={call.start} className="shrink-0 tabular-nums">
          {timeInZone(new Date(call.start), zone)}
        </time>
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">{call.name}</span>
          {call.company ? <span className="block truncate text-soft text-xs">{call.company}</span> : null}
        </span>
        <Status tone={tone}>{label}</Status>
      </SiteLink>
    </li>
  )
}

interface CallsPanelProps {
  today: string
  tomorrow: string
  zone: string
  calls: readonly Call[]
}

export function CallsPanel({ today, tomorrow, zone, calls }: CallsPanelProps) {
  const days = [
    { label: 'Today', date: today },
    { label: 'Tomorrow', date: tomorrow },
  ]
  return (
    <Panel title="Next calls" more={{ href: '/super-admin/bookings?view=all', label: 'All bookings' }}>
      {days.map(({ label, date }) => {
        const ofDay = calls.filter(({ start }) => dateInZone(new Date(start), zone) === date)
        return (
          <section key={label} aria-label={label} className="border-b py-3 last:border-b-0">
            <h3 className="px-5 py-1 font-sans font-semibold text-sm">
              {label}
              <span className="ml-2 font-normal text-soft text-xs">{longDate(date)}</span>
            </h3>
            {ofDay.length > 0 ? (
              <ul>
                {ofDay.map((call) => (
                  <CallRow key={call.id} call={call} zone={zone} />
                ))}
              </ul>
            ) : (
              <p className="px-5 py-1.5 text-soft">No calls.</p>
            )}
          </section>
        )
      })}
    </Panel>
  )
}
