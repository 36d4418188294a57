import { documentAddress, listAddress } from '@/admin/cms/list-address'
import { CallOff } from '@/admin/publication/call-off'
import { kindWords } from '@/admin/publication/kind-words'
import { Status, Time } from '@/admin/ui/values'
import { SiteLink } from '@/components/ui/site-link'
import { type HostLoad, LOAD_DAYS } from '@/features/booking/host/settings'
import { statuses } from '@/features/booking/status'
import type { Activity } from '@/features/overview/activity'
import type { Call } from '@/features/overview/queries'
import type { TitledPlan } from '@/features/publication/queries'
import { addCalendarDays } from '@/lib/time/calendar-date'
import { longDate, timeInZone } from '@/lib/time/format'
import { dateInZone } from '@/lib/time/zone'
import { Panel } from './panel'

function PlanRow({ plan }: { plan: TitledPlan }) {
  const { kind, documentId, title, action, at, problem } = plan
  return (
    <li className="flex items-center gap-4 px-5 py-2.5">
      <div className="min-w-0 flex-1">
        <SiteLink
          href={documentAddress(kind, documentId)}
          className="block truncate font-semibold hover:underline"
        >
          {title}
        </SiteLink>
        <p className="text-soft text-xs">
          {action === 'publish' ? 'Publish' : 'Unpublish'} <Time at={at} show="exact" />, {kindWords[kind]}
        </p>
        {problem ? <p className="text-danger text-xs">This could not be done. {problem}</p> : null}
      </div>
      <CallOff plan={{ kind, documentId, action, title }} />
    </li>
  )
}

export function PlansPanel({ plans }: { plans: readonly TitledPlan[] }) {
  if (plans.length === 0) return null
  return (
    <Panel title="Planned publications" more={{ href: listAddress('blogs'), label: 'All articles' }}>
      <ul className="py-2">
        {plans.map((plan) => (
          <PlanRow key={plan.id} plan={plan} />
        ))}
      </ul>
    </Panel>
  )
}

function CallRow({ call, zone }: { call: Call; zone: string }) {
  const { deskTone: tone, label } = statuses[call.status]
  return (
    <li>
      <SiteLink
        href={`/super-admin/bookings?${new URLSearchParams({ open: call.id })}`}
        className="flex items-baseline gap-4 px-5 py-1.5 -outline-offset-2 hover:bg-paper max-sm:py-2.5"
      >
        <time dateTime={call.start} className="shrink-0 tabular-nums">
          {timeInZone(new Date(call.start), zone)}
        </time>
        <span className="min-w-0 flex-1 truncate">
          <span className="font-semibold">{call.name}</span>
          {call.company ? <span className="text-soft text-xs">{`, ${call.company}`}</span> : null}
        </span>
        <span className="grid">
          <Status tone={tone}>{label}</Status>
          {call.withoutLink ? <span className="text-signal-text text-xs">No link yet</span> : null}
        </span>
      </SiteLink>
    </li>
  )
}

const MOST_CALLS = 6

interface CallsPanelProps {
  today: string
  zone: string
  /** Those that are not over, in their order. */
  calls: readonly Call[]
}

export function CallsPanel({ today, zone, calls }: CallsPanelProps) {
  const dayOf = ({ start }: Call) => dateInZone(new Date(start), zone)
  const first = calls.slice(0, MOST_CALLS)
  const names = new Map([
    [today, 'Today'],
    [addCalendarDays(today, 1), 'Tomorrow'],
  ])
  return (
    <Panel title="Next calls" more={{ href: '/super-admin/bookings?view=all', label: 'All bookings' }}>
      {calls.length === 0 ? (
        <p className="px-5 py-4 text-soft">{`No calls in the next ${LOAD_DAYS} days.`}</p>
      ) : null}
      {[...new Set(first.map(dayOf))].map((date) => (
        <section
          key={date}
          aria-label={names.get(date) ?? longDate(date)}
          className="border-b py-1 last:border-b-0"
        >
          <h3 className="px-5 py-1 font-sans font-semibold text-sm">
            {names.has(date) ? `${names.get(date)} ` : null}
            <span className={names.has(date) ? 'ml-1 font-normal text-soft text-xs' : undefined}>
              {longDate(date)}
            </span>
          </h3>
          <ul>
            {first
              .filter((call) => dayOf(call) === date)
              .map((call) => (
                <CallRow key={call.id} call={call} zone={zone} />
              ))}
          </ul>
        </section>
      ))}
    </Panel>
  )
}

const MOST_HOSTS = 5

export function HostsPanel({ hosts }: { hosts: readonly HostLoad[] }) {
  if (hosts.length === 0) return null
  return (
    <Panel title="Hosts" more={{ href: '/super-admin/hosts', label: 'All hosts' }}>
      <ul className="py-1">
        {hosts.slice(0, MOST_HOSTS).map(({ id, name, calls, toHandOver }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 py-2">
            <SiteLink
              href={`/super-admin/bookings?view=week&host=${id}`}
              className="min-w-0 truncate font-semibold hover:underline"
            >
              {name}
            </SiteLink>
            <span className="text-soft text-xs">
              {`${calls} ${calls === 1 ? 'call' : 'calls'} in ${LOAD_DAYS} days`}
              {toHandOver > 0 ? (
                <>
                  {', '}
                  <SiteLink href={`/super-admin/bookings?view=handover&host=${id}`} className="text-link">
                    {`${toHandOver} to hand over`}
                  </SiteLink>
                </>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export function ActivityPanel({ activity }: { activity: readonly Activity[] }) {
  return (
    <Panel
      title="Recent activity"
      more={{ href: '/super-admin/monitoring?table=changes', label: 'Audit log' }}
    >
      {activity.length === 0 ? <p className="px-5 py-4 text-soft">Nothing has been changed yet.</p> : null}
      <ul className="py-2 max-sm:[&>li:nth-child(n+4)]:hidden">
        {activity.map(({ id, at, who, what, href }) => (
          <li key={id}>
            <SiteLink
              href={href}
              className="flex items-baseline gap-4 px-5 py-1.5 -outline-offset-2 hover:bg-paper"
            >
              <span className="min-w-0 flex-1">
                <span className="font-semibold">{who}</span> {what}
              </span>
              <span className="shrink-0 text-soft text-xs">
                <Time at={at} />
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
